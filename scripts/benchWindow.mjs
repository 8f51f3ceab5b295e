// `npm run bench:window`: builds what is outdated, finds a browser, and measures the window at a hundred thousand transactions.
import { buildIfStale } from './lib/bundles.mjs'
import { provideChromium } from './lib/chromium.mjs'
import { runNode } from './lib/run.mjs'

const built = await buildIfStale()
process.exitCode = built === 0 ? await runNode(['test/bench/windowMain.ts'], { env: { WAYBILL_CHROMIUM: await provideChromium() } }) : built
