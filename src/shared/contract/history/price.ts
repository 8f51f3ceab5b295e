// Schemas of valuations, where prices are enabled and known.
import { z } from 'zod'
import { ChainId, Units } from '../chain.ts'
import { ErrorData } from '../status.ts'

/** US cents; null where no price is known, which differs from zero. */
const Cents = Units.nullable()

/** The value of the holdings. */
export const Valuation = z.object({
  /** off: not enabled. none: this network has no price service. */
  state: z.enum(['on', 'off', 'none']),
  /** The price host that is, or would be, asked; null where there is none. */
  host: z.string().nullable(),
  /** When the oldest price in use was seen, milliseconds since 1970. */
  seenAt: z.number().int().nullable(),
  /** Why the last price request failed. */
  trouble: ErrorData.nullable(),
  /** Sum of the assets with a price: of the chosen account, else of the Ledger accounts, else of all. */
  total: Cents,
  /** The same sum of watch-only accounts that the total leaves out. */
  watchOnly: Cents,
  /** Change of the total within a day caused by prices alone; null where one of them has no price from a day ago. */
  change: z.object({ cents: Units, since: z.number().int() }).nullable(),
  /** Number of listed assets without a price; an unlisted one never has a price. */
  unpriced: z.number().int(),
  assets: z.array(
    z.object({
      originId: z.string(),
      value: Cents,
      /** US dollars per whole unit, decimal text; null without a value. */
      price: z.string().nullable(),
      /** Change within a day caused by the price alone, tenths of a percent; null without a price from a day ago. */
      changeTenths: z.number().int().nullable(),
    }),
  ),
})
export type Valuation = z.infer<typeof Valuation>

/** The value of an amount near a moment in the past, or at the newest price where none was seen then. */
export const PriceThen = z.object({
  /** US cents, positive. */
  value: Units,
  /** US dollars per whole unit, decimal text. */
  price: z.string(),
  seenAt: z.number().int(),
  /** The price is today's: none was seen at that moment. */
  isNow: z.boolean(),
})
export type PriceThen = z.infer<typeof PriceThen>

/** The currency of prices that are seen. */
export const SEEN_CURRENCY = 'USD'

/** Maximum age of a current price. */
export const CURRENT_PRICE_MS = 24 * 3_600_000

/** Maximum distance in ms between a moment and the price used for it. */
export const PRICE_TOLERANCE_MS = 3_600_000

/** An amount and the moment to value it at. */
export const PriceMoment = z.object({ chainId: ChainId, denom: z.string().max(200), units: Units, at: z.number().int() })
export type PriceMoment = z.infer<typeof PriceMoment>

/** Amounts to value, each at its own moment. */
const PriceMoments = z.object({ moments: z.array(PriceMoment).max(500) })

/** Methods on prices, by name. */
export const priceContract = {
  /** Values the holdings, as far as prices are enabled and known. Sends no request. */
  'prices.values': { input: z.object({ accountId: z.string().nullish() }), output: Valuation },
  /** Values amounts by the price seen within an hour of their moment, else by today's; null where there is neither. Sends no request. */
  'prices.at': { input: PriceMoments, output: z.array(PriceThen.nullable()) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
