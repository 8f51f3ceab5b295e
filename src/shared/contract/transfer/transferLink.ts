// Links that fill the transfer form: waybill://transfer?fromChain=…&fromAsset=…&toChain=…&toAsset=…&amount=…&recipient=…
// A link is untrusted: it is parsed completely or refused, and it cannot set what only the user may decide, such as the paying account.
import { z } from 'zod'
import { ChainId } from '../chain.ts'

/** URL scheme of the links. */
export const LINK_SCHEME = 'waybill'
/** Maximum length of a link, longer than any valid one. */
export const MAX_LINK_TEXT = 1000

/** Denominations as chains write them: letters, digits and / : . _ -. */
const Denom = z
  .string()
  .max(200)
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9/:._-]*$/)

/** The fields that a link may set. */
export const TransferLink = z
  .strictObject({
    fromChain: ChainId.regex(/^[a-zA-Z0-9._-]+$/).optional(),
    fromAsset: Denom.optional(),
    toChain: ChainId.regex(/^[a-zA-Z0-9._-]+$/).optional(),
    toAsset: Denom.optional(),
    /** In whole units, as typed by a user. */
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
  // Chain and asset must come together; a chain alone would leave the form half filled by the link's author.
  .refine((link) => (link.fromChain === undefined) === (link.fromAsset === undefined))
  .refine((link) => (link.toChain === undefined) === (link.toAsset === undefined))
export type TransferLink = z.infer<typeof TransferLink>

/** Parses a link; null when it is not one, or contains anything that a link may not set. Never throws. */
export function readTransferLink(text: string): TransferLink | null {
  const url = text.length > MAX_LINK_TEXT ? null : URL.parse(text)
  if (url === null || url.protocol !== `${LINK_SCHEME}:` || url.host !== 'transfer') return null
  if (!['', '/'].includes(url.pathname) || `${url.username}${url.password}${url.hash}` !== '') return null
  const values = [...url.searchParams]
  const names = new Set(values.map(([name]) => name))
  // Refuses a repeated parameter, which two parsers could read differently.
  if (names.size !== values.length) return null
  return TransferLink.safeParse(Object.fromEntries(values)).data ?? null
}

/** Link methods, by name. */
export const linkContract = {
  /** Returns null for text that is not a valid link. */
  'links.read': { input: z.object({ text: z.string() }), output: z.object({ link: TransferLink.nullable() }) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
