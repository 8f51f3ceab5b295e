// Signatures of texts (EIP-191): formats them for others, and verifies them against an address.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, concatHex, hashMessage, hexToBytes, numberToHex, recoverMessageAddress, type Hex } from 'viem'
import type { AccountAddress } from '../../shared/contract/account.ts'
import { AppError } from '../../shared/domain/errors.ts'
import type { PhraseText } from '../../shared/domain/phrase.ts'
import type { MessageVerdict } from '../../shared/contract/messages.ts'
import { parseAddress } from './address.ts'

/**
 * Returns r, s and v (27 or 28), as personal_sign does; v follows from the key.
 * @param signature 64 bytes, r and s, by `publicKey` (compressed, hex without 0x).
 */
export function withRecovery(signature: Uint8Array, text: string, publicKey: string): Hex {
  const hash = hexToBytes(hashMessage(text))
  const parsed = secp256k1.Signature.fromBytes(signature)
  const parity = [0, 1].find((bit) => parsed.addRecoveryBit(bit).recoverPublicKey(hash).toHex(true) === publicKey)
  if (parity === undefined) throw new Error('the signature is not of this key')
  return concatHex([bytesToHex(signature), numberToHex(27 + parity, { size: 1 })])
}

/**
 * Verifies a signature against text and address. Line ends and surrounding white space change in mails and web pages, so those variants are
 * tried too, and reported.
 * @param address init1… or 0x….
 * @param signature hex or base64: 65 bytes, or 64 without the recovery byte (as Initia's chains use it, or EIP-2098).
 * @throws AppError account.badAddress; input.invalid when it is not a signature.
 */
export async function verdictOn({ address: typed, text, signature }: Signed): Promise<MessageVerdict> {
  const address = parseAddress(typed)
  const candidates = readSignature(signature)
  let signer: AccountAddress | null = null
  for (const { of, reading } of readings(text)) {
    const signers = await Promise.all(candidates.map((candidate) => signerOf(reading, candidate)))
    if (signers.some((one) => one?.hex === address.hex)) return { isValid: true, address, signer: address, of }
    // With several candidates at most one is right, and none shows which.
    if (of === 'asGiven' && signers.length === 1) signer = signers[0] ?? null
  }
  return { isValid: false, address, signer, of: 'asGiven' }
}

interface Signed {
  address: string
  text: string
  signature: string
}

function readings(text: string): { of: MessageVerdict['of']; reading: string }[] {
  return [
    { of: 'asGiven' as const, reading: text },
    { of: 'windowsLines' as const, reading: text.replaceAll(/\r?\n/g, '\r\n') },
    { of: 'trimmed' as const, reading: text.trim() },
  ].filter(({ of, reading }) => of === 'asGiven' || reading !== text)
}

const HEX = /^(?:0x)?((?:[0-9a-f]{2}){64,65})$/i
const BASE64 = /^[a-z0-9+/]{86,87}={0,2}$/i

/** Returns the possible signatures: without a recovery byte there are several. */
function readSignature(typed: string): Hex[] {
  const bare = typed.replaceAll(/\s/g, '')
  const digits = HEX.exec(bare)?.[1]?.toLowerCase() ?? (BASE64.test(bare) ? Buffer.from(bare, 'base64').toString('hex') : '')
  const [r, s, v] = [digits.slice(0, 64), digits.slice(64, 128), digits.slice(128)]
  if (digits.length === 130) {
    const parity = Number.parseInt(v, 16)
    if (![0, 1, 27, 28].includes(parity)) throw noSignature('Its last byte isn’t valid for a message signature.')
    return [`0x${r}${s}${numberToHex(parity < 27 ? parity + 27 : parity, { size: 1 }).slice(2)}`]
  }
  if (digits.length !== 128) throw noSignature('A signature has 65 bytes: 130 hex digits after 0x.')
  const compact = BigInt(`0x${s}`)
  const parity = (compact >> 255n) & 1n
  const plain = (compact & ((1n << 255n) - 1n)).toString(16).padStart(64, '0')
  return [`0x${r}${s}1b`, `0x${r}${s}1c`, ...(parity === 1n ? ([`0x${r}${plain}1c`] as const) : [])]
}

/** Null when no key produces such a signature: the library throws for a number out of range or a point off the curve. */
async function signerOf(message: string, signature: Hex): Promise<AccountAddress | null> {
  try {
    return parseAddress(await recoverMessageAddress({ message, signature }))
  } catch {
    return null
  }
}

function noSignature(hint: PhraseText): AppError {
  return new AppError('input.invalid', 'This isn’t a message signature.', { hint })
}
