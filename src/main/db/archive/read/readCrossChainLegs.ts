// Reads every known step of what a transaction sent, received or settled across chains.
import { z } from 'zod'
import { CrossChainLegStep } from '../../../../shared/contract/history/activity.ts'
import type { ReadDb } from '../../database.ts'
import { bridgeChannel } from '../records/meaningRecords.ts'

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

const Claim = z.object({ hash: z.string(), time: z.number() })

/** Returns the transaction of an account's history that claimed a withdrawal of a rollup's bridge; null where none is copied. */
export function readClaim(
  db: ReadDb,
  { rollupId, sequence, account }: { rollupId: string; sequence: string; account: string },
): z.infer<typeof Claim> | null {
  const row = db
    .prepare(
      `SELECT hex(t.hash) AS hash, t.time FROM crossing c JOIN tx t ON t.id = c.tx_id
       JOIN tx_account a ON a.tx_id = t.id AND a.time = t.time AND a.address = (SELECT id FROM address WHERE hex = ?)
       WHERE c.lane = ? AND c.sequence = ? AND c.step = 'received' LIMIT 1`,
    )
    .get(account, bridgeChannel(rollupId, 'withdrawal'), sequence)
  return row === undefined ? null : Claim.parse(row)
}
