// The pages of one archive, measured in a process of its own, so that nothing is warm but the disk. Arguments: the folder of the
// archive and its number of rows. Prints `Measured` as JSON. BENCH_ONLY=amount: kinds with that in their name alone.
import { join } from 'node:path'
import { activityHandlers } from '../../src/main/api/activity.ts'
import { createRegistry } from '../../src/main/chains/registry.ts'
import { systemClock } from '../../src/main/lib/time.ts'
import { openArchiveReader } from '../../src/main/store/archiveReader.ts'
import { createArchiveReader } from '../../src/main/store/archive/reader.ts'
import type { ActivityPage } from '../../src/shared/activity.ts'
import { WORKERS } from '../support/workers.ts'
import { ACCOUNTS, NETWORK, rowAt } from './browseArchive.ts'
import { casesNamed, PAGE, type Case, type Measured, type Times } from './browseCases.ts'
import { percentile } from './figure.ts'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 200)
/** Of each kind before the first is measured: compiled code, memory that has grown. */
const WARM_RUNS = 20
/** Of all kinds, one after the other; what counts is the middle one of each kind's times. */
const ROUNDS = 3
const CONTROL_STEPS = 1_000_000

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

async function measureKind(ask: (run: number) => Promise<ActivityPage>, controls: number[]): Promise<Times & { rows: number }> {
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
  const registry = createRegistry(NETWORK)
  const browse = activityHandlers({
    archive,
    reader,
    registry,
    world: { clock: systemClock },
    accounts: () => ACCOUNTS,
    transferOf: () => null,
  })
  const ask = async ({ text, deep = false }: Case, run: number) => {
    const { time } = rowAt(Math.floor(count * (0.5 + run / RUNS / 4)), count)
    const cursor = deep ? Buffer.from(JSON.stringify([time, 0])).toString('base64url') : null
    return await browse['activity.page']({ filter: { text: text(run, count) }, cursor, limit: PAGE })
  }
  const cases = casesNamed(process.env['BENCH_ONLY'])
  for (const kind of cases) for (let run = 0; run < WARM_RUNS; run += 1) await ask(kind, run)
  const rounds: Measured['kinds'][] = []
  const controls: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const kinds: Measured['kinds'] = []
    for (const kind of cases) kinds.push({ name: kind.name, ...(await measureKind((run) => ask(kind, run), controls)) })
    rounds.push(kinds)
  }
  await reader.close()
  archive.close()
  return { kinds: middleOf(rounds), control: timesOf(controls) }
}

function middleOf(rounds: readonly Measured['kinds'][]): Measured['kinds'] {
  const middle = (index: number, value: (kind: Times) => number) =>
    percentile(rounds.flatMap((kinds) => kinds[index] ?? []).map(value), 0.5)
  return (rounds[0] ?? []).map((kind, index) => ({
    ...kind,
    half: middle(index, ({ half }) => half),
    most: middle(index, ({ most }) => most),
  }))
}

const [folder = '', count] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await measure(folder, Number(count))))
