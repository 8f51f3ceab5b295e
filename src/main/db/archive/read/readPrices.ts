// Reads stored prices.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import type { SeenPrice } from '../records/priceRecords.ts'

const PriceRow = z
  .object({ chain_id: z.string(), denom: z.string(), seen_at: z.number(), price: z.string() })
  .transform(({ chain_id, seen_at, ...rest }): SeenPrice => ({ ...rest, chainId: chain_id, seenAt: seen_at }))

const DailyPrices = z.array(z.object({ day: z.number(), price: z.string() }))

/** Returns the newest price of every asset seen since a moment. */
export function readNewestPrices(db: ReadDb, since: number): SeenPrice[] {
  // SQLite takes the other columns from the row with the maximum (sqlite.org/quirks.html, bare columns).
  return db
    .prepare('SELECT chain_id, denom, max(seen_at) AS seen_at, price FROM price_seen WHERE seen_at >= ? GROUP BY chain_id, denom')
    .all(since)
    .map((row) => PriceRow.parse(row))
}

/** Returns the last price of each UTC day since a moment, by the days since 1970. */
export function readDailyPrices(
  db: ReadDb,
  { chainId, denom, since }: { chainId: string; denom: string; since: number },
): ReadonlyMap<number, string> {
  const rows = db
    .prepare(
      `SELECT seen_at / 86400000 AS day, max(seen_at), price FROM price_seen
       WHERE chain_id = ? AND denom = ? AND seen_at >= ? GROUP BY day`,
    )
    .all(chainId, denom, since)
  return new Map(DailyPrices.parse(rows).map(({ day, price }) => [day, price]))
}

/** Which price is looked for: the nearest to `at`, at most `toleranceMs` away. */
interface PriceNear {
  chainId: string
  denom: string
  at: number
  toleranceMs: number
}

/** Returns the price seen nearest to a moment; null where none was. */
export function readPriceNear(db: ReadDb, near: PriceNear): SeenPrice | null {
  return createPriceReader(db)(near)
}

/** Creates a function that reads like `readPriceNear`, for many moments. */
export function createPriceReader(db: ReadDb): (near: PriceNear) => SeenPrice | null {
  const statement = db.prepare(
    `SELECT chain_id, denom, seen_at, price FROM price_seen
     WHERE chain_id = @chainId AND denom = @denom AND seen_at BETWEEN @at - @toleranceMs AND @at + @toleranceMs
     ORDER BY abs(seen_at - @at) LIMIT 1`,
  )
  return (near) => {
    const row = statement.get(near)
    return row === undefined ? null : PriceRow.parse(row)
  }
}

const ReachRow = z
  .object({ chain_id: z.string(), denom: z.string(), since: z.number(), highest: z.number() })
  .transform(({ chain_id, ...rest }): PriceReach => ({ ...rest, chainId: chain_id }))

/** Since when an asset has prices, and the highest of them. */
export interface PriceReach {
  chainId: string
  denom: string
  since: number
  /** US dollars per whole unit, rounded: for narrowing a search, never for a value. */
  highest: number
}

/** Returns since when each asset has prices, and how high they were. */
export function readPriceReach(db: ReadDb): PriceReach[] {
  return db
    .prepare('SELECT chain_id, denom, min(seen_at) AS since, max(CAST(price AS REAL)) AS highest FROM price_seen GROUP BY chain_id, denom')
    .all()
    .map((row) => ReachRow.parse(row))
}
