// Schemas of the asset picker: listed assets, the router's assets, and the account's balances.
import { z } from 'zod'
import { Asset, ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'

/** Maximum length of the search text; longer text could match nothing. */
export const MAX_ASSET_TEXT = 120
/** Maximum rows of one answer, above the size of any network's list; the router may name more. */
export const MAX_ASSETS = 1000

/** What the asset picker asks for. */
export const AssetQuestion = z.object({
  accountId: z.string(),
  /** `from` sorts what the account can sign for first. */
  side: z.enum(['from', 'to']),
  /** Part of a symbol, name, denomination or contract; empty for all. */
  text: z.string().max(MAX_ASSET_TEXT),
  chainId: ChainId.nullish(),
  /** What the other side has, where a route leads to or from it; absent where nothing is routed. */
  other: z.object({ chainId: ChainId, denom: z.string() }).nullish(),
  /** Leaves out what the other side has: a bridge does not end where it begins. */
  leavesOutOther: z.boolean().optional(),
  limit: z.number().int().min(1).max(MAX_ASSETS),
})
export type AssetQuestion = z.infer<typeof AssetQuestion>

/** One asset of the picker. */
export const AssetChoice = z.object({
  /** `isVerified` is false where only the router, the chain or a balance names it. */
  asset: Asset,
  chainName: z.string(),
  /** The account's balance in base units; null where it was never read. */
  balance: Units.nullable(),
  /** Value of that balance in US cents; null where no price is known or prices are off. */
  value: Units.nullable(),
  /** Address of the ERC-20 behind it, 0x…; null where there is none. */
  contract: z.string().nullable(),
  /** Has the symbol of a verified asset but is a different asset. */
  isLookalike: z.boolean(),
  /** The router’s list leaves it out, or the router had no route for the pair a while ago. False where no `other` is asked about. */
  hasNoRoute: z.boolean(),
})
export type AssetChoice = z.infer<typeof AssetChoice>

/** The picker's answer: matching assets, counts by chain, and the state of the router's list. */
export const AssetChoices = z.object({
  assets: z.array(AssetChoice),
  /** Number of matches, including those beyond `limit`. */
  total: z.number().int(),
  /** Chains with matches for the text, whichever chain is selected. */
  chains: z.array(z.object({ chainId: ChainId, name: z.string(), count: z.number().int() })),
  /** When the router's list was read, milliseconds since 1970 (null = not yet), and why reading failed. */
  routerList: z.object({ readAt: z.number().int().nullable(), problem: ErrorData.nullable() }),
})
export type AssetChoices = z.infer<typeof AssetChoices>
