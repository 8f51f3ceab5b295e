// Schemas of signed messages (EIP-191) that prove ownership of an account, and of their verification.
import { z } from 'zod'
import { AccountAddress } from './account.ts'
import { SavedFile } from './settings/exports.ts'

/** Longer than any device accepts, so that a refusal can state the reason. */
const Text = z.string().max(100_000)

/** A signed message; not stored. */
export const SignedMessage = z.object({
  address: AccountAddress,
  text: Text,
  /** 65 bytes, r, s and v (27 or 28), in hex with 0x. */
  signature: z.string().regex(/^0x[0-9a-f]{130}$/),
})
export type SignedMessage = z.infer<typeof SignedMessage>

/** The result of verifying a signature. */
export const MessageVerdict = z.object({
  isValid: z.boolean(),
  /** The given address in both notations. */
  address: AccountAddress,
  /** The address whose signature of this text it is; null when none can be recovered. */
  signer: AccountAddress.nullable(),
  /** Which variant of the text matches: as given, with Windows line ends, or with surrounding white space trimmed. */
  of: z.enum(['asGiven', 'windowsLines', 'trimmed']),
})
export type MessageVerdict = z.infer<typeof MessageVerdict>

/** Message methods, by name. */
export const messageContract = {
  /**
   * Asks the account's holder to sign exactly this text on the device; the call is the consent, and each call prompts once.
   * Refuses text that could be a transaction, whatever its spelling.
   */
  'messages.sign': { input: z.object({ accountId: z.string(), text: Text }), output: SignedMessage },
  /** Verifies a signature. Accepts init1… and 0x…; the signature in hex or base64, with or without its recovery byte. Sends no request. */
  'messages.verify': {
    input: z.object({ address: z.string().max(120), text: Text, signature: z.string().max(400) }),
    output: MessageVerdict,
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>

/** Methods that save signed messages, by name. */
export const messageFileContract = {
  /** Writes a signed text to a file that the user names. */
  'exports.saveMessage': { input: SignedMessage, output: SavedFile },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
