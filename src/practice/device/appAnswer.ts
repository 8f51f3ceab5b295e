// How an app on the device answers: bytes at once, or a question to its user first.
import { STATUS } from '../../wire/apdu.ts'
import { concat } from '../keys/bytes.ts'
import type { DevicePrompt } from './prompts.ts'

/** An answer now, or a question to the user first; `rejected` is the status word when the user says no. */
export type AppAnswer = Uint8Array | { prompt: DevicePrompt; shown: string; approved: () => Uint8Array; rejected?: number }

/** An app with its half-sent commands. */
export interface DeviceApp {
  handle(apdu: Uint8Array): AppAnswer
  /** Forgets a half-sent message. */
  reset(): void
}

/** What the owner has switched on in the settings of the apps. */
export interface AppSettings {
  /** The Ethereum app signs calls that it cannot show. */
  blindSigning: boolean
  /** The Cosmos app shows more, and allows more. */
  expertMode: boolean
}

/** A bare status word. */
export function statusReply(word: number): Uint8Array {
  return Uint8Array.of(word >>> 8, word & 0xff)
}

/** Data and success. */
export function ok(data: Uint8Array): Uint8Array {
  return concat(data, statusReply(STATUS.ok))
}

/** Ends a command with a status word, and data before it where the app says why. */
export class Refusal extends Error {
  readonly word: number
  readonly data: Uint8Array
  constructor(word: number, data: Uint8Array = new Uint8Array()) {
    super(`refused with ${word.toString(16)}`)
    this.word = word
    this.data = data
  }
}

/** Runs a command; a refusal becomes its status word. */
export function answerOf(run: () => AppAnswer): AppAnswer {
  try {
    return run()
  } catch (error) {
    if (error instanceof Refusal) return concat(error.data, statusReply(error.word))
    throw error
  }
}

/** @example numbersOf('1.22.0-dev') // [1, 22, 0] */
export function numbersOf(version: string): number[] {
  return version
    .replace(/-.*/, '')
    .split('.')
    .map((part) => Number(part))
}
