// Finds rows decoded by an older version, and records that an older version could not parse.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { LIST_BITS } from '../lists.ts'

/** A row to be decoded again. */
export interface OutdatedRow {
  txId: number
  chainId: string
  hash: string
  time: number
  /** Kind of its raw record. */
  form: 'cosmos' | 'evm'
  /** Addresses with a line for it, except those that have it only because of internal calls. */
  accounts: string[]
}

const Row = z.object({
  id: z.number(),
  chain_id: z.string(),
  hash: z.string(),
  time: z.number(),
  form: z.enum(['cosmos', 'evm']),
  accounts: z.string(),
})

/** Returns at most `limit` rows below a decoder version. */
export function readOutdated(db: ReadDb, version: number, limit: number): OutdatedRow[] {
  const rows = db
    .prepare(
      `SELECT t.id, t.chain_id, hex(t.hash) AS hash, t.time, t.form,
         coalesce((
           SELECT group_concat(o.hex) FROM stream s JOIN address o ON o.hex = s.account
             JOIN tx_account a ON a.address = o.id AND a.time = t.time AND a.tx_id = t.id
           WHERE s.chain_id = t.chain_id AND s.stream = 'txs' AND a.lists <> ${LIST_BITS.internalTxs}
         ), '') AS accounts
       FROM tx t WHERE t.projection_version < ? LIMIT ?`,
    )
    .all(version, limit)
  return rows.map((row) => {
    const { id, chain_id, accounts, ...rest } = Row.parse(row)
    return { ...rest, txId: id, chainId: chain_id, accounts: accounts.split(',') }
  })
}

/** A record that could not be parsed. */
export interface OutdatedOdd {
  account: string
  chainId: string
  digest: string
  raw: string
}

const Odd = z.object({ account: z.string(), chain_id: z.string(), digest: z.string(), raw: z.string() })

/** Returns at most `limit` unparsable transaction records below a decoder version. */
export function readOutdatedOdd(db: ReadDb, version: number, limit: number): OutdatedOdd[] {
  const rows = db
    .prepare("SELECT account, chain_id, digest, raw FROM odd_record WHERE stream = 'txs' AND projection_version < ? LIMIT ?")
    .all(version, limit)
  return rows.map((row) => {
    const { chain_id, ...rest } = Odd.parse(row)
    return { ...rest, chainId: chain_id }
  })
}
