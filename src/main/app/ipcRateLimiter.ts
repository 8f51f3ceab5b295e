// Limits calls to the contract at both hosts: size of one call, calls at once, and calls per second.
import type { Reply } from '../../shared/contract/bridge.ts'
import { AppError, toErrorData } from '../../shared/domain/errors.ts'
import type { Dispatch } from './dispatch.ts'

/** What the limiter needs. */
export interface RateLimiterOptions {
  dispatch: Dispatch
  /** Monotonic milliseconds with any origin. */
  now(): number
}

/** Maximum weight of one call: letters, numbers and bytes; an import of labels sends the most. */
const MAX_WEIGHT = 1_000_000
/** Maximum number of unanswered calls. */
const MAX_AT_ONCE = 1000
/** Burst limit; a page that reloads everything sends some dozens of calls. */
const MAX_IN_A_BURST = 2000
const MAX_A_SECOND = 500

/** Wraps a dispatch for pages: refuses what is too large or too frequent before anything parses it. */
export function createRateLimiter({ dispatch, now }: RateLimiterOptions): Dispatch {
  let left = MAX_IN_A_BURST
  let lookedAt = now()
  let waiting = 0
  const isTooMuch = () => {
    const moment = now()
    left = Math.min(MAX_IN_A_BURST, left + (Math.max(0, moment - lookedAt) * MAX_A_SECOND) / 1000)
    lookedAt = moment
    if (waiting >= MAX_AT_ONCE || left < 1) return true
    left -= 1
    return false
  }
  return async (method, input) => {
    if (isTooMuch()) return refusal(tooMuch())
    if (!isWithin(input, MAX_WEIGHT)) return refusal(tooLarge())
    waiting += 1
    try {
      return await dispatch(method, input)
    } finally {
      waiting -= 1
    }
  }
}

function refusal(error: AppError): Reply {
  return { ok: false, error: toErrorData(error) }
}

function tooMuch(): AppError {
  return new AppError('bridge.busy', 'This page sent too many requests at once.', {
    hint: 'Wait a moment. If it keeps happening, reload the page.',
    retry: 'later',
  })
}

function tooLarge(): AppError {
  return new AppError('input.invalid', 'A call is too large to read.')
}

/** Returns whether a value weighs at most `most`; stops early, so that a cyclic value ends too. */
export function isWithin(value: unknown, most: number): boolean {
  let weight = 0
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    weight += 1 + ownWeight(next)
    if (weight > most) return false
    // Counts the elements before pushing them, so that one long list cannot make the stack large.
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue
    if (Array.isArray(next) && weight + next.length > most) return false
    for (const [key, inner] of entriesOf(next)) {
      weight += key.length
      if (weight + open.length > most) return false
      open.push(inner)
    }
  }
  return true
}

function ownWeight(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value === 'bigint') return value.toString(16).length
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return value.byteLength
  return 0
}

/** A structured clone may contain maps and sets; no method accepts one, but their weight counts. */
function entriesOf(value: object): Iterable<[string, unknown]> {
  if (value instanceof Map)
    return [...value].flatMap(([key, inner]): [string, unknown][] => [
      ['', key],
      ['', inner],
    ])
  if (value instanceof Set) return [...value].map((inner): [string, unknown] => ['', inner])
  if (Array.isArray(value)) return value.map((inner): [string, unknown] => ['', inner])
  return Object.entries(value)
}
