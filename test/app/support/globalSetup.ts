// Once before the app tests: bundles the host for networks of a test's own, and copies the practice history for the tests that
// begin with it. Both go when the tests are over.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleProgram } from '../../support/programs/bundle.ts'
import { serveCli } from '../../support/programs/runCli.ts'
import { callApp, streamsAtRest } from './atRest.ts'
import { COPIED_FOLDER } from './copiedFolder.ts'

export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-copied-'))
  process.env[COPIED_FOLDER] = folder
  await bundleProgram(join(import.meta.dirname, 'liveHost.ts'), 'liveHost', { 'node-hid': join(import.meta.dirname, 'fakeNodeHid.ts') })
  await copyPractice(folder)
  return () => rm(folder, { recursive: true, force: true })
}

/** Opens the practice network as Welcome does, and waits until everything is copied. */
async function copyPractice(dataFolder: string): Promise<void> {
  const app = await serveCli(['--data-dir', dataFolder])
  try {
    await callApp(app, 'network.select', { kind: 'practice' })
    await callApp(app, 'accounts.addFromDevice', { path: "44'/60'/0'/0/0", label: 'Practice' })
    const isAtRest = streamsAtRest()
    while (!isAtRest(await callApp(app, 'sync.state', {}))) await sleep(100)
  } finally {
    await app.stop()
  }
}
