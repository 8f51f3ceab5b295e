// npm run torture -- --runs 500 --seed 1 [--each 20] [--minutes 30] [--at-once 6]: runs transfers of all kinds under kills, troubles and
// repeated clicks, in separate worlds; prints one line per world and the figures at the end; ends with 1 at any violation. After so many
// minutes no world begins. `--runs 20 --seed 7` runs the world of seed 7 again, event by event.
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { tempFolder } from '../support/benches/syncBench.ts'
import { bundleApp } from './appProcess.ts'
import { printFigures, sumOf } from './figures.ts'
import { runWorld, type WorldResult } from './run.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '30' },
    'at-once': { type: 'string', default: '6' },
  },
})
const asked = [values.runs, values.seed, values.each, values.minutes, values['at-once']].map(Number)
const [runs = 0, seed = 0, each = 0, minutes = 0, atOnce = 0] = asked
if (asked.some((one) => !Number.isInteger(one) || one < 1))
  throw new Error('runs, seed, each, minutes and at-once are whole numbers from 1')

const say = (line: string) => process.stdout.write(`${line}\n`)
const begun = Date.now()
const bundle = await bundleApp()
const worlds = Array.from({ length: Math.ceil(runs / each) }, (_, index) => ({
  seed: seed + index,
  transfers: Math.min(each, runs - index * each),
}))
const results: WorldResult[] = []

async function runSome(): Promise<void> {
  for (;;) {
    const world = Date.now() < begun + minutes * 60_000 ? worlds.shift() : undefined
    if (world === undefined) return
    const folder = tempFolder()
    try {
      const result = await runWorld({ ...world, bundle, folder: folder.path })
      results.push(result)
      const { violations, killsAt, digest, seconds, events } = result
      const verdict = violations.length === 0 ? 'all right' : 'VIOLATED'
      say(
        `seed ${world.seed}: ${world.transfers} transfers, ${sumOf(killsAt)} kills, ${events} events, ${digest}, ${seconds.toFixed(1)} s: ${verdict}`,
      )
      for (const violation of violations) say(`  ${violation}`)
    } finally {
      folder.remove()
    }
  }
}

await Promise.all(Array.from({ length: atOnce }, runSome))
rmSync(dirname(bundle), { recursive: true, force: true })

say(printFigures(results))
const violated = results.flatMap(({ violations }) => violations).length
const made = results.reduce((all, { outcomes }) => all + Object.values(outcomes).reduce((some, one) => some + sumOf(one), 0), 0)
say(`${made} transfers in ${Math.round((Date.now() - begun) / 1000)} s: ${violated} violations.`)
if (made < runs) say('The time was over before all runs were made.')
if (violated > 0 || made < runs) process.exitCode = 1
