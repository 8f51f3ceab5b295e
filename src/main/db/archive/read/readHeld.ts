// Reads the stored rows of a block range, for comparison with the indexer.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { LIST_BITS } from '../lists.ts'
import type { SyncTargetKey } from '../records/records.ts'

const Row = z.object({ id: z.number(), name: z.string(), gone_at: z.number().nullable() })

/** Returns rows of a list in blocks above `above` up to `upTo`, with the names that the list gives them. */
export function readHeld(
  db: ReadDb,
  { account, chainId }: Pick<SyncTargetKey, 'account' | 'chainId'>,
  { list, above, upTo }: { list: 'txs' | 'evmTxs'; above: number; upTo: number },
): { txId: number; name: string; isGone: boolean }[] {
  return db
    .prepare(
      `SELECT t.id, hex(${list === 'txs' ? 't.hash' : 't.evm_hash'}) AS name, a.gone_at FROM tx t
         JOIN tx_account a ON a.address = (SELECT id FROM address WHERE hex = ?) AND a.time = t.time AND a.tx_id = t.id
       WHERE t.chain_id = ? AND t.height > ? AND t.height <= ? AND a.lists & ${LIST_BITS[list]} <> 0`,
    )
    .all(account, chainId, above, upTo)
    .map((row) => {
      const { id, name, gone_at } = Row.parse(row)
      return { txId: id, name, isGone: gone_at !== null }
    })
}
