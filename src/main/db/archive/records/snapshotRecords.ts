// What an account owns at one moment, as it is handed to the writer: always a whole set, stored whole or not at all.
import type { DenomFacts } from '../../../../wire/denoms.ts'
import type { CoinAmount, SyncTargetKey } from './records.ts'

/** What every set carries. */
interface SetHead {
  key: SyncTargetKey
  /** The stream's revision when reading began; becomes the generation of its rows. */
  revision: number
  /** False where there is nobody who keeps such a set; it is empty then. */
  isOffered: boolean
  readAt: number
}

/** Everything that was held, by denomination. */
export interface HoldingSet extends SetHead {
  kind: 'holdings'
  holdings: CoinAmount[]
  /** Denominations that could not be read this time: what was held before stays. */
  kept: string[]
}

export interface NftCollectionFacts {
  /** 0x address, lower case. */
  collection: string
  name: string
  /** Name on the chain that it came from. */
  originName: string
  creator: string
  /** Tokens in existence when it was read. */
  tokenCount: number
  height: number | null
  time: number | null
}

export interface NftTokenFacts {
  /** 0x address, lower case. */
  collection: string
  tokenId: string
  /** Move: the token's own object; elsewhere empty. */
  objectAddr: string
  uri: string
  height: number | null
  time: number | null
}

/** Every token; those that are missing have left. Collections are added and never go. */
export interface NftSet extends SetHead {
  kind: 'nfts'
  /** False when some could not be read: nothing is taken for gone then. */
  isWhole: boolean
  collections: NftCollectionFacts[]
  tokens: NftTokenFacts[]
}

export interface StakeFacts extends CoinAmount {
  kind: 'delegation' | 'unbonding' | 'reward' | 'vesting'
  validator: string
  startsAt: number | null
  completesAt: number | null
}

export interface StakeSet extends SetHead {
  kind: 'stakes'
  stakes: StakeFacts[]
}

/** Where the account stands among the holders of each denomination; null when it is not among the first `lookedAt`. */
export interface RankSet extends SetHead {
  kind: 'ranks'
  ranks: { denom: string; rank: number | null; lookedAt: number }[]
}

export type SnapshotSet = HoldingSet | NftSet | StakeSet | RankSet

/** What a chain says of a denomination. */
export interface LearnedDenom extends DenomFacts {
  chainId: string
  denom: string
  readAt: number
}
