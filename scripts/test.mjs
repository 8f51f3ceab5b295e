// `npm test`: checks, build, unit and flow tests, a few ratios, then the app in a real browser. `--app` builds and runs the last only.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/bundles.mjs'
import { provideChromium } from './lib/chromium.mjs'
import { runNode } from './lib/run.mjs'
import { readReports } from './lib/testReport.mjs'

const args = process.argv.slice(2)
const appOnly = args.includes('--app')
const passOn = args.filter((arg) => arg !== '--app')
const reports = mkdtempSync(join(tmpdir(), 'waybill-test-'))
const unitReport = join(reports, 'unit.json')
const appReport = join(reports, 'app.json')

/** In order; a broken build makes what follows meaningless, after anything else the later stages still report. */
const stages = [
  { name: 'check', run: () => runNode(['scripts/check.mjs']), skip: appOnly },
  { name: 'build', run: () => build({ quiet: true }), stops: true },
  { name: 'units, flows, hosts', run: runUnits, skip: appOnly },
  { name: 'ratios of the benchmark', run: holdRatios, skip: appOnly },
  { name: 'app in a browser', run: runApp },
]

function runUnits() {
  return runNode(['node_modules/vitest/vitest.mjs', 'run'], { env: { WAYBILL_UNIT_REPORT: unitReport } })
}

/** Compares the times of copying a small history with those of a bare loop: twice as much is more than noise. */
function holdRatios() {
  const size = ['--rows', '10000', '--many', '0']
  return runNode(['test/bench/benchMain.ts', ...size, '--part', 'copying', '--part', 'quiet', '--against', '--room', '1'])
}

async function runApp() {
  const env = { WAYBILL_CHROMIUM: await provideChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: appReport }
  return runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...passOn], { env })
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
const { passed, failed, flaky, skipped, failures } = readReports(unitReport, appReport)
for (const { name, reason } of failures) process.stdout.write(`\n× ${name}\n${reason}\n`)
process.stdout.write(`${passed} tests passed, ${failed} failed, ${skipped} skipped\n`)
if (flaky > 0) process.stdout.write(`${flaky} passed only at a second try: mend them\n`)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
rmSync(reports, { recursive: true, force: true })
