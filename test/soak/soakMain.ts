// npm run soak -- --seeds 20 --rows 100000 [--first 1] [--bytes 2000] [--dialect rollytics|core]: one line a seed; ends with 1 when
// one of them differs. With --once: `sync --once` of the built core, which must end with 0.
import { parseArgs } from 'node:util'
import { tempFolder } from '../support/benches/syncBench.ts'
import { runOnceSoak, runSoak } from './soak.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1' },
    first: { type: 'string', default: '1' },
    rows: { type: 'string', default: '100000' },
    bytes: { type: 'string', default: '2000' },
    dialect: { type: 'string' },
    once: { type: 'boolean', default: false },
  },
})

const [seeds, first, rows, bytes] = [values.seeds, values.first, values.rows, values.bytes].map(Number)
if (seeds === undefined || first === undefined || rows === undefined || bytes === undefined) throw new Error('a number is missing')

for (let seed = first; seed < first + seeds; seed += 1) {
  const folder = tempFolder()
  // Both dialects in turn, unless one is asked for.
  const dialect = (values.dialect ?? (seed % 2 === 0 ? 'core' : 'rollytics')) === 'core' ? 'core' : 'rollytics'
  try {
    const options = { seed, rows, bytes, dialect, failing: 0.05, folder: folder.path, maxMs: 30 * 60_000 } as const
    const result = values.once ? await runOnceSoak(options) : await runSoak({ ...options, killAfter: { least: 10, most: 60 } })
    const { kills, requests, failures, seconds, differences } = result
    const verdict = differences.length === 0 ? 'equal' : `DIFFERENT: ${differences.join('; ')}`
    const told = `${rows} rows, ${requests} pages, ${failures} failed, ${kills} kills, ${seconds.toFixed(1)} s`
    process.stdout.write(`seed ${seed} ${dialect}: ${told}: ${verdict}\n`)
    if (differences.length > 0) process.exitCode = 1
  } finally {
    folder.remove()
  }
}
