// Holdings: what the accounts own, merged over chains.
import { z } from 'zod'
import { Asset, ChainId, Units } from './chain.ts'

export const Holding = z.object({
  asset: Asset,
  accountId: z.string(),
  amount: Units,
  /** When the chain was asked, milliseconds since 1970. */
  readAt: z.number().int(),
})
export type Holding = z.infer<typeof Holding>

/** Holdings of one asset over all chains, largest first; the total counts in the finest unit among them, so it is exact. */
export const AssetGroup = z.object({
  originId: z.string(),
  symbol: z.string(),
  name: z.string(),
  decimals: z.number().int(),
  isVerified: z.boolean(),
  total: Units,
  parts: z.array(Holding),
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
