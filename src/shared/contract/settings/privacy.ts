// Optional requests beyond what Waybill needs: NFT pictures and prices. All are off by default.
import { z } from 'zod'

/** off: none. chosen: collections that were enabled. all: all but collections that were disabled. */
export const ImageChoice = z.enum(['off', 'chosen', 'all'])
export type ImageChoice = z.infer<typeof ImageChoice>

/** The privacy settings. */
export const Privacy = z.object({
  images: ImageChoice,
  /** IPFS gateway for ipfs:// addresses: https://…, or http:// on this computer. Without a trailing slash. */
  gateway: z.string(),
  prices: z.boolean(),
  /** The host that would be asked for prices; null where this network has no such service. */
  priceHost: z.string().nullable(),
})
export type Privacy = z.infer<typeof Privacy>

/** A change of the settings; absent fields stay unchanged. */
export const PrivacyChange = z.object({
  images: ImageChoice.optional(),
  gateway: z.string().trim().max(200).optional(),
  prices: z.boolean().optional(),
})
export type PrivacyChange = z.infer<typeof PrivacyChange>
