// `npm run abuse -- [--each 10000] [--seconds 60] [--seed 1] [--part contract]`: runs the abuse tests with many inputs, and prints what was
// tried.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ABUSE_PARTS } from './lib/abuseParts.mjs'
import { runNode } from './lib/run.mjs'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    part: { type: 'string', default: '' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'waybill-abuse-'))
const figures = join(folder, 'figures.jsonl')
const { each, seconds, seed } = values
const env = { ABUSE_EACH: each, ABUSE_SECONDS: seconds, ABUSE_SEED: seed, ABUSE_FIGURES: figures }

process.stdout.write(`seed ${seed}, at most ${each} inputs and ${seconds} s each\n`)
const chosen = values.part === '' ? Object.values(ABUSE_PARTS).flat() : ABUSE_PARTS[values.part]
if (chosen === undefined) throw new Error(`no part “${values.part}”: ${Object.keys(ABUSE_PARTS).join(', ')}`)
const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--testTimeout', '3600000', ...chosen], { env })

let sum = 0
for (const line of existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : []) {
  const { part, name, tried, ends = {} } = JSON.parse(line)
  sum += tried
  const told = Object.entries(ends).map(([end, count]) => `${end} ${count}`)
  process.stdout.write(`${part} ${name}: ${tried}${told.length === 0 ? '' : ` (${told.join(', ')})`}\n`)
}
process.stdout.write(`${sum} inputs counted, seed ${seed}: ${code === 0 ? 'nothing failed' : 'FAILED, see above'}\n`)
process.exitCode = code
rmSync(folder, { recursive: true, force: true })
