// What holdings are worth, where prices are wanted and known.
import { z } from 'zod'
import { ChainId, Units } from '../chain.ts'

/** US cents; null where no price is known, which is not zero. */
const Cents = Units.nullable()

export const Valuation = z.object({
  /** off: not chosen. none: this network has no price service. */
  state: z.enum(['on', 'off', 'none']),
  /** Who is asked, or would be; null where there is nobody. */
  host: z.string().nullable(),
  /** When the oldest price in use was seen, milliseconds since 1970. */
  seenAt: z.number().int().nullable(),
  /** Why the last look failed, one sentence. */
  trouble: z.string().nullable(),
  /** Sum of what has a price. */
  total: Cents,
  /** What prices alone did to the total within a day; null where one of them was not seen a day ago. */
  change: z.object({ cents: Units, since: z.number().int() }).nullable(),
  /** Assets without a price. */
  unpriced: z.number().int(),
  assets: z.array(z.object({ originId: z.string(), value: Cents })),
})
export type Valuation = z.infer<typeof Valuation>

/** What an amount was worth near a moment. */
export const PriceThen = z.object({
  /** US cents, positive. */
  value: Units,
  /** US dollars for one whole unit, decimal text. */
  price: z.string(),
  seenAt: z.number().int(),
})
export type PriceThen = z.infer<typeof PriceThen>

/** Further from the moment than this, a price says nothing of it. */
export const PRICE_TOLERANCE_MS = 3_600_000

export const PriceMoment = z.object({ chainId: ChainId, denom: z.string().max(200), units: Units, at: z.number().int() })
