// Assesses a text before a device signs it as a message: whether it may be signed, and how the device will show it. Free of zod, so that
// the renderer can import it as a value.
import { isSignDocument } from './signDocument.ts'

/** The Ethereum app's heap of 16 KiB holds the message and its display copy: 6,000 bytes pass on a device, 8,000 do not. */
export const MAX_MESSAGE_BYTES = 7000
/** Limit for text that is not plain: its display copy takes two hex digits per byte, twice the room. */
const MAX_OTHER_BYTES = 5000

/** Returns the maximum UTF-8 bytes that the Ethereum app accepts of such a text, as message or document. */
export function maxBytesOf(text: string): number {
  return isPlainOnDevice(text) ? MAX_MESSAGE_BYTES : MAX_OTHER_BYTES
}

/**
 * Why a text is not signed: empty, broken (an unpaired surrogate), too long for the device (content not inspected), or a transaction's sign
 * document.
 */
export type MessageFault = 'empty' | 'broken' | 'tooLong' | 'signDocument'

/** Assessment of a text. */
export interface MessageReading {
  /** null when it may be signed. */
  fault: MessageFault | null
  /** UTF-8 bytes that are signed. */
  bytes: number
  /** Maximum bytes that the device accepts for such a text. */
  most: number
  /** False when the device shows hex digits instead of letters: one non-ASCII character is enough. */
  isPlain: boolean
  /** The characters that make it not plain, each once, at most eight. */
  odd: string[]
  /** What the device shows. */
  shown: string
}

/**
 * Assesses a text as the device will: characters of C's isprint and isspace are plain. Source: LedgerHQ/app-ethereum
 * src/features/signMessage.
 */
export function readMessage(text: string): MessageReading {
  const encoded = new TextEncoder().encode(text)
  const isPlain = isPlainOnDevice(text)
  const most = maxBytesOf(text)
  return {
    fault: faultOf(text, encoded.length, most),
    bytes: encoded.length,
    most,
    isPlain,
    odd: [...new Set(text.match(NOT_PLAIN))].slice(0, FEW),
    shown: isPlain ? text : `0x${[...encoded].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** Returns whether the Ethereum app shows a text as it is, not as hex digits. Does not use \s: the app accepts ASCII white space only. */
export function isPlainOnDevice(text: string): boolean {
  return PLAIN.test(text)
}

const PLAIN = /^[\x20-\x7e\t-\r]*$/
const NOT_PLAIN = /[^\x20-\x7e\t-\r]/gu
const FEW = 8

function faultOf(text: string, bytes: number, most: number): MessageFault | null {
  if (text.trim() === '') return 'empty'
  // An unpaired surrogate has no UTF-8 encoding: the signed bytes would differ from the text.
  if (!text.isWellFormed()) return 'broken'
  if (bytes > most) return 'tooLong'
  return isSignDocument(text) ? 'signDocument' : null
}
