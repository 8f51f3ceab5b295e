// Reads whom we dealt with, by how their addresses begin.
import { z } from 'zod'
import type { ReadDb } from '../database.ts'

const Row = z.object({ counterparty: z.string() })

/** Transactions looked through at most: a check must not wait for a whole history. */
const MOST_LOOKED_AT = 5000

/**
 * Counterparties whose address begins with one of `starts`. The text index finds transactions that name such an address at
 * all; which side it stands on is read from the rows.
 */
export function readCounterpartiesLike(db: ReadDb, starts: readonly string[]): string[] {
  const match = starts.map((start) => `"${start.replaceAll('"', '""')}"*`).join(' OR ')
  const rows = db
    .prepare(
      // The text index narrows to a few rows; each is then one step by its key. Written as a chain, since a planner that starts
      // from the rows reads a whole history.
      `SELECT DISTINCT a.counterparty
       FROM (SELECT rowid AS id FROM tx_text WHERE tx_text MATCH ? ORDER BY rowid DESC LIMIT ?) found
       CROSS JOIN tx t ON t.id = found.id
       CROSS JOIN address o
       CROSS JOIN tx_account a ON a.address = o.id AND a.time = t.time AND a.tx_id = t.id
       WHERE a.counterparty IS NOT NULL`,
    )
    .all(`addresses : (${match})`, MOST_LOOKED_AT)
  return rows
    .map((row) => Row.parse(row).counterparty)
    .filter((counterparty) => starts.some((start) => counterparty.toLowerCase().startsWith(start)))
}

const ChainRow = z.object({ chain_id: z.string() })

/** Chains on which a transaction (64 hex digits) is stored. */
export function chainsOfHash(db: ReadDb, hash: string): string[] {
  return db
    .prepare('SELECT t.chain_id FROM chain c CROSS JOIN tx t ON t.chain_id = c.chain_id AND t.hash = ? ORDER BY c.chain_id')
    .all(Buffer.from(hash, 'hex'))
    .map((row) => ChainRow.parse(row).chain_id)
}
