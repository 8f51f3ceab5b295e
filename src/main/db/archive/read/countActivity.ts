// Counts the rows of a search: by counters without a filter, by the index where it is exact, row by row otherwise.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { isEveryLine, isIndexExact, isNarrowed, type ActivityQuery } from '../search/activityQuery.ts'
import { addressIds, createMatches, type Matches } from '../search/readMatches.ts'
import { createLineReader } from '../search/readLines.ts'

/** A number of rows. */
export interface Counted {
  count: number
  /** False: `count` is a lower bound. */
  isExact: boolean
}

const Count = z.object({ n: z.number().nullable() })
/** Index rows, or examined rows, between two pauses. */
const INDEX_STEP = 50_000
const LINE_STEP = 200

const Version = z.object({ data_version: z.number() })

/** Creates a function that returns the number of transactions of some accounts; counts again only after a write. */
export function createTotals(db: ReadDb): (accounts: readonly string[]) => number {
  const version = db.prepare('PRAGMA data_version')
  let known = { version: Number.NaN, totals: new Map<string, number>() }
  return (accounts) => {
    const { data_version } = Version.parse(version.get())
    if (data_version !== known.version) known = { version: data_version, totals: new Map() }
    const key = accounts.join(' ')
    const total = known.totals.get(key) ?? countAll(db, accounts)
    known.totals.set(key, total)
    return total
  }
}

/** Counts transactions of some accounts without reading them. */
function countAll(db: ReadDb, accounts: readonly string[]): number {
  const ids = addressIds(db, accounts)
  const marks = ids.map(() => '?').join(', ')
  const edges = Count.parse(db.prepare(`SELECT sum(tx_count) AS n FROM address WHERE id IN (${marks})`).get(...ids)).n ?? 0
  if (ids.length < 2) return edges
  const twice = db.prepare(`SELECT count(*) - count(DISTINCT tx_id) AS n FROM shared_tx WHERE address IN (${marks})`).get(...ids)
  return edges - (Count.parse(twice).n ?? 0)
}

/** Counts step by step: each `yield` is a point to pause or stop. */
export function* countActivity(db: ReadDb, query: ActivityQuery): Generator<void, number> {
  if (!isNarrowed(query) && query.from === null && query.until === null) return countAll(db, query.accounts)
  if (isEveryLine(query.line)) return yield* countMatches(createMatches(db, query))
  // A transaction named explicitly occurs in both halves.
  const isNamed = query.conditions.some(({ txIds }) => txIds.length > 0)
  if (!isIndexExact(query.line) || isNamed) return yield* countLines(db, query, createMatches(db, query))
  const own = yield* countMatches(createMatches(db, query, 'own'))
  const shared = yield* countLines(db, query, createMatches(db, query, 'shared'))
  return own + shared
}

function* countMatches(matches: Matches): Generator<void, number> {
  let count = 0
  for (let place = matches.start; ;) {
    const step = matches.count(place, INDEX_STEP)
    count += step.count
    if (step.next === null) return count
    place = step.next
    yield
  }
}

function* countLines(db: ReadDb, query: ActivityQuery, matches: Matches): Generator<void, number> {
  const read = createLineReader(db, query)
  let count = 0
  for (let place = matches.start; ;) {
    const batch = matches.next(place, LINE_STEP)
    count += new Set(read(batch).map(({ txId }) => txId)).size
    const last = batch.at(-1)
    if (last === undefined || batch.length < LINE_STEP) return count
    place = last.place
    yield
  }
}
