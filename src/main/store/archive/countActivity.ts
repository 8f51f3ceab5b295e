// Counts what a search finds: by counters where nothing is left out, by the index otherwise, bounded where asked.
import { z } from 'zod'
import type { ReadDb } from '../database.ts'
import { isEveryLine, isNarrowed, type ActivityQuery } from './activityQuery.ts'
import { addressIds, createMatches } from './readMatches.ts'
import { createRecordReader } from './readActivity.ts'

export interface Counted {
  count: number
  /** False: there are at least so many. */
  isExact: boolean
}

const Count = z.object({ n: z.number().nullable() })
/** Rows of the index, or rows looked at, between two pauses. */
const INDEX_STEP = 50_000
const LINE_STEP = 500

/** Number of transactions of some accounts, without a look at them. */
export function countAll(db: ReadDb, accounts: readonly string[]): number {
  const ids = addressIds(db, accounts)
  const marks = ids.map(() => '?').join(', ')
  const edges = Count.parse(db.prepare(`SELECT sum(tx_count) AS n FROM address WHERE id IN (${marks})`).get(...ids)).n ?? 0
  if (ids.length < 2) return edges
  const twice = db.prepare(`SELECT count(*) - count(DISTINCT tx_id) AS n FROM shared_tx WHERE address IN (${marks})`).get(...ids)
  return edges - (Count.parse(twice).n ?? 0)
}

/**
 * Counts step by step: each `yield` is a place to pause or to stop. Stops by itself at `most`.
 * @returns exact below `most`.
 */
export function* countActivity(db: ReadDb, query: ActivityQuery, most: number): Generator<void, Counted> {
  if (!isNarrowed(query) && query.from === null && query.until === null) return { count: countAll(db, query.accounts), isExact: true }
  const matches = createMatches(db, query)
  const isSure = isEveryLine(query.line)
  const read = createRecordReader(db, query)
  let count = 0
  for (let place = matches.start; ;) {
    if (isSure) {
      const step = matches.count(place, Math.min(INDEX_STEP, most - count))
      count += step.count
      if (step.next === null) return { count, isExact: true }
      place = step.next
    } else {
      const batch = matches.next(place, LINE_STEP)
      count += batch.filter((match) => read(match) !== null).length
      const last = batch.at(-1)
      if (last === undefined || batch.length < LINE_STEP) return { count, isExact: true }
      place = last.place
    }
    if (count >= most) return { count: most, isExact: false }
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
