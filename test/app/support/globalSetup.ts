// Once before the app tests: bundles the host that the tests of a worker share, and copies the practice history for the tests that
// begin with it. Both go when the tests are over.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundlePrograms } from '../../support/programs/bundle.ts'
import { programPath } from '../../support/programs/programPath.ts'
import { WORKER_SOURCES } from '../../support/programs/workers.ts'
import { callApp, streamsAtRest } from './atRest.ts'
import { COPIED_FOLDER } from './copiedFolder.ts'
import { APP_HOST, startHostProcess, type HostedApp } from './hostProcess.ts'
import { serveLive, startLiveNetwork } from './liveNetwork.ts'

export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-copied-'))
  process.env[COPIED_FOLDER] = folder
  const programs = { main: join(import.meta.dirname, 'appHost.ts'), ...WORKER_SOURCES }
  await bundlePrograms(programs, dirname(programPath(APP_HOST)), { 'node-hid': join(import.meta.dirname, 'fakeNodeHid.ts') })
  const live = join(folder, 'live')
  await mkdir(live)
  const server = await startLiveNetwork(live)
  const host = startHostProcess()
  const copies = [
    copyHistory(await host.start({ dataFolder: join(folder, 'app'), own: null }), { label: 'Practice', isPractice: true }),
    copyHistory(await serveLive(host, live, server), { label: 'Ledger 1', isPractice: false }),
  ]
  await Promise.all(copies)
  await host.close()
  await server.close()
  return () => rm(folder, { recursive: true, force: true })
}

/** Adds the first account of the Ledger, waits until everything is copied, and ends the app. */
async function copyHistory(app: HostedApp, { label, isPractice }: { label: string; isPractice: boolean }): Promise<void> {
  try {
    if (isPractice) await callApp(app, 'network.select', { kind: 'practice' })
    await callApp(app, 'accounts.addFromDevice', { path: "44'/60'/0'/0/0", label })
    const isAtRest = streamsAtRest()
    while (!isAtRest(await callApp(app, 'sync.state', {}))) await sleep(100)
  } finally {
    await app.stop()
  }
}
