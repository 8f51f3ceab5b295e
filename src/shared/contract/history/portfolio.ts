// Holdings: what the accounts own, merged over chains.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'

/** Place among the holders of an asset on its chain, 1 = holds most; null when not among the first `lookedAt`. */
export const HolderRank = z.object({ rank: z.number().int().nullable(), lookedAt: z.number().int() })
export type HolderRank = z.infer<typeof HolderRank>

/** What can be spent, or is bound by a schedule. */
export const Holding = z.object({
  asset: Asset,
  accountId: z.string(),
  amount: Units,
  /** Null where nobody keeps a list of holders, or it was not read yet. */
  rank: HolderRank.nullable(),
  /** When the chain was asked, milliseconds since 1970. */
  readAt: z.number().int(),
})
export type Holding = z.infer<typeof Holding>

/**
 * What is owned and cannot be spent: delegated to validators, being released, earned and not yet withdrawn. `vesting` says
 * how much of the rest a schedule binds; it is no amount of its own.
 */
export const StakePart = z.object({
  kind: z.enum(['delegation', 'unbonding', 'reward', 'vesting']),
  asset: Asset,
  accountId: z.string(),
  amount: Units,
  /** Number of validators; 0 for vesting. */
  validators: z.number().int(),
  /** When it is free, milliseconds since 1970; null where that is open. */
  completesAt: z.number().int().nullable(),
  readAt: z.number().int(),
})
export type StakePart = z.infer<typeof StakePart>

/** Everything of one asset over all chains, largest first; the total counts in the finest unit among them, so it is exact. */
export const AssetGroup = z.object({
  originId: z.string(),
  symbol: z.string(),
  name: z.string(),
  decimals: z.number().int(),
  isVerified: z.boolean(),
  /** The user does not want to see it. */
  isHidden: z.boolean(),
  /** Held, staked, being released and earned. */
  total: Units,
  parts: z.array(Holding),
  stakes: z.array(StakePart),
})
export type AssetGroup = z.infer<typeof AssetGroup>

/** Money on its way, counted apart. */
export const MovingAmount = z.object({
  transferId: z.string(),
  fromChainId: ChainId,
  toChainId: ChainId,
  symbol: z.string(),
  decimals: z.number().int(),
  amount: Units,
})

export const Portfolio = z.object({ groups: z.array(AssetGroup), moving: z.array(MovingAmount) })
export type Portfolio = z.infer<typeof Portfolio>
