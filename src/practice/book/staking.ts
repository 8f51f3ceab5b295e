// Holds stakes of the L1: delegations, unbonding stakes, the rewards that accrue, and locked stakes.
// Sources: initia-labs/initia x/mstaking, x/distribution; initia-labs/vip-contract sources/lock_staking.move.
import { sha256 } from '@noble/hashes/sha2.js'
import { sha3_256 } from '@noble/hashes/sha3.js'
import { decodeBech32, encodeBech32 } from '../keys/bech32.ts'
import { concat, utf8 } from '../keys/bytes.ts'

/** A validator. */
export interface Validator {
  moniker: string
  address: string
  /** Of the rewards, as a fraction with eighteen decimals. */
  commission: string
  /** Base units of uinit, its voting power too. */
  tokens: string
  status: 'BOND_STATUS_BONDED' | 'BOND_STATUS_UNBONDED'
  jailed: boolean
  /** Of the blocks in which signatures are counted. */
  missedBlocks: number
}

/** An unbonding stake. */
export interface Unbonding {
  delegator: string
  validator: string
  coin: { denom: string; amount: string }
  /** Of the block in which it began; a cancellation names it. */
  height: number
  completesMs: number
}

/** A stake. */
export interface Stake {
  amount: bigint
  /** Since when its rewards have not been collected, ms. */
  sinceMs: number
}

/** A stake that was moved: until its time is up, it cannot be moved on. */
export interface Redelegation {
  delegator: string
  from: string
  to: string
  coin: { denom: string; amount: string }
  height: number
  completesMs: number
}

/** The stakes of a chain. */
export interface Staking {
  /** Base units of uinit by delegator and validator. */
  stakes: Map<string, Map<string, Stake>>
  unbondings: Unbonding[]
  redelegations: Redelegation[]
  /** By owner. What is locked is staked by the account that the module keeps for the owner. */
  locks: Map<string, Lock[]>
}

/** A locked stake in uinit. */
export interface Lock {
  validator: string
  amount: bigint
  /** Its last second, seconds since 1970. */
  release: number
  /** Its owner extends it by a year whenever it ends, until something else is done with it. */
  isRenewed: boolean
}

/** The account that published the module of locked stakes. */
export const LOCKS_MODULE = '0x81c3ea419d2fd3a27971021d9dd3cc708def05e5d6a09d39b2f1f9ba18312264'
/** Seconds of a year, and how far ahead of now a lock may end. */
export const [LOCK_YEAR, LONGEST_LOCK] = [31_557_600, 4 * 31_557_600]

/** Returns the account that the module keeps for an owner: an object of the owner, named by its type and the owner's address. */
export function lockingAccount(owner: string): string {
  const address = new Uint8Array(32)
  const bytes = decodeBech32('init', owner) ?? new Uint8Array()
  address.set(bytes, 32 - bytes.length)
  const seed = concat(utf8(`${LOCKS_MODULE}::lock_staking::StakingAccount`), address)
  return encodeBech32('init', sha3_256(concat(address, seed, Uint8Array.of(0xfe))))
}

/** Returns the last second of a lock, as it stands now. */
export function releaseOf({ release, isRenewed }: Lock, nowMs: number): number {
  if (!isRenewed) return release
  return release + Math.max(0, Math.ceil((nowMs / 1000 - release) / LOCK_YEAR)) * LOCK_YEAR
}

function validator(moniker: string, commission: string, tokens: string, rest: Partial<Validator> = {}): Validator {
  const address = encodeBech32('initvaloper', sha256(utf8(moniker)).slice(0, 20))
  return { moniker, address, commission, tokens, status: 'BOND_STATUS_BONDED', jailed: false, missedBlocks: 0, ...rest }
}

/** The validators of the L1 with which the history's stakes are. */
export const VALIDATORS: readonly Validator[] = [
  validator('Harbourlight', '0.050000000000000000', '90000000000000', { missedBlocks: 14 }),
  validator('Northern Buoy', '0.080000000000000000', '61500000000000', { missedBlocks: 735 }),
  validator('Slow Tide', '0.000000000000000000', '20250000000000'),
]
/** All validators: two more earn nothing, one of them since it was jailed. */
export const ALL_VALIDATORS: readonly Validator[] = [
  ...VALIDATORS,
  validator('Low Water', '0.100000000000000000', '900000', { status: 'BOND_STATUS_UNBONDED' }),
  validator('Lost Anchor', '0.200000000000000000', '4100000000000', { status: 'BOND_STATUS_UNBONDED', jailed: true }),
]
/** How often a stake can be taken out, or moved the same way, at a time. */
export const MAX_ENTRIES = 7
/** From asking for a stake to having it back. */
export const UNBONDING_MS = 21 * 86_400_000
/** The parameters of the module. */
export const STAKING_PARAMS = {
  unbonding_time: `${UNBONDING_MS / 1000}s`,
  max_validators: 100,
  max_entries: MAX_ENTRIES,
  historical_entries: 10_000,
  bond_denoms: ['uinit'],
  min_voting_power: '1000000',
  min_commission_rate: '0.000000000000000000',
}
const YEAR_MS = 365 * 86_400_000
/** Parts of ten thousand that a stake earns in a year. */
const YIELD = 700n

/** Part of the rewards that the community keeps, in hundredths. */
export const COMMUNITY_TAX = 2n
/** Returns the base units that are released in a year, rounded up, so that what is staked with the active validators earns `YIELD`. */
export function annualProvisions(): bigint {
  const bonded = VALIDATORS.reduce((sum, { tokens }) => sum + BigInt(tokens), 0n)
  const parts = 10_000n * (100n - COMMUNITY_TAX)
  return (bonded * YIELD * 100n + parts - 1n) / parts
}

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

/** Rewards in whole base units, which is what a withdrawal pays out. */
export function wholeReward(staking: Staking, at: { delegator: string; validator: string; nowMs: number }): bigint {
  const stake = staking.stakes.get(at.delegator)?.get(at.validator)
  return stake === undefined ? 0n : rewardMillionths(stake, at.nowMs) / 1_000_000n
}

/** Rewards that have grown, in millionths of a base unit. */
export function rewardMillionths(stake: Stake, nowMs: number): bigint {
  const elapsed = BigInt(Math.max(0, Math.floor(nowMs - stake.sinceMs)))
  return (stake.amount * YIELD * elapsed * 1_000_000n) / (10_000n * BigInt(YEAR_MS))
}
