// How long a page of history takes to find at a hundred thousand and at a million rows: filters, words, hashes, the worst cases.
// Builds both archives (some minutes; BENCH_FOLDER keeps them for the next time), then measures each in a process of its own.
// Run by `npm run bench:browse`, on a quiet machine: it prints how busy the machine was. What the machine itself adds to 99 of 100 is
// measured between the pages, with a computation that is always the same, and taken off before a time is held against its bound.
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { activityHandlers } from '../../src/main/api/activity.ts'
import { createRegistry } from '../../src/main/chains/registry.ts'
import { systemClock } from '../../src/main/lib/time.ts'
import { openArchiveReader } from '../../src/main/store/archiveReader.ts'
import { createArchiveReader } from '../../src/main/store/archive/reader.ts'
import type { ActivityPage } from '../../src/shared/activity.ts'
import { tempFolder } from '../support/syncBench.ts'
import { ACCOUNTS, NETWORK, rowAt } from './browseArchive.ts'
import { percentile } from './figure.ts'
import { keptArchive } from './keptArchive.ts'
import { WORKERS } from '../support/workers.ts'

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const FEWER = ROWS / 10
const RUNS = Number(process.env['BENCH_RUNS'] ?? 200)
/** Of each kind before the first is measured: compiled code, memory that has grown. */
const WARM_RUNS = 20
/** As the timeline asks. */
const PAGE = 40
const MOST_GROWTH = 2
/** Of all kinds, one after the other; what counts is the middle one of each kind's times. */
const ROUNDS = 3
const CONTROL_STEPS = 1_000_000
/** Below this, growth is noise of the clock and of the thread. */
const GROWTH_FLOOR_MS = 5

interface Case {
  name: string
  /** Milliseconds, 99 of 100. */
  most: number
  text: (run: number, count: number) => string
  /** From the middle of history on. */
  deep?: boolean
  /** Finds little in long lists, so that its time grows with them. */
  isLinear?: boolean
}

const hashOf = (run: number, count: number) => rowAt((run * 7919) % count, count).hash
const addressOf = (run: number, count: number) => rowAt((run * 7919) % count, count).meaning.counterparty ?? ''
const fixed = (text: string) => () => text

const ALL_CASES: readonly Case[] = [
  { name: 'first page', most: 5, text: fixed('') },
  { name: 'deep page', most: 5, text: fixed(''), deep: true },
  { name: 'chain:', most: 5, text: fixed('chain:lantern-1') },
  { name: 'chain:, deep', most: 5, text: fixed('chain:tide-1'), deep: true },
  { name: 'type:', most: 5, text: fixed('type:delegate') },
  { name: 'type: of the oldest alone', most: 5, text: fixed('type:vote') },
  { name: '-type:', most: 5, text: fixed('-type:send') },
  { name: 'status:failed', most: 5, text: fixed('status:failed') },
  { name: 'direction:', most: 5, text: fixed('direction:in') },
  { name: 'direction:, deep', most: 5, text: fixed('direction:in'), deep: true },
  { name: 'denom:', most: 5, text: fixed('denom:ueth') },
  { name: 'amount:> (many)', most: 5, text: fixed('amount:>10') },
  { name: 'amount:> (none)', most: 5, text: fixed('amount:>1000000000') },
  { name: 'amount: a range', most: 5, text: fixed('amount:12.5..13.25') },
  { name: 'from:', most: 5, text: (run, count) => `from:${addressOf(run, count)}` },
  { name: 'to:', most: 5, text: (run, count) => `to:${addressOf(run, count)}` },
  { name: 'nft:', most: 5, text: fixed('nft:3') },
  { name: 'with: a name', most: 5, text: fixed('with:Maren') },
  { name: 'label:', most: 5, text: fixed('label:"tax 2026"') },
  { name: 'account:', most: 5, text: fixed('account:savings') },
  { name: 'before: and after:', most: 5, text: fixed('after:2023-03 before:2023-09') },
  { name: 'before: the oldest', most: 5, text: fixed('before:2021-11-24') },
  { name: 'two filters', most: 25, text: fixed('direction:out type:send') },
  { name: 'two filters and a word', most: 25, text: fixed('direction:out type:send rent') },
  { name: 'two filters and a word, none', most: 25, text: fixed('type:delegate status:failed salary chain:lantern'), isLinear: true },
  { name: 'filters that exclude each other', most: 25, text: fixed('direction:in type:sent send') },
  { name: 'a word', most: 15, text: fixed('salary') },
  { name: 'a beginning of words', most: 15, text: fixed('inv') },
  { name: 'a word of half of all rows', most: 15, text: fixed('send') },
  { name: 'a word of the oldest alone', most: 15, text: fixed('allocation') },
  { name: 'a word that occurs nowhere', most: 15, text: fixed('zzzzz') },
  { name: 'hash', most: 15, text: hashOf },
  { name: 'hash, beginning', most: 15, text: (run, count) => hashOf(run, count).slice(0, 6) },
  { name: 'hash, end', most: 15, text: (run, count) => hashOf(run, count).slice(-6).toLowerCase() },
  { name: 'hash, short form', most: 15, text: (run, count) => hashOf(run, count).replace(/^(.{4}).*(.{4})$/, '$1…$2') },
  { name: 'address', most: 15, text: addressOf },
  { name: 'address, beginning', most: 15, text: (run, count) => addressOf(run, count).slice(0, 11) },
  { name: 'address, end', most: 15, text: (run, count) => addressOf(run, count).slice(-6) },
  { name: 'address, short form', most: 15, text: (run, count) => addressOf(run, count).replace(/^(.{8}).*(.{4})$/, '$1…$2') },
  { name: 'inside a hash', most: 200, text: (run, count) => hashOf(run, count).slice(21, 30), isLinear: true },
]

/** BENCH_ONLY=amount: kinds with that in their name alone. */
const CASES = ALL_CASES.filter(({ name }) => name.includes(process.env['BENCH_ONLY'] ?? ''))

/** Milliseconds that pass, half and 99 of 100. */
const Times = z.object({ half: z.number(), most: z.number() })
type Times = z.infer<typeof Times>
const Measured = z.object({ kinds: z.array(Times.extend({ name: z.string(), rows: z.number() })), control: Times })
type Measured = z.infer<typeof Measured>

function timesOf(times: readonly number[]): Times {
  return { half: percentile(times, 0.5), most: percentile(times, 0.99) }
}

/** Some 3 ms, without memory, disk or another thread. @returns ms */
function control(): number {
  const start = performance.now()
  let sum = 0
  for (let step = 0; step < CONTROL_STEPS; step += 1) sum += Math.sqrt(step)
  if (Number.isNaN(sum)) throw new Error('arithmetic is broken')
  return performance.now() - start
}

async function measureKind(
  ask: (run: number) => Promise<ActivityPage>,
  controls: number[],
): Promise<Omit<Measured['kinds'][number], 'name'>> {
  const times: number[] = []
  let rows = 0
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    const page = await ask(run)
    times.push(performance.now() - start)
    controls.push(control())
    rows = page.items.length
    if (page.searchedTo !== null) throw new Error('a search was broken off')
  }
  return { ...timesOf(times), rows }
}

async function measure(folder: string, count: number): Promise<Measured> {
  const files = { archive: join(folder, 'archive.db'), journal: join(folder, 'journal.db') }
  const archive = openArchiveReader(files)
  const reader = createArchiveReader({ ...files, workerPath: WORKERS.reader, onSlow: () => undefined })
  const browse = activityHandlers({
    archive,
    reader,
    registry: createRegistry(NETWORK),
    world: { clock: systemClock },
    accounts: () => ACCOUNTS,
    transferOf: () => null,
  })
  const ask = async ({ text, deep = false }: Case, run: number) => {
    const { time } = rowAt(Math.floor(count * (0.5 + run / RUNS / 4)), count)
    const cursor = deep ? Buffer.from(JSON.stringify([time, 0])).toString('base64url') : null
    return await browse['activity.page']({ filter: { text: text(run, count) }, cursor, limit: PAGE })
  }
  for (const kind of CASES) for (let run = 0; run < WARM_RUNS; run += 1) await ask(kind, run)
  const rounds: Measured['kinds'][] = []
  const controls: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const kinds: Measured['kinds'] = []
    for (const kind of CASES) kinds.push({ name: kind.name, ...(await measureKind((run) => ask(kind, run), controls)) })
    rounds.push(kinds)
  }
  const middle = (index: number, value: (kind: Times) => number) =>
    percentile(rounds.flatMap((kinds) => kinds[index] ?? []).map(value), 0.5)
  const kinds = (rounds[0] ?? []).map((kind, index) => ({
    ...kind,
    half: middle(index, ({ half }) => half),
    most: middle(index, ({ most }) => most),
  }))
  await reader.close()
  archive.close()
  return { kinds, control: timesOf(controls) }
}

/** In a process of its own, so that nothing is warm but the disk. */
function measureApart(folder: string, count: number): Measured {
  const args = [fileURLToPath(import.meta.url), folder, String(count)]
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) throw new Error('measuring failed')
  return Measured.parse(JSON.parse(stdout))
}

const HEADINGS = ['half', '99 of 100', 'half', '99 of 100', 'of itself', 'at most', 'growth', 'rows']

function compare(folder: string): void {
  const [few, many] = [FEWER, ROWS].map((count) => measureApart(keptArchive(folder, count), count))
  const row = (mark: string, name: string, cells: readonly string[]) =>
    process.stdout.write(`${mark} ${name.padEnd(34)}${cells.map((cell) => cell.padStart(10)).join('')}\n`)
  process.stdout.write(`${PAGE} rows a page, ${RUNS} runs, ms at ${FEWER} and at ${ROWS} rows; load of the machine ${load()}\n`)
  row(' ', '', HEADINGS)
  for (const [index, { name, most, isLinear = false }] of CASES.entries()) {
    const [small, large] = [few?.kinds[index], many?.kinds[index]]
    if (few === undefined || many === undefined || small === undefined || large === undefined) throw new Error(`${name} was not measured`)
    const [smallest, largest] = [small.most - added(few), large.most - added(many)]
    const growth = largest / Math.max(smallest, GROWTH_FLOOR_MS)
    const isGood = largest <= most && (isLinear || growth <= MOST_GROWTH)
    if (!isGood) process.exitCode = 1
    const times = [small.half, small.most, large.half, large.most, largest].map((ms) => ms.toFixed(1))
    row(isGood ? ' ' : '!', name, [...times, `${most}`, growth.toFixed(1), `${large.rows}`])
  }
  const controls = [few, many].flatMap((each) => (each === undefined ? [] : [each.control.half, each.control.most]))
  row(
    ' ',
    'always the same computation',
    controls.map((ms) => ms.toFixed(1)),
  )
  process.stdout.write(`load at the end ${load()}\n`)
}

/** What the machine adds to 99 of 100: interrupts, other programs, and time that its host gives to others. */
function added({ control: { half, most } }: Measured): number {
  return most - half
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}

async function main([folder, count]: readonly string[]): Promise<void> {
  if (folder !== undefined) {
    process.stdout.write(JSON.stringify(await measure(folder, Number(count))))
    return
  }
  const kept = process.env['BENCH_FOLDER']
  if (kept !== undefined) {
    compare(kept)
    return
  }
  const temporary = tempFolder()
  try {
    compare(temporary.path)
  } finally {
    temporary.remove()
  }
}

await main(process.argv.slice(2))
