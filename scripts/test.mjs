// `npm test`: checks, unit and flow tests, build, then the app in a real browser. `--app` runs the last two only.
import { build } from './lib/bundles.mjs'
import { provideChromium } from './lib/chromium.mjs'
import { runNode } from './lib/run.mjs'

const args = process.argv.slice(2)
const appOnly = args.includes('--app')
const passOn = args.filter((arg) => arg !== '--app')

/** In order; a broken build makes what follows meaningless, anything else still lets the later stages report. */
const stages = [
  { name: 'check', run: () => runNode(['scripts/check.mjs']), skip: appOnly },
  { name: 'build', run: () => build({ quiet: true }), stops: true },
  { name: 'unit and flows', run: () => runNode(['node_modules/vitest/vitest.mjs', 'run']), skip: appOnly },
  { name: 'app', run: runApp },
]

async function runApp() {
  const browser = await provideChromium()
  return runNode(['node_modules/@playwright/test/cli.js', 'test', ...passOn], { env: { WAYBILL_CHROMIUM: browser } })
}

const results = []
for (const stage of stages) {
  if (stage.skip === true) continue
  process.stdout.write(`\n== ${stage.name}\n`)
  const start = performance.now()
  const code = await stage.run().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    return 1
  })
  results.push({ name: stage.name, code, seconds: ((performance.now() - start) / 1000).toFixed(0) })
  if (code !== 0 && stage.stops === true) break
}

process.stdout.write('\n')
for (const { name, code, seconds } of results) process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`)
const failed = results.filter(({ code }) => code !== 0).length
process.stdout.write(`${results.length - failed} stages passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
