// Measures the pages of one archive in a separate process, so that only the disk is warm. Arguments: the folder of the archive and its
// number of rows. Prints `Measured` as JSON. BENCH_ONLY=amount: only kinds with that in their name.
import { join } from 'node:path'
import { activityHandlers } from '../../src/main/features/activity/methods.ts'
import { createRegistry } from '../../src/main/clients/chains/registry/registry.ts'
import { systemClock } from '../../src/main/platform/time.ts'
import { openArchiveReader } from '../../src/main/db/archiveReader.ts'
import { createArchiveReader } from '../../src/main/db/archive/read/reader.ts'
import type { ActivityPage } from '../../src/shared/contract/history/activity.ts'
import { WORKERS } from '../support/programs/workers.ts'
import { ACCOUNTS, NETWORK, rowAt } from './browseArchive.ts'
import { casesNamed, PAGE, type Case, type Measured } from './browseCases.ts'
import { percentile } from './measure/figure.ts'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 200)
/** Of each kind before the first is measured: compiled code, memory that has grown. */
const WARM_RUNS = 20
/** Of all kinds, one after the other, so that a question is asked again when thousands of others have been. */
const ROUNDS = 5

/** Times of a kind in one round, in the order of its questions. */
interface Round {
  times: number[]
  rows: number
}

async function measureKind(ask: (run: number) => Promise<ActivityPage>): Promise<Round> {
  const times: number[] = []
  let rows = 0
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    const page = await ask(run)
    times.push(performance.now() - start)
    rows = page.items.length
    if (page.searchedTo !== null) throw new Error('a search was broken off')
  }
  return { times, rows }
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
  const rounds = cases.map((): Round[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, kind] of cases.entries()) rounds[index]?.push(await measureKind((run) => ask(kind, run)))
  }
  await reader.close()
  archive.close()
  return cases.map(({ name }, index) => ({ name, ...summary(rounds[index] ?? []) }))
}

/**
 * Summarises the rounds. Transferred bytes are those of the middle round. The own time of a question is the median of all rounds: an
 * interrupt, or a processor that the host took away, hits a different question each time, while a slow question is slow each time.
 */
function summary(rounds: readonly Round[]): Omit<Measured[number], 'name'> {
  const middle = (values: readonly number[]) => percentile(values, 0.5)
  const passed = (share: number) => middle(rounds.map(({ times }) => percentile(times, share)))
  const questions = Array.from({ length: RUNS }, (_, run) => middle(rounds.map(({ times }) => times[run] ?? Number.NaN)))
  return { half: passed(0.5), most: passed(0.99), ofItself: percentile(questions, 0.99), rows: rounds[0]?.rows ?? 0 }
}

const [folder = '', count] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await measure(folder, Number(count))))
