// Portfolio schemas: holdings of the accounts, merged over chains.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'

/** Rank among the holders of an asset on its chain, 1 = largest; null when not among the first `lookedAt`. */
export const HolderRank = z.object({ rank: z.number().int().nullable(), lookedAt: z.number().int() })
export type HolderRank = z.infer<typeof HolderRank>

/** A spendable or vesting balance. */
export const Holding = z.object({
  asset: Asset,
  accountId: z.string(),
  amount: Units,
  /** Null where no holder list exists, or it was not read yet. */
  rank: HolderRank.nullable(),
  /** When the chain was asked, milliseconds since 1970. */
  readAt: z.number().int(),
})
export type Holding = z.infer<typeof Holding>

/**
 * An owned amount that cannot be spent: delegated, locked until a day, unbonding, unlocked but not withdrawn, or an unclaimed reward.
 * `vesting` states how much of the balance a schedule locks; it is not an additional amount.
 */
export const StakePart = z.object({
  kind: z.enum(['delegation', 'locked', 'unbonding', 'unlocked', 'reward', 'vesting']),
  asset: Asset,
  accountId: z.string(),
  amount: Units,
  /** Number of validators; 0 for vesting and for what is unlocked. */
  validators: z.number().int(),
  /** When it is released, milliseconds since 1970; null where unknown. */
  completesAt: z.number().int().nullable(),
  readAt: z.number().int(),
  /** The last reading got no valid answer about it: this is from the one before. */
  isKept: z.boolean(),
})
export type StakePart = z.infer<typeof StakePart>

/** All holdings of one asset over all chains, largest first; the total uses the finest unit among them, so it is exact. */
export const AssetGroup = z.object({
  originId: z.string(),
  symbol: z.string(),
  name: z.string(),
  decimals: z.number().int(),
  isVerified: z.boolean(),
  /** Hidden by the user. */
  isHidden: z.boolean(),
  /** Sum of held, staked, unbonding and earned amounts. */
  total: Units,
  parts: z.array(Holding),
  stakes: z.array(StakePart),
})
export type AssetGroup = z.infer<typeof AssetGroup>

/** Money of a live transfer, counted separately. */
export const MovingAmount = z.object({
  transferId: z.string(),
  fromChainId: ChainId,
  toChainId: ChainId,
  symbol: z.string(),
  decimals: z.number().int(),
  amount: Units,
})

/** The portfolio screen's data. */
export const Portfolio = z.object({ groups: z.array(AssetGroup), moving: z.array(MovingAmount) })
export type Portfolio = z.infer<typeof Portfolio>
