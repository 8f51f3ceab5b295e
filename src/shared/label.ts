// Names and notes of the user's own: what they stand on, and what they say. The address book is the labels of addresses.
import { z } from 'zod'

export const LabelKind = z.enum(['tx', 'address', 'asset', 'collection', 'nft'])
export type LabelKind = z.infer<typeof LabelKind>

/** What a label stands on. Main brings `ref` into its one spelling: an address may come as init1…, 0x… or bare hex. */
export const LabelKey = z.object({
  kind: LabelKind,
  /** Empty for addresses: a name holds on every chain. */
  chainId: z.string().max(128),
  /** Transaction hash, address, denom, collection address, or collection/token id. */
  ref: z.string().min(1).max(512),
})
export type LabelKey = z.infer<typeof LabelKey>

export const MOST_LABEL = 120
export const MOST_NOTE = 4000

export const Label = z.object({
  kind: LabelKind,
  chainId: z.string(),
  /** In its one spelling: addresses as lower-case hex without 0x. */
  ref: z.string(),
  /** Empty where there is a note alone, or the thing is only hidden. */
  label: z.string(),
  note: z.string(),
  /** Left out of lists: spam. */
  isHidden: z.boolean(),
  /** Milliseconds since 1970. */
  updatedAt: z.number().int(),
})
export type Label = z.infer<typeof Label>

/** What is absent stays as it is. */
export const LabelChange = z.object({
  key: LabelKey,
  label: z.string().trim().max(MOST_LABEL).optional(),
  note: z.string().trim().max(MOST_NOTE).optional(),
  isHidden: z.boolean().optional(),
})
export type LabelChange = z.infer<typeof LabelChange>
