// A practice network that a test holds, in its folder, and the app on it in another process.
import { join } from 'node:path'
import { startPracticeServer, type PracticeServer } from '../../support/benches/practiceServer.ts'
import { programPath } from '../../support/programs/programPath.ts'
import { serveProgram, type Served } from '../../support/programs/runCli.ts'
import { WORKERS } from '../../support/programs/workers.ts'
import type { LiveHostOptions } from './liveHost.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** Blocks of half a second. */
const PACE = 4
const systemClock = { now: () => Date.now() }

/** Starts the network that is kept in `folder`, or a new one. */
export function startLiveNetwork(folder: string, clock: { now(): number } = systemClock): Promise<PracticeServer> {
  return startPracticeServer({ seed: 1, file: join(folder, 'network.db'), clock, pace: PACE })
}

/** Starts the app on a network, with its own data in the same `folder`. */
export function serveLive(
  folder: string,
  { routerUrl: router, vipUrl: vip, chains, assets, practice, hidPort }: PracticeServer,
): Promise<Served> {
  const { contracts } = practice.network
  const options: LiveHostOptions = {
    dataFolder: join(folder, 'app'),
    file: { router, vip, chains, assets, contracts },
    renderer: join(root, 'out/renderer'),
    workers: WORKERS,
  }
  return serveProgram([programPath('liveHost'), JSON.stringify(options)], { WAYBILL_TEST_HID_PORT: String(hidPort) })
}
