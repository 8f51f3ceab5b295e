// Names the tests that `npm run abuse` runs with many inputs, by part.

/** Files and folders of tests, by part of the command. */
export const ABUSE_PARTS = {
  contract: ['test/abuse/contract.test.ts'],
  vault: ['test/abuse/vault.test.ts'],
  databases: ['test/abuse/databases.test.ts', 'test/abuse/rows.test.ts', 'test/flows/maintenance/maintenanceHostile.test.ts'],
  device: ['test/abuse/device.test.ts', 'test/flows/device/deviceSequences.test.ts', 'test/flows/device/deviceFrames.test.ts'],
  files: ['test/abuse/files.test.ts'],
  protocols: [
    'test/flows/routes/mutatedBodies.test.ts',
    'test/flows/routes/mutatedReplies.test.ts',
    'test/flows/sync/ownedMutated.test.ts',
    'test/flows/sync/syncMutated.test.ts',
    'test/flows/sync/syncLagging.test.ts',
  ],
  proposals: ['test/abuse/proposals.test.ts'],
  corpus: ['test/corpus'],
  links: ['src/shared/contract/transfer/transferLink.test.ts'],
  loopback: ['test/hosts/loopback/loopbackAbuse.test.ts', 'test/hosts/loopback/loopbackLoad.test.ts'],
  restarts: ['test/flows/transfers/restartAtEveryFact.test.ts'],
}
