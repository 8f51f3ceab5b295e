// npm run soak -- --seeds 20 --rows 100000 [--first 1] [--bytes 2000] [--dialect rollytics|core] [--older FOLDER]: one line a seed; ends
// with 1 when one of them differs from the indexer or, in any table, from an undisturbed copy. With --older, the version in FOLDER (another
// checkout, with its packages installed) copies the first third to half. With --once: `sync --once` of the built core, which must end
// with 0.
import { parseArgs } from 'node:util'
import { tempFolder } from '../support/benches/syncBench.ts'
import { setup } from '../support/programs/bundleOnce.ts'
import { olderProgram } from './lives.ts'
import { runOnceSoak, runSoak, type SoakResult } from './soak.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1' },
    first: { type: 'string', default: '1' },
    rows: { type: 'string', default: '100000' },
    bytes: { type: 'string', default: '2000' },
    dialect: { type: 'string' },
    older: { type: 'string' },
    once: { type: 'boolean', default: false },
  },
})

const [seeds, first, rows, bytes] = [values.seeds, values.first, values.rows, values.bytes].map(Number)
if (seeds === undefined || first === undefined || rows === undefined || bytes === undefined) throw new Error('a number is missing')

const older = values.older === undefined ? null : await olderProgram(values.older)
const removeBundles = await setup()
try {
  for (let seed = first; seed < first + seeds; seed += 1) {
    const folder = tempFolder()
    // Both dialects in turn, unless one is asked for.
    const dialect = (values.dialect ?? (seed % 2 === 0 ? 'core' : 'rollytics')) === 'core' ? 'core' : 'rollytics'
    try {
      const options = { seed, rows, bytes, dialect, failing: 0.05, folder: folder.path, maxMs: 60 * 60_000 } as const
      const killed = { ...options, killAfter: { least: 3, most: 20 }, ...(older === null ? {} : { older: older.program }) }
      const result = values.once ? await runOnceSoak(options) : await runSoak(killed)
      process.stdout.write(`seed ${seed} ${dialect}: ${told(result)}\n`)
      if (result.differences.length > 0) process.exitCode = 1
    } finally {
      folder.remove()
    }
  }
} finally {
  removeBundles()
  older?.remove()
}

function told({ kills, requests, failures, seconds, upgrade, derived, differences }: SoakResult): string {
  const copied = `${rows} rows, ${requests} pages, ${failures} failed, ${kills} kills, ${seconds.toFixed(1)} s`
  const upgraded =
    upgrade === null ? [] : [`upgraded at ${upgrade.rows} rows, ${upgrade.unmigrated} of ${upgrade.early} early kills before the migration`]
  const compared =
    derived === null
      ? []
      : [`undisturbed ${derived.copySeconds.toFixed(1)} s, ${derived.rows} rows compared in ${derived.seconds.toFixed(1)} s`]
  const verdict = differences.length === 0 ? 'equal' : `DIFFERENT: ${differences.join('; ')}`
  return `${[copied, ...upgraded, ...compared].join('; ')}: ${verdict}`
}
