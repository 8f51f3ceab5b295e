// Reads what addresses have staked, what is on its way back, what they earned and what a schedule binds.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'

export interface StakeRecord {
  account: string
  chainId: string
  kind: 'delegation' | 'unbonding' | 'reward' | 'vesting'
  /** The validator's address; empty for vesting. */
  validator: string
  denom: string
  /** Base units. */
  amount: string
  /** Vesting that frees its amount evenly from then until `completesAt`; null for one that frees it at once. */
  startsAt: number | null
  /** Unbonding: when it is free; vesting: when the last of it is. Milliseconds since 1970. */
  completesAt: number | null
  readAt: number
}

const StakeRow = z
  .object({
    account: z.string(),
    chain_id: z.string(),
    kind: z.enum(['delegation', 'unbonding', 'reward', 'vesting']),
    validator: z.string(),
    denom: z.string(),
    amount: z.string(),
    starts_at: z.number().nullable(),
    completes_at: z.number().nullable(),
    read_at: z.number(),
  })
  .transform(({ chain_id, starts_at, completes_at, read_at, ...rest }): StakeRecord => ({
    ...rest,
    chainId: chain_id,
    startsAt: starts_at,
    completesAt: completes_at,
    readAt: read_at,
  }))

/** Stakes of some addresses over all chains, in the chain's order. */
export function readStakes(db: ReadDb, accounts: readonly string[]): StakeRecord[] {
  const statement = db.prepare(
    `SELECT account, chain_id, kind, validator, denom, amount, starts_at, completes_at, read_at FROM stake
     WHERE account = ? ORDER BY chain_id, position`,
  )
  return accounts.flatMap((account) => statement.all(account).map((row) => StakeRow.parse(row)))
}
