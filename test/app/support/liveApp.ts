// The app against a practice network that the test holds: for what goes wrong outside, for a Ledger in the test's hands,
// and for counting what really happened on the chains.
import { join } from 'node:path'
import { startPracticeServer, type PracticeServer } from '../../support/benches/practiceServer.ts'
import { programPath } from '../../support/programs/programPath.ts'
import { serveProgram } from '../../support/programs/runCli.ts'
import type { LiveHostOptions } from './liveHost.ts'
import { test as base, urlOf, type RunningApp } from './runningApp.ts'
import { WORKERS } from '../../support/programs/workers.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** Blocks of half a second. */
const PACE = 4

export interface LiveApp extends PracticeServer {
  /** Starts the app, also again after a kill; on the same data folder. */
  start(): Promise<RunningApp>
}

/** Adds a network of the test's own, and the app on it. `liveClock` is the network's time; the app's own goes on. */
export const test = base.extend<{ live: LiveApp; liveClock: { now(): number } }>({
  // An object, because Playwright would call a function as a fixture.
  liveClock: [{ now: () => Date.now() }, { option: true }],
  live: async ({ dataFolder, context, liveClock }, use) => {
    const server = await startPracticeServer({ seed: 1, file: join(dataFolder, 'network.db'), clock: liveClock, pace: PACE })
    const { routerUrl: router, chains, assets, practice } = server
    const { contracts } = practice.network
    const options: LiveHostOptions = {
      dataFolder: join(dataFolder, 'app'),
      file: { router, chains, assets, contracts },
      renderer: join(root, 'out/renderer'),
      workers: WORKERS,
    }
    const apps: RunningApp[] = []
    const start = async () => {
      const env = { WAYBILL_TEST_HID_PORT: String(server.hidPort) }
      const served = await serveProgram([programPath('liveHost'), JSON.stringify(options)], env)
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
