// Assets to choose from when money is sent: what is listed, what the router names, and what is held of it.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'

/** Of longer text only the beginning could match anything. */
export const MAX_ASSET_TEXT = 120
/** More than a list of one network has; the router may name more. */
export const MAX_ASSETS = 1000

export const AssetQuestion = z.object({
  accountId: z.string(),
  /** `from` puts what the account can sign for first. */
  side: z.enum(['from', 'to']),
  /** Part of a symbol, name, denomination or contract; empty for all. */
  text: z.string().max(MAX_ASSET_TEXT),
  chainId: ChainId.nullish(),
  limit: z.number().int().min(1).max(MAX_ASSETS),
})
export type AssetQuestion = z.infer<typeof AssetQuestion>

export const AssetChoice = z.object({
  /** `isVerified` is false where only the router, the chain or what is held names it. */
  asset: Asset,
  chainName: z.string(),
  /** What the account holds of it, base units; null where it was never read. */
  balance: Units.nullable(),
  /** What that is worth, US cents; null where no price is known or prices are off. */
  value: Units.nullable(),
  /** The ERC-20 behind it, 0x…; null where there is none. */
  contract: z.string().nullable(),
  /** Bears the symbol of a verified asset and is another one. */
  isLookalike: z.boolean(),
})
export type AssetChoice = z.infer<typeof AssetChoice>

export const AssetChoices = z.object({
  assets: z.array(AssetChoice),
  /** All that fit, shown or not. */
  total: z.number().int(),
  /** Chains with something that fits the text, whichever chain was asked for. */
  chains: z.array(z.object({ chainId: ChainId, name: z.string(), count: z.number().int() })),
  /** The router's list: when it was read, milliseconds since 1970 (null = not yet), and why that failed. */
  routerList: z.object({ readAt: z.number().int().nullable(), problem: ErrorData.nullable() }),
})
export type AssetChoices = z.infer<typeof AssetChoices>
