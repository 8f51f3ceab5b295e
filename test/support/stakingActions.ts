// Own actions of staking, as the chain's staking of an account allows them.
import type { Action } from '../../src/shared/contract/transfer/action.ts'
import type { StakingChain } from '../../src/shared/contract/transfer/staking.ts'

const COIN = { denom: 'uinit', amount: '1500000' } as const

/** Claims the rewards of all validators. */
export function claimAll({ rewards }: StakingChain): Action {
  return { type: 'claimRewards', validators: rewards.map(({ validator }) => validator) }
}

/** Stakes with the first validator. */
export function stakeSome({ validators }: StakingChain): Action {
  return { type: 'delegate', validator: validators[0]?.address ?? '', ...COIN }
}

/** Takes a part out of the first stake. */
export function unstakeSome({ delegations }: StakingChain): Action {
  return { type: 'undelegate', validator: delegations[0]?.validator ?? '', ...COIN }
}

/** Moves a part of the first stake to another validator. */
export function moveSome({ delegations, validators }: StakingChain): Action {
  const from = delegations[0]?.validator ?? ''
  return { type: 'redelegate', validator: from, to: validators.find(({ address }) => address !== from)?.address ?? '', ...COIN }
}

/** Cancels a part of the first unbonding. */
export function cancelFirst({ unbondings }: StakingChain): Action {
  const [first] = unbondings
  return { type: 'cancelUnbonding', validator: first?.validator ?? '', height: first?.height ?? '', ...COIN }
}

/** Claims the rewards of all validators, and stakes them there again. */
export function compoundAll({ rewards }: StakingChain): Action {
  const stakes = rewards.filter(({ asset }) => asset.denom === 'uinit').map(({ validator, amount }) => ({ validator, amount }))
  return { type: 'compound', denom: 'uinit', stakes }
}

/** Takes out the lock that has ended. */
export function unstakeLock({ locks }: StakingChain): Action {
  const [first] = locks?.parts ?? []
  if (first === undefined) throw new Error('nothing is locked')
  const { validator, asset, amount, endsAt } = first
  return { type: 'unstakeLock', validator, denom: asset.denom, amount, release: endsAt / 1000 }
}

/** Claims the rewards of all locked stakes. */
export function claimLocked(): Action {
  return { type: 'claimLocked' }
}

/** Extends the lock that ends last, by a month. */
export function extendLock({ locks }: StakingChain): Action {
  const last = locks?.parts.at(-1)
  if (last === undefined) throw new Error('nothing is locked')
  const { validator, asset, amount, endsAt } = last
  const release = endsAt / 1000
  return { type: 'extendLock', validator, denom: asset.denom, amount, release, until: release + 30 * 86_400 }
}
