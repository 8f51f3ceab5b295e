// Sums stakes for display: one part per chain and kind, unbonding and locks per date.
import type { StakePart } from '../../../shared/contract/history/portfolio.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import { stillBound } from '../../clients/chains/cosmos/vesting.ts'
import type { StakeRecord } from '../../db/archive/read/readStakes.ts'

/** What summing needs. */
export interface StakeContext {
  registry: Pick<Registry, 'asset'>
  /** Returns the account's id by its archive name. */
  accountId(account: string): string
  now: number
}

const DAY_MS = 86_400_000

/**
 * Sums stakes of one kind, account, chain and denomination: unbonding and locks by UTC day (with the day's last time), the others over all
 * validators. Of a vesting schedule only the locked amount counts; a schedule without any is omitted.
 */
export function stakeParts(context: StakeContext, records: readonly StakeRecord[]): StakePart[] {
  const sums = new Map<string, Sum>()
  for (const record of records) {
    const { account, chainId, denom, validator, completesAt } = record
    const kind = shownAs(record.kind)
    const amount = kind === 'vesting' ? stillBound(record, context.now) : BigInt(record.amount)
    if (amount === 0n) continue
    const name = JSON.stringify([
      account,
      chainId,
      kind,
      denom,
      (kind === 'unbonding' || kind === 'locked') && completesAt !== null ? Math.floor(completesAt / DAY_MS) : null,
    ])
    const sum = sums.get(name) ?? { record, kind, amount: 0n, validators: new Set<string>(), completesAt }
    const { record: first } = sum
    sums.set(name, {
      // A sum is as old as its oldest part.
      record: { ...record, readAt: Math.min(first.readAt, record.readAt), isKept: first.isKept || record.isKept },
      kind,
      amount: sum.amount + amount,
      validators: validator === '' ? sum.validators : sum.validators.add(validator),
      completesAt: later(sum.completesAt, completesAt),
    })
  }
  return [...sums.values()].map(({ record: { account, chainId, denom, readAt, isKept }, kind, amount, validators, completesAt }) => ({
    kind,
    asset: context.registry.asset(chainId, denom),
    accountId: context.accountId(account),
    amount: amount.toString(),
    validators: validators.size,
    completesAt,
    readAt,
    isKept,
  }))
}

interface Sum {
  record: StakeRecord
  kind: StakePart['kind']
  amount: bigint
  validators: Set<string>
  completesAt: number | null
}

/** Returns the kind by which a stake is displayed: for their owner, rewards and unbondings of locks are like any other. */
function shownAs(kind: StakeRecord['kind']): StakePart['kind'] {
  switch (kind) {
    case 'lockedUnbonding':
      return 'unbonding'
    case 'lockedReward':
      return 'reward'
    default:
      return kind
  }
}

/** Null means never. */
function later(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : Math.max(left, right)
}
