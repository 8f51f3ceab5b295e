// Reads whom we dealt with, by how their addresses begin.
import { z } from 'zod'
import type { ReadDb } from '../database.ts'
import { partiesFrom } from './partyTable.ts'
import { facet, quoteToken } from './searchTokens.ts'

const Row = z.object({ counterparty: z.string() })

/** A beginning of an address shorter than this many bits says nothing. */
const LEAST_BITS = 12

/**
 * Counterparties whose address begins with one of `starts` (lower case), as the newest transaction with each spells it.
 */
export function readCounterpartiesLike(db: ReadDb, starts: readonly string[]): string[] {
  const newest = db.prepare(
    `SELECT DISTINCT a.counterparty
     FROM (SELECT rowid AS place FROM tx_search WHERE tx_search MATCH ? ORDER BY rowid LIMIT 1) found
     CROSS JOIN search_entry e ON e.place = found.place
     CROSS JOIN tx t ON t.id = e.tx_id
     CROSS JOIN address o
     CROSS JOIN tx_account a ON a.address = o.id AND a.time = t.time AND a.tx_id = t.id
     WHERE a.counterparty IS NOT NULL`,
  )
  const parties = starts.flatMap((start) => partiesFrom(db, start, LEAST_BITS))
  const rows = parties.flatMap(({ id }) => newest.all(`${quoteToken(facet.from(id))} OR ${quoteToken(facet.to(id))}`))
  const found = rows
    .map((row) => Row.parse(row).counterparty)
    .filter((address) => starts.some((start) => address.toLowerCase().startsWith(start)))
  return [...new Set(found)]
}

const ChainRow = z.object({ chain_id: z.string() })

/** Chains on which a transaction (64 hex digits) is stored. */
export function chainsOfHash(db: ReadDb, hash: string): string[] {
  return db
    .prepare('SELECT t.chain_id FROM chain c CROSS JOIN tx t ON t.chain_id = c.chain_id AND t.hash = ? ORDER BY c.chain_id')
    .all(Buffer.from(hash, 'hex'))
    .map((row) => ChainRow.parse(row).chain_id)
}
