// Reads whom history mentions, by the ends of their addresses, and where a hash is known.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { findParty } from '../search/partyTable.ts'
import { bytesOfAddress } from '../search/searchDictionaries.ts'
import { facet, quoteToken } from '../search/searchTokens.ts'

/** Addresses of history (lower-case hex without 0x) whose last four characters are these in one of the two spellings. */
export function readPartiesEnding(db: ReadDb, tails: { hex: string; bech32: string }): string[] {
  return findParty(db, 'hex_tail = ? OR bech32_tail = ?', [tails.hex, tails.bech32]).map(({ bytes }) => Buffer.from(bytes).toString('hex'))
}

const PaidRow = z.object({ counterparty: z.string() })

/**
 * Whether one of the own addresses has sent something to this one (lower-case hex without 0x) with a signature of its own. Neither
 * a line that somebody else's call wrote, "sent" without the sender's doing, is such a thing, nor one that sent nothing: histories
 * are poisoned with those.
 */
export function hasSentTo(db: ReadDb, party: string): boolean {
  const bytes = Buffer.from(party, 'hex')
  const [found] = findParty(db, 'bytes = ?', [bytes])
  if (found === undefined) return false
  const sent = db.prepare(
    `SELECT a.counterparty FROM tx_search s CROSS JOIN search_entry e ON e.place = s.rowid CROSS JOIN tx t ON t.id = e.tx_id
       CROSS JOIN tx_account a ON a.address IN (SELECT id FROM address) AND a.time = t.time AND a.tx_id = t.id
     WHERE tx_search MATCH ? AND t.code = 0 AND a.direction = 'out' AND (a.movements <> '[]' OR a.kind = 'nftSent')
       AND a.counterparty IS NOT NULL AND coalesce(a.is_signer, a.fee <> '[]')`,
  )
  // The index knows the transaction's parties; whose line names this one, it does not.
  for (const row of sent.iterate(quoteToken(facet.to(found.id)))) {
    const paid = bytesOfAddress(PaidRow.parse(row).counterparty)
    if (paid !== null && bytes.equals(paid)) return true
  }
  return false
}

const ChainRow = z.object({ chain_id: z.string() })

/** Chains on which a transaction (64 hex digits) is stored. */
export function chainsOfHash(db: ReadDb, hash: string): string[] {
  return db
    .prepare('SELECT t.chain_id FROM chain c CROSS JOIN tx t ON t.chain_id = c.chain_id AND t.hash = ? ORDER BY c.chain_id')
    .all(Buffer.from(hash, 'hex'))
    .map((row) => ChainRow.parse(row).chain_id)
}

const HashRow = z.object({ hash: z.string() })

/** The hash under which a transaction is stored whose hash in the EVM is this one (64 hex digits); null where there is none. */
export function hashOfEvm(db: ReadDb, chainId: string, evmHash: string): string | null {
  const row = db.prepare('SELECT hex(hash) AS hash FROM tx WHERE chain_id = ? AND evm_hash = ?').get(chainId, Buffer.from(evmHash, 'hex'))
  return row === undefined ? null : HashRow.parse(row).hash
}
