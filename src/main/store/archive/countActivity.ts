// Counts what a search finds: by counters where nothing is left out, by the index otherwise, bounded where asked.
import { z } from 'zod'
import type { ReadDb } from '../database.ts'
import { isEveryLine, isIndexExact, isNarrowed, type ActivityQuery } from './activityQuery.ts'
import { addressIds, createMatches, type Matches } from './readMatches.ts'
import { createRecordReader } from './readActivity.ts'

export interface Counted {
  count: number
  /** False: there are at least so many. */
  isExact: boolean
}

const Count = z.object({ n: z.number().nullable() })
/** Rows of the index, or rows looked at, between two pauses. */
const INDEX_STEP = 50_000
const LINE_STEP = 200

/** Where counting stops, at the latest: transactions counted, and rows looked at. */
export interface CountBounds {
  most: number
  mostLooks: number
}

export const UNBOUNDED: CountBounds = { most: Number.MAX_SAFE_INTEGER, mostLooks: Number.MAX_SAFE_INTEGER }

/** Number of transactions of some accounts, without a look at them. */
export function countAll(db: ReadDb, accounts: readonly string[]): number {
  const ids = addressIds(db, accounts)
  const marks = ids.map(() => '?').join(', ')
  const edges = Count.parse(db.prepare(`SELECT sum(tx_count) AS n FROM address WHERE id IN (${marks})`).get(...ids)).n ?? 0
  if (ids.length < 2) return edges
  const twice = db.prepare(`SELECT count(*) - count(DISTINCT tx_id) AS n FROM shared_tx WHERE address IN (${marks})`).get(...ids)
  return edges - (Count.parse(twice).n ?? 0)
}

/** Counts step by step: each `yield` is a place to pause or to stop. */
export function* countActivity(db: ReadDb, query: ActivityQuery, bounds: CountBounds): Generator<void, Counted> {
  if (!isNarrowed(query) && query.from === null && query.until === null) return { count: countAll(db, query.accounts), isExact: true }
  if (isEveryLine(query.line)) return yield* countMatches(createMatches(db, query), bounds.most)
  // A named transaction is found in either half.
  const isNamed = query.conditions.some(({ txIds }) => txIds.length > 0)
  if (!isIndexExact(query.line) || isNamed) return yield* countLines(db, query, createMatches(db, query), bounds)
  const own = yield* countMatches(createMatches(db, query, 'own'), bounds.most)
  const shared = yield* countLines(db, query, createMatches(db, query, 'shared'), bounds)
  return { count: own.count + shared.count, isExact: own.isExact && shared.isExact }
}

function* countMatches(matches: Matches, most: number): Generator<void, Counted> {
  let count = 0
  for (let place = matches.start; ;) {
    const step = matches.count(place, Math.min(INDEX_STEP, most - count))
    count += step.count
    if (step.next === null) return { count, isExact: true }
    if (count >= most) return { count, isExact: false }
    place = step.next
    yield
  }
}

function* countLines(db: ReadDb, query: ActivityQuery, matches: Matches, { most, mostLooks }: CountBounds): Generator<void, Counted> {
  const read = createRecordReader(db, query)
  let count = 0
  let looks = 0
  for (let place = matches.start; ;) {
    const batch = matches.next(place, LINE_STEP)
    count += batch.filter((match) => read(match) !== null).length
    looks += batch.length
    const last = batch.at(-1)
    if (last === undefined || batch.length < LINE_STEP) return { count, isExact: true }
    if (count >= most || looks >= mostLooks) return { count, isExact: false }
    place = last.place
    yield
  }
}

/** Runs steps to their end, or for as many as `mostSteps`. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
