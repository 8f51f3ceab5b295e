// The app against a practice network that the test holds: for what goes wrong outside, for a Ledger in the test's hands,
// and for counting what really happened on the chains.
import type { PracticeServer } from '../../support/benches/practiceServer.ts'
import { serveLive, startLiveNetwork } from './liveNetwork.ts'
import { startHostProcess, type HostedApp, type HostProcess } from './hostProcess.ts'
import { closePages, test as base, type RunningApp } from './runningApp.ts'

export interface LiveApp extends PracticeServer {
  /** Starts the app, also again after its end; on the same data folder. */
  start(): Promise<RunningApp>
  /** Starts it in a process of its own, which can be killed. */
  startAlone(): Promise<RunningApp & { kill(): Promise<void> }>
}

/**
 * Adds a network of the test's own, and the app on it. `liveClock` is the network's time; the app's own goes on. With `begins: 'copied'`
 * the first account of the Ledger was added and its history copied before.
 */
export const test = base.extend<{ live: LiveApp; liveClock: { now(): number } }>({
  // An object, because Playwright would call a function as a fixture.
  liveClock: [{ now: () => Date.now() }, { option: true }],
  kept: 'live',
  live: async ({ host, dataFolder, context, liveClock }, use) => {
    const server = await startLiveNetwork(dataFolder, liveClock)
    const apps: HostedApp[] = []
    const alone: HostProcess[] = []
    const start = async () => {
      const app = await serveLive(host, dataFolder, server)
      apps.push(app)
      return app
    }
    const startAlone = async () => {
      const own = startHostProcess()
      alone.push(own)
      return { ...(await serveLive(own, dataFolder, server)), kill: own.close }
    }
    await use({ ...server, start, startAlone })
    await closePages(context)
    for (const own of alone) await own.close()
    for (const app of apps) await app.stop()
    await server.close()
  },
})
