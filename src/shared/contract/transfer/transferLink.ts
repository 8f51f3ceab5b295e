// Links that fill the transfer form: waybill://transfer?fromChain=…&fromAsset=…&toChain=…&toAsset=…&amount=…&recipient=…
// Whoever writes one is a stranger: it is read as a whole or not at all, and it can say nothing that only its reader may decide,
// such as which account pays.
import { z } from 'zod'
import { ChainId } from '../chain.ts'

export const LINK_SCHEME = 'waybill'
/** Longer than any link that says something. */
export const MAX_LINK_TEXT = 1000

/** As chains name their assets: letters, digits and / : . _ -. */
const Denom = z
  .string()
  .max(200)
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9/:._-]*$/)

export const TransferLink = z
  .strictObject({
    fromChain: ChainId.regex(/^[a-zA-Z0-9._-]+$/).optional(),
    fromAsset: Denom.optional(),
    toChain: ChainId.regex(/^[a-zA-Z0-9._-]+$/).optional(),
    toAsset: Denom.optional(),
    /** In whole units, as one would type it. */
    amount: z
      .string()
      .max(60)
      .regex(/^\d+(\.\d+)?$/)
      .optional(),
    recipient: z
      .string()
      .max(120)
      .regex(/^[a-zA-Z0-9]+$/)
      .optional(),
  })
  // An asset is one of a chain's; a chain without one would leave the form half filled by somebody else.
  .refine((link) => (link.fromChain === undefined) === (link.fromAsset === undefined))
  .refine((link) => (link.toChain === undefined) === (link.toAsset === undefined))
export type TransferLink = z.infer<typeof TransferLink>

/** Reads a link; null when it is none, or says anything beyond what a link may say. Never throws. */
export function readTransferLink(text: string): TransferLink | null {
  const url = text.length > MAX_LINK_TEXT ? null : URL.parse(text)
  if (url === null || url.protocol !== `${LINK_SCHEME}:` || url.host !== 'transfer') return null
  if (!['', '/'].includes(url.pathname) || `${url.username}${url.password}${url.hash}` !== '') return null
  const values = [...url.searchParams]
  const names = new Set(values.map(([name]) => name))
  // A value that stands twice would mean one thing to one reader and another to the next.
  if (names.size !== values.length) return null
  return TransferLink.safeParse(Object.fromEntries(values)).data ?? null
}

export const linkContract = {
  /** Null: not a link that Waybill takes. */
  'links.read': { input: z.object({ text: z.string() }), output: z.object({ link: TransferLink.nullable() }) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
