// `npm run bench`: what the app exists for, measured; see test/bench/benchMain.ts for its options. The part "host" needs the built
// app and a browser.
import { buildIfStale } from './lib/bundles.mjs'
import { provideChromium } from './lib/chromium.mjs'
import { runNode } from './lib/run.mjs'

const args = process.argv.slice(2)
const startsTheApp = args.includes('host') || !args.some((arg) => arg === '--part' || arg.startsWith('--part='))
const built = startsTheApp ? await buildIfStale() : 0
const env = startsTheApp ? { WAYBILL_CHROMIUM: await provideChromium() } : {}
process.exitCode = built === 0 ? await runNode(['test/bench/benchMain.ts', ...args], { env }) : built
