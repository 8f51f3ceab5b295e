// A practice network that a test holds, in its folder, and the app on it.
import { join } from 'node:path'
import { startPracticeServer, type PracticeServer } from '../../support/benches/practiceServer.ts'
import type { HostedApp, HostProcess } from './hostProcess.ts'

/** Blocks of half a second. */
const PACE = 4
const systemClock = { now: () => Date.now() }

/** Starts the network that is kept in `folder`, or a new one. */
export function startLiveNetwork(folder: string, clock: { now(): number } = systemClock): Promise<PracticeServer> {
  return startPracticeServer({ seed: 1, file: join(folder, 'network.db'), clock, pace: PACE })
}

/** Starts the app on a network, with its own data in the same `folder`. */
export function serveLive(host: HostProcess, folder: string, server: PracticeServer): Promise<HostedApp> {
  const { routerUrl: router, vipUrl: vip, chains, assets, practice, hidPort } = server
  const { contracts } = practice.network
  return host.start({ dataFolder: join(folder, 'app'), own: { file: { router, vip, chains, assets, contracts }, hidPort } })
}
