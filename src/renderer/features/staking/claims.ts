// Chooses what one signature claims, or claims and stakes again: what was picked, or as much as the device can show, the largest rewards first. Pure.
import { addUnits, compareUnits } from '../../../shared/domain/amount.ts'
import { isLockPayout } from '../../../shared/domain/staking/lockStaking.ts'
import { MAX_CLAIMED, MAX_CLAIMED_WITH_LOCKED, MAX_COMPOUNDED } from '../../../shared/domain/staking/stakingRewards.ts'
import type { Action, AssetAmount } from '../../../shared/contract/transfer/action.ts'
import type { StakedPart, StakingChain } from '../../../shared/contract/transfer/staking.ts'

/** Returns the validators with rewards, by the largest amount of one denomination. */
export function rewardedValidators(rewards: readonly StakedPart[]): string[] {
  const sorted = rewards.toSorted((left, right) => compareUnits(right.amount, left.amount))
  return [...new Set(sorted.map(({ validator }) => validator))]
}

/** What one signature claims. */
export interface Claim {
  validators: string[]
  /** The rewards of locked stakes too: where nothing was picked and there are some. */
  isWithLocked: boolean
  /** There is more than one signature can claim. */
  isCut: boolean
}

/** Returns the picked validators that have rewards: one whose rewards were claimed since it was picked counts as not picked. */
export function rewardedPicks(rewards: readonly StakedPart[], picked: readonly string[]): string[] {
  return rewardedValidators(rewards).filter((validator) => picked.includes(validator))
}

/**
 * Returns what is claimed.
 * @param locked the rewards of locked stakes, where they are paid to the same account as the others
 */
export function claimOf(rewards: readonly StakedPart[], locked: readonly StakedPart[], picked: readonly string[]): Claim {
  const chosen = rewardedPicks(rewards, picked)
  const wanted = chosen.length === 0 ? rewardedValidators(rewards) : chosen
  const isWithLocked = chosen.length === 0 && locked.length > 0
  const most = isWithLocked ? MAX_CLAIMED_WITH_LOCKED : MAX_CLAIMED
  return { validators: wanted.slice(0, most), isWithLocked, isCut: wanted.length > most }
}

/** Returns the rewards of locked stakes that the button of all rewards claims too; none where it is not there. */
export function claimedWithLocked({ rewards, locks, paidTo }: Pick<StakingChain, 'rewards' | 'locks' | 'paidTo'>): StakedPart[] {
  // Rewards of locked stakes go to the account itself, whatever address was set for the others.
  return paidTo === null && rewards.length > 0 ? (locks?.rewards ?? []).filter(isLockPayout) : []
}

/** Returns the fee where it is more than these rewards; null where it is not, or where they cannot be compared. */
export function feeAbove(fee: StakingChain['fee'], rewards: readonly AssetAmount[]): AssetAmount | null {
  if (fee === null || rewards.some(({ asset }) => asset.denom !== fee.asset.denom)) return null
  const sum = rewards.reduce((before, { amount }) => addUnits(before, amount), '0')
  return compareUnits(fee.amount, sum) > 0 ? fee : null
}

/** Returns whether the claim of all rewards costs more than it brings. */
export function isClaimLoss(chain: Pick<StakingChain, 'rewards' | 'locks' | 'paidTo' | 'fee'>): boolean {
  const locked = claimedWithLocked(chain)
  const { validators } = claimOf(chain.rewards, locked, [])
  const claimed = [...chain.rewards.filter(({ validator }) => validators.includes(validator)), ...locked]
  return claimed.length > 0 && feeAbove(chain.fee, claimed) !== null
}

/** Returns the action that claims the rewards of these validators, and of locked stakes where asked. */
export function claimAction(validators: readonly string[], isWithLocked = false): Action {
  return { type: 'claimRewards', validators: [...validators], ...(isWithLocked && { locked: true as const }) }
}

/** What one signature stakes again. */
export interface Compounding {
  action: Extract<Action, { type: 'compound' }>
  /** What is staked, by validator. */
  parts: readonly StakedPart[]
  /** There are more rewards than fit. */
  isCut: boolean
}

/**
 * Returns what is staked again of the rewards that were picked, or of all, the largest first: the part in the first asset that can be
 * staked. Null where there is none, where it is paid to another address, or where a validator earns nothing.
 */
export function compoundOf({ rewards, free, validators, paidTo }: StakingChain, picked: readonly string[]): Compounding | null {
  const stakeable = free.map(({ asset }) => asset.denom)
  const denom = stakeable.find((one) => rewards.some(({ asset, amount }) => asset.denom === one && amount !== '0'))
  if (denom === undefined || paidTo !== null) return null
  const isActive = (address: string) => validators.some((one) => one.address === address && one.state === 'active')
  const chosen = rewardedPicks(rewards, picked)
  const wanted = rewards
    .filter(({ validator, asset, amount }) => asset.denom === denom && amount !== '0' && isActive(validator))
    .filter(({ validator }) => chosen.length === 0 || chosen.includes(validator))
    .toSorted((left, right) => compareUnits(right.amount, left.amount))
  const parts = wanted.slice(0, MAX_COMPOUNDED)
  if (parts.length === 0) return null
  const stakes = parts.map(({ validator, amount }) => ({ validator, amount }))
  return { action: { type: 'compound', denom, stakes }, parts, isCut: wanted.length > MAX_COMPOUNDED }
}

/** Returns whether claiming is the likelier act than staking: something is there to claim, and it is more than the fee. */
export function canClaim(chain: StakingChain): boolean {
  return rewardedValidators(chain.rewards).length > 0 && !isClaimLoss(chain)
}
