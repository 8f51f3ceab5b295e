// What Waybill may ask of hosts beyond what its work needs: pictures of NFTs, prices. Nothing until it is chosen.
import { z } from 'zod'

/** off: none. chosen: those of collections that were switched on. all: all but those of collections that were switched off. */
export const ImageChoice = z.enum(['off', 'chosen', 'all'])
export type ImageChoice = z.infer<typeof ImageChoice>

export const Privacy = z.object({
  images: ImageChoice,
  /** Where ipfs:// addresses are asked: https://…, or http:// on this computer. Without a trailing slash. */
  gateway: z.string(),
  prices: z.boolean(),
  /** Who would be asked for prices; null where this network has no such service. */
  priceHost: z.string().nullable(),
})
export type Privacy = z.infer<typeof Privacy>

/** What is absent stays as it is. */
export const PrivacyChange = z.object({
  images: ImageChoice.optional(),
  gateway: z.string().trim().max(200).optional(),
  prices: z.boolean().optional(),
})
export type PrivacyChange = z.infer<typeof PrivacyChange>
