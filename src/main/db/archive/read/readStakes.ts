// Reads staked, unbonding, earned and vesting amounts, and the names of validators.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import { STAKE_KINDS, type StakeFacts, type ValidatorName } from '../records/snapshotRecords.ts'

/** A stake as stored. */
export interface StakeRecord {
  account: string
  chainId: string
  kind: StakeFacts['kind']
  /** The validator's address; empty for vesting and for what has come back. */
  validator: string
  denom: string
  /** Base units. */
  amount: string
  /** Start of vesting that releases its amount evenly until `completesAt`; null for vesting that releases it at once. */
  startsAt: number | null
  /** Unbonding and locks: when it is released; vesting: when the last part is. Milliseconds since 1970. */
  completesAt: number | null
  readAt: number
  /** The last reading got no valid answer about it: this is from the one before. */
  isKept: boolean
}

const StakeRow = z
  .object({
    account: z.string(),
    chain_id: z.string(),
    kind: z.enum(STAKE_KINDS),
    validator: z.string(),
    denom: z.string(),
    amount: z.string(),
    starts_at: z.number().nullable(),
    completes_at: z.number().nullable(),
    read_at: z.number(),
    is_kept: z.number(),
  })
  .transform(({ chain_id, starts_at, completes_at, read_at, is_kept, ...rest }): StakeRecord => ({
    ...rest,
    chainId: chain_id,
    startsAt: starts_at,
    completesAt: completes_at,
    readAt: read_at,
    isKept: is_kept === 1,
  }))

/** Returns stakes of some addresses over all chains, in the chain's order. */
export function readStakes(db: ReadDb, accounts: readonly string[]): StakeRecord[] {
  const statement = db.prepare(
    `SELECT account, chain_id, kind, validator, denom, amount, starts_at, completes_at, read_at,
       read_at < coalesce((SELECT checked_at FROM stream WHERE (account, chain_id, stream) = (stake.account, stake.chain_id, 'staking')), 0)
         AS is_kept
     FROM stake WHERE account = ? ORDER BY chain_id, position`,
  )
  return accounts.flatMap((account) => statement.all(account).map((row) => StakeRow.parse(row)))
}

const ValidatorRow = z.object({ operator: z.string(), moniker: z.string() })

/** Returns every validator's name; those without one are left out. */
export function readValidatorNames(db: ReadDb): ValidatorName[] {
  const rows = db.prepare("SELECT operator, moniker FROM validator WHERE operator <> '' AND moniker <> ''").all()
  return rows.map((row) => ValidatorRow.parse(row))
}

/** Returns when a chain was asked for its validators, milliseconds since 1970; null where it never was. */
export function validatorsReadAt(db: ReadDb, chainId: string): number | null {
  const row = db.prepare("SELECT read_at FROM validator WHERE chain_id = ? AND operator = ''").get(chainId)
  return row === undefined ? null : z.object({ read_at: z.number() }).parse(row).read_at
}
