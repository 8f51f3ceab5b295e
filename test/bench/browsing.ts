// How long a page of history takes to find at many rows, and how that grows from a tenth of them. Held against its bound is what 99 of
// 100 questions take of themselves: each is asked in several rounds, and the middle of its times counts. The table of all kinds is
// written beside the figures, which are their worst.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { CORE_FLAGS } from '../../scripts/lib/core.mjs'
import { BENCH_PROGRAMS } from './benchServer.ts'
import { casesNamed, Measured, PAGE, type Case } from './browseCases.ts'
import { figureOf, type Figure } from './measure/figure.ts'
import { archiveAt } from './keptArchive.ts'

const MAX_GROWTH = 2
/** Below this, growth is noise of the clock and of the thread. */
const GROWTH_FLOOR_MS = 5

interface Compared {
  kind: Case
  cells: number[]
  rows: number
  /** What 99 of 100 take of themselves at many rows. */
  ms: number
  growth: number
}

function measureApart(folder: string, count: number): Measured {
  const program = join(process.env[BENCH_PROGRAMS] ?? '', 'browse.js')
  const args = [...CORE_FLAGS, program, archiveAt(folder, count), String(count)]
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) throw new Error('measuring pages failed')
  return Measured.parse(JSON.parse(stdout))
}

function compare(cases: readonly Case[], few: Measured, many: Measured): Compared[] {
  return cases.map((kind, index) => {
    const [small, large] = [few[index], many[index]]
    if (small === undefined || large === undefined) throw new Error(`${kind.name} was not measured`)
    return {
      kind,
      cells: [small.half, small.most, large.half, large.most],
      rows: large.rows,
      ms: large.ofItself,
      growth: large.ofItself / Math.max(small.ofItself, GROWTH_FLOOR_MS),
    }
  })
}

const HEADINGS = ['half', '99 of 100', 'half', '99 of 100', 'of itself', 'at most', 'growth', 'rows']

function notify(compared: readonly Compared[], count: number): void {
  const row = (mark: string, name: string, cells: readonly string[]) =>
    process.stderr.write(`${mark} ${name.padEnd(34)}${cells.map((cell) => cell.padStart(10)).join('')}\n`)
  process.stderr.write(`${PAGE} rows a page, ms at ${count / 10} and at ${count} rows\n`)
  row(' ', '', HEADINGS)
  for (const { kind, cells, rows, ms, growth } of compared) {
    const isGood = ms <= kind.most && (kind.isLinear === true || growth <= MAX_GROWTH)
    const times = [...cells, ms].map((time) => time.toFixed(1))
    row(isGood ? ' ' : '!', kind.name, [...times, `${kind.most}`, growth.toFixed(1), `${rows}`])
  }
}

const NAMES: ReadonlyMap<number, string> = new Map([
  [5, 'pages and single filters'],
  [25, 'two filters and a word'],
  [15, 'words, hashes and addresses'],
  [200, 'inside a hash'],
])

/** @returns the worst of each group of kinds with the same bound, and the greatest growth. */
export function measureBrowsing(folder: string, count: number): Figure[] {
  const cases = casesNamed(process.env['BENCH_ONLY'])
  const compared = compare(cases, measureApart(folder, count / 10), measureApart(folder, count))
  notify(compared, count)
  const bounds = [...new Set(cases.map(({ most }) => most))]
  const growths = compared.flatMap(({ kind, growth }) => (kind.isLinear === true ? [] : [growth]))
  return [
    ...bounds.map((bound) => {
      const times = compared.flatMap(({ kind, ms }) => (kind.most === bound ? [ms] : []))
      return figureOf(`the slowest of ${NAMES.get(bound) ?? 'others'}, 99 of 100`, 'ms', [Math.max(...times)], bound)
    }),
    figureOf('the greatest growth at ten times the rows', 'times', [Math.max(...growths)], MAX_GROWTH),
  ]
}
