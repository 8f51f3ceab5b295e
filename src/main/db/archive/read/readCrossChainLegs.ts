// Reads every known step of what a transaction sent, received or settled across chains.
import { z } from 'zod'
import { CrossChainLegStep } from '../../../../shared/contract/history/activity.ts'
import type { ReadDb } from '../../database.ts'

const Row = z.object({
  step: CrossChainLegStep.shape.step,
  chain_id: z.string(),
  hash: z.string(),
  time: z.number(),
  account: z.string().nullable(),
})

/** One step with its transaction. */
export interface CrossChainLegRecord {
  step: CrossChainLegStep['step']
  chainId: string
  hash: string
  time: number
  /** One of the given addresses whose history contains the transaction. */
  account: string | null
}

const MAX = 100

/** Reads the steps, oldest first; at most a hundred, which a relayer's transaction can exceed. */
export function readCrossChainLegSteps(db: ReadDb, txId: number, accounts: readonly string[]): CrossChainLegRecord[] {
  const marks = accounts.map(() => '?').join(', ')
  const rows = db
    .prepare(
      `SELECT DISTINCT e.step, t.chain_id, hex(t.hash) AS hash, t.time,
         (SELECT o.hex FROM address o JOIN tx_account a ON a.address = o.id AND a.time = t.time AND a.tx_id = t.id
          WHERE o.hex IN (${marks}) LIMIT 1) AS account
       FROM crossing s JOIN crossing e ON e.lane = s.lane AND e.sequence = s.sequence JOIN tx t ON t.id = e.tx_id
       WHERE s.tx_id = ? ORDER BY t.time, e.step = 'sent' DESC LIMIT ${MAX}`,
    )
    .all(...accounts, txId)
  return rows.map((row) => {
    const { chain_id, ...rest } = Row.parse(row)
    return { ...rest, chainId: chain_id }
  })
}
