// Finds counterparties in the history by the ends of their addresses, and the chains of a hash.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { findParty } from '../search/partyTable.ts'
import { addressIds } from '../search/readMatches.ts'
import { bytesOfAddress } from '../../../platform/address.ts'
import { facet, quoteToken } from '../search/searchTokens.ts'

/** Returns addresses of the history (lower-case hex without 0x) with these last four characters in one of the two notations. */
export function readPartiesEnding(db: ReadDb, tails: { hex: string; bech32: string }): string[] {
  return findParty(db, 'hex_tail = ? OR bech32_tail = ?', [tails.hex, tails.bech32]).map(({ bytes }) => Buffer.from(bytes).toString('hex'))
}

const PaidRow = z.object({ counterparty: z.string() })

/**
 * Returns whether one of the user's addresses has sent something to this one (lower-case hex without 0x) in a transaction that it signed
 * itself. Lines caused by other accounts' calls and transfers of nothing do not count: address poisoning uses both.
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
  // The index lists the transaction's parties but not whose line names them.
  for (const row of sent.iterate(quoteToken(facet.to(found.id)))) {
    const paid = bytesOfAddress(PaidRow.parse(row).counterparty)
    if (paid !== null && bytes.equals(paid)) return true
  }
  return false
}

/** Maximum number of sends to a party, newest first, that are searched for the last one on each chain; older ones are not told. */
const MAX_SENDS = 2000

const SendRow = z.object({ counterparty: z.string(), chainId: z.string(), at: z.number() })

/**
 * Returns the last time on each chain that one of these senders sent something to a party, newest first; counts what `hasSentTo` counts.
 * What leaves for another chain counts for that one. An indexer tells all of it: it is no proof of a payment.
 * @param senders, party lower-case hex without 0x.
 */
export function readSendsTo(db: ReadDb, senders: readonly string[], party: string): { chainId: string; at: number }[] {
  const bytes = Buffer.from(party, 'hex')
  const [found] = findParty(db, 'bytes = ?', [bytes])
  if (found === undefined) return []
  const sent = db.prepare(
    `SELECT a.counterparty, coalesce(a.other_chain_id, t.chain_id) AS chainId, t.time AS at
       FROM tx_search s CROSS JOIN search_entry e ON e.place = s.rowid CROSS JOIN tx t ON t.id = e.tx_id
       CROSS JOIN tx_account a ON a.address IN (SELECT value FROM json_each(?)) AND a.time = t.time AND a.tx_id = t.id
     WHERE tx_search MATCH ? AND t.code = 0 AND a.direction = 'out' AND (a.movements <> '[]' OR a.kind = 'nftSent')
       AND a.counterparty IS NOT NULL AND coalesce(a.is_signer, a.fee <> '[]') LIMIT ${MAX_SENDS}`,
  )
  const last = new Map<string, { chainId: string; at: number }>()
  for (const row of sent.iterate(JSON.stringify(addressIds(db, senders)), quoteToken(facet.to(found.id)))) {
    const { counterparty, chainId, at } = SendRow.parse(row)
    const paid = bytesOfAddress(counterparty)
    if (paid !== null && bytes.equals(paid) && at > (last.get(chainId)?.at ?? -1)) last.set(chainId, { chainId, at })
  }
  return [...last.values()].toSorted((one, other) => other.at - one.at)
}

/** Newest lines of a sender among which its recipients are counted. */
const MAX_COUNTED = 20_000

/** An address that something was sent to. */
export interface CountedRecipient {
  /** Lower-case hex without 0x. */
  ref: string
  times: number
  /** Milliseconds since 1970. */
  lastAt: number
}

/**
 * Counts to whom these senders sent something of late, the most frequent first; counts what `hasSentTo` counts, but only plain sends.
 * @param senders lower-case hex without 0x.
 */
export function countRecipients(db: ReadDb, senders: readonly string[]): CountedRecipient[] {
  const sent = db.prepare(
    `SELECT a.counterparty, a.chain_id AS chainId, a.time AS at
       FROM (SELECT * FROM tx_account WHERE address = ? ORDER BY time DESC LIMIT ${MAX_COUNTED}) a CROSS JOIN tx t ON t.id = a.tx_id
     WHERE a.kind IN ('sent', 'ibcSent', 'nftSent') AND a.direction = 'out' AND t.code = 0
       AND (a.movements <> '[]' OR a.kind = 'nftSent') AND a.counterparty IS NOT NULL AND coalesce(a.is_signer, a.fee <> '[]')`,
  )
  const found = new Map<string, CountedRecipient>()
  for (const sender of addressIds(db, senders)) {
    for (const row of sent.iterate(sender)) {
      const { counterparty, at } = SendRow.parse(row)
      const bytes = bytesOfAddress(counterparty)
      if (bytes === null) continue
      const ref = Buffer.from(bytes).toString('hex')
      const before = found.get(ref)
      found.set(ref, { ref, times: (before?.times ?? 0) + 1, lastAt: Math.max(at, before?.lastAt ?? 0) })
    }
  }
  return [...found.values()].toSorted((one, other) => other.times - one.times || other.lastAt - one.lastAt)
}

const ChainRow = z.object({ chain_id: z.string() })

/** Returns chains on which a transaction (64 hex digits) is stored. */
export function chainsOfHash(db: ReadDb, hash: string): string[] {
  return db
    .prepare('SELECT t.chain_id FROM chain c CROSS JOIN tx t ON t.chain_id = c.chain_id AND t.hash = ? ORDER BY c.chain_id')
    .all(Buffer.from(hash, 'hex'))
    .map((row) => ChainRow.parse(row).chain_id)
}

const HashRow = z.object({ hash: z.string() })

/** Returns the stored hash of a transaction with this EVM hash (64 hex digits); null where there is none. */
export function hashOfEvm(db: ReadDb, chainId: string, evmHash: string): string | null {
  const row = db.prepare('SELECT hex(hash) AS hash FROM tx WHERE chain_id = ? AND evm_hash = ?').get(chainId, Buffer.from(evmHash, 'hex'))
  return row === undefined ? null : HashRow.parse(row).hash
}
