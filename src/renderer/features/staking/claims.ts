// Chooses what one signature claims: what was picked, or as much as the device can show, the largest rewards first. Pure.
import { addUnits, compareUnits } from '../../../shared/domain/amount.ts'
import { MAX_CLAIMED } from '../../../shared/domain/transfer/claimLimit.ts'
import type { Action, AssetAmount } from '../../../shared/contract/transfer/action.ts'
import type { StakedPart, StakingChain } from '../../../shared/contract/transfer/staking.ts'

/** Returns the validators with rewards, by the largest amount of one denomination. */
export function rewardedValidators(rewards: readonly StakedPart[]): string[] {
  const sorted = rewards.toSorted((left, right) => compareUnits(right.amount, left.amount))
  return [...new Set(sorted.map(({ validator }) => validator))]
}

/** Returns whose rewards are claimed; `isCut`: more than one signature can claim. */
export function claimOf(rewards: readonly StakedPart[], picked: readonly string[]): { validators: string[]; isCut: boolean } {
  const all = rewardedValidators(rewards)
  const wanted = picked.length === 0 ? all : all.filter((validator) => picked.includes(validator))
  return { validators: wanted.slice(0, MAX_CLAIMED), isCut: wanted.length > MAX_CLAIMED }
}

/** Returns the fee where it is more than these rewards; null where it is not, or where they cannot be compared. */
export function feeAbove(fee: StakingChain['fee'], rewards: readonly AssetAmount[]): AssetAmount | null {
  if (fee === null || rewards.some(({ asset }) => asset.denom !== fee.asset.denom)) return null
  const sum = rewards.reduce((before, { amount }) => addUnits(before, amount), '0')
  return compareUnits(fee.amount, sum) > 0 ? fee : null
}

/** Returns the action that claims the rewards of these validators. */
export function claimOfAll(validators: readonly string[]): Action {
  return { type: 'claimRewards', validators: [...validators] }
}
