// What can be said of a text before a device is asked to sign it as a message: whether it may be signed at all, and how it
// will look there. Free of zod, so that the renderer can import it as a value.
import { isSignDocument } from './signDocument.ts'

/** The Ethereum app's heap of 16 KiB holds the message and its display copy: 6,000 bytes pass on a device, 8,000 do not. */
export const MAX_MESSAGE_BYTES = 7000
/** The display copy of a text that is not plain takes twice its room: two digits a byte. */
const MAX_OTHER_BYTES = 5000

/** As many bytes of UTF-8 as the Ethereum app takes of such a text, be it a message or a document. */
export function maxBytesOf(text: string): number {
  return isPlainOnDevice(text) ? MAX_MESSAGE_BYTES : MAX_OTHER_BYTES
}

/** Why a text is not signed: nothing in it, half a letter in it, too long for the device (what it is was not looked at), or a transaction. */
export type MessageFault = 'empty' | 'broken' | 'tooLong' | 'signDocument'

export interface MessageReading {
  /** null when it may be signed. */
  fault: MessageFault | null
  /** In UTF-8: what is signed. */
  bytes: number
  /** As many bytes as the device takes of such a text. */
  most: number
  /** False when the device shows digits instead of letters: one letter that is not plain English is enough. */
  isPlain: boolean
  /** The letters that make it not plain, each once, at most a few. */
  odd: string[]
  /** What the device shows. */
  shown: string
}

/** Reads a text as the device will: letters of C's isprint and isspace are plain. Source: LedgerHQ/app-ethereum src/features/signMessage. */
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

/** Whether the Ethereum app shows a text as it is, not as digits. Not \s: the app knows the spaces of ASCII alone. */
export function isPlainOnDevice(text: string): boolean {
  return PLAIN.test(text)
}

const PLAIN = /^[\x20-\x7e\t-\r]*$/
const NOT_PLAIN = /[^\x20-\x7e\t-\r]/gu
const FEW = 8

function faultOf(text: string, bytes: number, most: number): MessageFault | null {
  if (text.trim() === '') return 'empty'
  // UTF-8 has no half of a surrogate pair: something else than the text would be signed.
  if (!text.isWellFormed()) return 'broken'
  if (bytes > most) return 'tooLong'
  return isSignDocument(text) ? 'signDocument' : null
}
