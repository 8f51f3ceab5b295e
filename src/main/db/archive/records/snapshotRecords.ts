// Snapshots of an account's holdings, as passed to the writer: always a complete set, stored in one transaction.
import type { DenomFacts } from '../../../../wire/denoms.ts'
import type { CoinAmount, SyncTargetKey } from './records.ts'

/** Common part of every snapshot. */
interface SetHead {
  key: SyncTargetKey
  /** The sync target's revision when reading began; becomes the generation of its rows. */
  revision: number
  /** False where no host offers such a set; it is empty then. */
  isOffered: boolean
  readAt: number
}

/** All balances, by denomination. */
export interface HoldingSet extends SetHead {
  kind: 'holdings'
  holdings: CoinAmount[]
  /** Denominations that could not be read this time: their earlier balances stay. */
  kept: string[]
}

/** A collection as read. */
export interface NftCollectionFacts {
  /** 0x address, lower case. */
  collection: string
  name: string
  /** Name on its origin chain. */
  originName: string
  creator: string
  /** Tokens in existence when it was read. */
  tokenCount: number
  height: number | null
  time: number | null
}

/** A token as read. */
export interface NftTokenFacts {
  /** 0x address, lower case. */
  collection: string
  tokenId: string
  /** Move: the token's own object address; empty elsewhere. */
  objectAddr: string
  uri: string
  height: number | null
  time: number | null
}

/** All tokens; missing ones are no longer owned. Collections are added and never removed. */
export interface NftSet extends SetHead {
  kind: 'nfts'
  /** False when some could not be parsed: then no token is taken for gone. */
  isWhole: boolean
  collections: NftCollectionFacts[]
  tokens: NftTokenFacts[]
}

/**
 * Kinds of stakes. Those of locks: what is locked, and what of the account that the module of locks keeps is unbonding, earned, and has come
 * back.
 */
export const STAKE_KINDS = [
  'delegation',
  'unbonding',
  'reward',
  'vesting',
  'locked',
  'lockedUnbonding',
  'lockedReward',
  'unlocked',
] as const

/** A stake as read. */
export interface StakeFacts extends CoinAmount {
  kind: (typeof STAKE_KINDS)[number]
  validator: string
  startsAt: number | null
  completesAt: number | null
  /** Earlier than its set's where the chain gave no valid answer about it and what it said before stays. */
  readAt: number
}

/** All stakes, in the chain's order. */
export interface StakeSet extends SetHead {
  kind: 'stakes'
  stakes: StakeFacts[]
}

/** The account's rank among the holders of each denomination; null when it is not among the first `lookedAt`. */
export interface RankSet extends SetHead {
  kind: 'ranks'
  ranks: { denom: string; rank: number | null; lookedAt: number }[]
}

/** Any snapshot. */
export type SnapshotSet = HoldingSet | NftSet | StakeSet | RankSet

/** What a chain says about a denomination. */
export interface LearnedDenom extends DenomFacts {
  chainId: string
  denom: string
  readAt: number
}

/** A validator's own name. */
export interface ValidatorName {
  /** bech32. */
  operator: string
  moniker: string
}

/** What a chain says about its validators. */
export interface ValidatorNames {
  chainId: string
  validators: ValidatorName[]
  readAt: number
}
