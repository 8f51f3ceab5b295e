// Holds stakes of the L1: delegations, unbonding stakes, and the rewards that accrue.
// Source: initia-labs/initia x/mstaking, x/distribution.
import { sha256 } from '@noble/hashes/sha2.js'
import { encodeBech32 } from '../keys/bech32.ts'
import { utf8 } from '../keys/bytes.ts'

/** A validator. */
export interface Validator {
  moniker: string
  address: string
}

/** An unbonding stake. */
export interface Unbonding {
  delegator: string
  validator: string
  coin: { denom: string; amount: string }
  completesMs: number
}

/** A stake. */
export interface Stake {
  amount: bigint
  /** Since when its rewards have not been collected, ms. */
  sinceMs: number
}

/** The stakes of a chain. */
export interface Staking {
  /** Base units of uinit by delegator and validator. */
  stakes: Map<string, Map<string, Stake>>
  unbondings: Unbonding[]
}

/** The validators of the L1. */
export const VALIDATORS: readonly Validator[] = ['Harbourlight', 'Northern Buoy', 'Slow Tide'].map((moniker) => ({
  moniker,
  address: encodeBech32('initvaloper', sha256(utf8(moniker)).slice(0, 20)),
}))
/** From asking for a stake to having it back. */
export const UNBONDING_MS = 21 * 86_400_000
const YEAR_MS = 365 * 86_400_000
/** Parts of ten thousand that a stake earns in a year. */
const YIELD = 700n

/** Base units that an address has with a validator. */
export function stakeOf(staking: Staking, delegator: string, validator: string): bigint {
  return staking.stakes.get(delegator)?.get(validator)?.amount ?? 0n
}

/** Changes a stake. Its rewards count from now on, as the chain pays them out with every change. */
export function changeStake(staking: Staking, at: { delegator: string; validator: string; nowMs: number }, by: bigint): void {
  const own = staking.stakes.get(at.delegator) ?? new Map<string, Stake>()
  const amount = (own.get(at.validator)?.amount ?? 0n) + by
  if (amount > 0n) own.set(at.validator, { amount, sinceMs: at.nowMs })
  else own.delete(at.validator)
  staking.stakes.set(at.delegator, own)
}

/** Rewards that have grown, in millionths of a base unit. */
export function rewardMillionths(stake: Stake, nowMs: number): bigint {
  const elapsed = BigInt(Math.max(0, Math.floor(nowMs - stake.sinceMs)))
  return (stake.amount * YIELD * elapsed * 1_000_000n) / (10_000n * BigInt(YEAR_MS))
}
