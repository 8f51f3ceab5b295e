// Writes prices with the time they were seen. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import type { SeenPrice } from '../records/priceRecords.ts'

/** Keeps one price per hour and asset, the last one seen: enough to value past amounts. */
const KEPT_MS = 3_600_000

/** Creates the writer of prices. */
export function createPriceWriter(db: WriteDb): { writePrices(prices: readonly SeenPrice[]): void } {
  const sweep = db.prepare('DELETE FROM price_seen WHERE chain_id = ? AND denom = ? AND seen_at >= ?')
  const put = db.prepare('INSERT INTO price_seen (chain_id, denom, seen_at, price) VALUES (?, ?, ?, ?)')
  return {
    writePrices: (prices) => {
      for (const { chainId, denom, seenAt, price } of prices) {
        sweep.run(chainId, denom, seenAt - (seenAt % KEPT_MS))
        put.run(chainId, denom, seenAt, price)
      }
    },
  }
}
