// Finds rows whose meaning was read by an older version.
import { z } from 'zod'
import type { ReadDb } from '../database.ts'

export interface OutdatedRow {
  txId: number
  chainId: string
  hash: string
  /** Addresses that have a line for it. */
  accounts: string[]
}

const Row = z.object({ id: z.number(), chain_id: z.string(), hash: z.string(), accounts: z.string() })

/** At most `limit` rows below a projection version. */
export function readOutdated(db: ReadDb, version: number, limit: number): OutdatedRow[] {
  const rows = db
    .prepare(
      `SELECT t.id, t.chain_id, hex(t.hash) AS hash,
         coalesce((
           SELECT group_concat(o.hex) FROM stream s JOIN address o ON o.hex = s.account
             JOIN tx_account a ON a.address = o.id AND a.time = t.time AND a.tx_id = t.id
           WHERE s.chain_id = t.chain_id AND s.stream = 'txs'
         ), '') AS accounts
       FROM tx t WHERE t.projection_version < ? LIMIT ?`,
    )
    .all(version, limit)
  return rows.map((row) => {
    const { id, chain_id, hash, accounts } = Row.parse(row)
    return { txId: id, chainId: chain_id, hash, accounts: accounts.split(',') }
  })
}
