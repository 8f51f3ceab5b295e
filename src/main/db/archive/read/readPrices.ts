// Reads stored prices.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import type { SeenPrice } from '../records/priceRecords.ts'

const PriceRow = z
  .object({ chain_id: z.string(), denom: z.string(), seen_at: z.number(), price: z.string() })
  .transform(({ chain_id, seen_at, ...rest }): SeenPrice => ({ ...rest, chainId: chain_id, seenAt: seen_at }))

const FirstSeen = z.object({ at: z.number().nullable() })

/** Returns the newest price of every asset seen since a moment. */
export function readNewestPrices(db: ReadDb, since: number): SeenPrice[] {
  // SQLite takes the other columns from the row with the maximum (sqlite.org/quirks.html, bare columns).
  return db
    .prepare('SELECT chain_id, denom, max(seen_at) AS seen_at, price FROM price_seen WHERE seen_at >= ? GROUP BY chain_id, denom')
    .all(since)
    .map((row) => PriceRow.parse(row))
}

/** Returns the last price seen within a time, `until` exclusive; null where none was. */
export function readLastPrice(
  db: ReadDb,
  { chainId, denom, from, until }: { chainId: string; denom: string; from: number; until: number },
): SeenPrice | null {
  const row = db
    .prepare(
      `SELECT chain_id, denom, seen_at, price FROM price_seen
       WHERE chain_id = @chainId AND denom = @denom AND seen_at >= @from AND seen_at < @until ORDER BY seen_at DESC LIMIT 1`,
    )
    .get({ chainId, denom, from, until })
  return row === undefined ? null : PriceRow.parse(row)
}

/** Returns when an asset's price was first seen since a moment; null where it never was. */
export function readFirstSeen(db: ReadDb, { chainId, denom, since }: { chainId: string; denom: string; since: number }): number | null {
  const row = db
    .prepare('SELECT min(seen_at) AS at FROM price_seen WHERE chain_id = ? AND denom = ? AND seen_at >= ?')
    .get(chainId, denom, since)
  return FirstSeen.parse(row).at
}

/** Returns the price seen nearest to a moment, at most `toleranceMs` away; null where none was. */
export function readPriceNear(
  db: ReadDb,
  { chainId, denom, at, toleranceMs }: { chainId: string; denom: string; at: number; toleranceMs: number },
): SeenPrice | null {
  const row = db
    .prepare(
      `SELECT chain_id, denom, seen_at, price FROM price_seen
       WHERE chain_id = @chainId AND denom = @denom AND seen_at BETWEEN @at - @toleranceMs AND @at + @toleranceMs
       ORDER BY abs(seen_at - @at) LIMIT 1`,
    )
    .get({ chainId, denom, at, toleranceMs })
  return row === undefined ? null : PriceRow.parse(row)
}
