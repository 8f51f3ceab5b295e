// Texts that an account signs to say that they are its own (EIP-191), and what a signature proves.
import { z } from 'zod'
import { AccountAddress } from './account.ts'
import { SavedFile } from './settings/exports.ts'

/** More than any device takes, so that the reason for a refusal can be told. */
const Text = z.string().max(100_000)

/** Nothing of it is stored. */
export const SignedMessage = z.object({
  address: AccountAddress,
  text: Text,
  /** 65 bytes, r, s and v (27 or 28), in hex with 0x. */
  signature: z.string().regex(/^0x[0-9a-f]{130}$/),
})
export type SignedMessage = z.infer<typeof SignedMessage>

export const MessageVerdict = z.object({
  isValid: z.boolean(),
  /** The address that was given, in both forms. */
  address: AccountAddress,
  /** Whose signature of this text it would be; null when it is nobody's. */
  signer: AccountAddress.nullable(),
  /** The text that the signature is of: as it was given, with line ends of Windows, or without the space at its ends. */
  of: z.enum(['asGiven', 'windowsLines', 'trimmed']),
})
export type MessageVerdict = z.infer<typeof MessageVerdict>

export const messageContract = {
  /**
   * Has the account's holder sign this very text on the device; the call is the consent, and each asks once.
   * Refuses what could be a transaction, whatever its spelling.
   */
  'messages.sign': { input: z.object({ accountId: z.string(), text: Text }), output: SignedMessage },
  /** Whose a signature is. Takes init1… and 0x…; the signature in hex or base64, with or without its recovery byte. Asks nobody. */
  'messages.verify': {
    input: z.object({ address: z.string().max(120), text: Text, signature: z.string().max(400) }),
    output: MessageVerdict,
  },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>

export const messageFileContract = {
  /** Writes a signed text to a file that the user names. */
  'exports.saveMessage': { input: SignedMessage, output: SavedFile },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
