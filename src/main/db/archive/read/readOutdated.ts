// Finds rows whose meaning was read by an older version, and records that an older version could not read.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { LIST_BITS } from '../lists.ts'

export interface OutdatedRow {
  txId: number
  chainId: string
  hash: string
  time: number
  /** What its raw record is. */
  form: 'cosmos' | 'evm'
  /** Addresses that have a line for it, except those that have it for the calls inside it alone. */
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

/** At most `limit` rows below a projection version. */
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

export interface OutdatedOdd {
  account: string
  chainId: string
  digest: string
  raw: string
}

const Odd = z.object({ account: z.string(), chain_id: z.string(), digest: z.string(), raw: z.string() })

/** At most `limit` records of transactions that were odd to a projection version below. */
export function readOutdatedOdd(db: ReadDb, version: number, limit: number): OutdatedOdd[] {
  const rows = db
    .prepare("SELECT account, chain_id, digest, raw FROM odd_record WHERE stream = 'txs' AND projection_version < ? LIMIT ?")
    .all(version, limit)
  return rows.map((row) => {
    const { chain_id, ...rest } = Odd.parse(row)
    return { ...rest, chainId: chain_id }
  })
}
