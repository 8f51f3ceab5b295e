// npm run torture -- --runs 500 --seed 1 [--each 20] [--minutes 30]: transfers of all kinds under kills, faults and repeated clicks,
// in worlds of their own; one line a world, the figures at the end; ends with 1 at any violation. After so many minutes no world begins.
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleHarness } from '../support/harnessProcess.ts'
import { tempFolder } from '../support/syncBench.ts'
import { runWorld, type WorldResult } from './run.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '30' },
  },
})
const [runs = 0, seed = 0, each = 0, minutes = 0] = [values.runs, values.seed, values.each, values.minutes].map(Number)
if ([runs, seed, each, minutes].some((one) => !Number.isInteger(one) || one < 1))
  throw new Error('runs, seed, each and minutes are whole numbers from 1')

/** A world that takes longer has lost something. */
const WORLD_MS = 10 * 60_000

const bundle = await bundleHarness()
const results: WorldResult[] = []
const over = Date.now() + minutes * 60_000
for (let made = 0, world = seed; made < runs && Date.now() < over; world += 1) {
  const transfers = Math.min(each, runs - made)
  const folder = tempFolder()
  try {
    const result = await runWorld({ seed: world, transfers, bundle, folder: folder.path, mostMs: WORLD_MS })
    results.push(result)
    made += transfers
    const told = `${transfers} transfers, ${result.kills} kills, ${result.troubles} faults, ${result.consents} consents, ${result.seconds.toFixed(1)} s`
    process.stdout.write(`seed ${world}: ${told}: ${result.violations.length === 0 ? 'all right' : 'VIOLATED'}\n`)
    for (const violation of result.violations) process.stdout.write(`  ${violation}\n`)
  } finally {
    folder.remove()
  }
}
rmSync(dirname(bundle), { recursive: true, force: true })

const sum = (pick: (result: WorldResult) => Record<string, number>) =>
  results.map(pick).reduce<Record<string, number>>((all, one) => {
    for (const [name, count] of Object.entries(one)) all[name] = (all[name] ?? 0) + count
    return all
  }, {})
const violations = results.flatMap((result) => result.violations)
const figures = { kinds: sum(({ kinds }) => kinds), phases: sum(({ phases }) => phases), violations: violations.length }
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
const isWhole = Object.values(figures.kinds).reduce((all, count) => all + count, 0) >= runs
if (!isWhole) process.stdout.write('The time was over before all runs were made.\n')
if (violations.length > 0 || !isWhole) process.exitCode = 1
