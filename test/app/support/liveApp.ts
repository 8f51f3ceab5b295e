// The app against a practice network that the test holds: for what goes wrong outside, for a Ledger in the test's hands,
// and for counting what really happened on the chains.
import type { PracticeServer } from '../../support/benches/practiceServer.ts'
import { serveLive, startLiveNetwork } from './liveNetwork.ts'
import { test as base, urlOf, type RunningApp } from './runningApp.ts'

export interface LiveApp extends PracticeServer {
  /** Starts the app, also again after a kill; on the same data folder. */
  start(): Promise<RunningApp>
}

/**
 * Adds a network of the test's own, and the app on it. `liveClock` is the network's time; the app's own goes on. With `begins: 'copied'`
 * the first account of the Ledger was added and its history copied before.
 */
export const test = base.extend<{ live: LiveApp; liveClock: { now(): number } }>({
  // An object, because Playwright would call a function as a fixture.
  liveClock: [{ now: () => Date.now() }, { option: true }],
  kept: 'live',
  live: async ({ dataFolder, context, liveClock }, use) => {
    const server = await startLiveNetwork(dataFolder, liveClock)
    const apps: RunningApp[] = []
    const start = async () => {
      const served = await serveLive(dataFolder, server)
      const app = { ...served, url: urlOf(served) }
      apps.push(app)
      return app
    }
    await use({ ...server, start })
    // A page that loses its app would report it.
    for (const page of context.pages()) await page.close()
    for (const app of apps) await app.kill()
    await server.close()
  },
})
