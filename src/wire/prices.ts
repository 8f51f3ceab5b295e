// Replies of the L1's price service. Source: initia-labs/interwovenkit, interwovenkit-react/src/data/chains.ts (PriceItem).
import { z } from 'zod'

/** GET /initia/<chain id>/assets?quote=USD&with_prices=true; `price` as the digits in the reply. */
export const PriceList = z.array(z.object({ id: z.string(), price: z.string().nullish().catch(null) }))
export type PriceList = z.infer<typeof PriceList>
