// Determines whether a quote is still valid, allowing for changes of the computer's clock. Pure.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'

/** Tolerance for small corrections of the computer's clock. */
const CLOCK_STEP_MS = 5000

/** Returns whether a quote may still be used. A quote from the future counts as expired: the computer's clock has been set back. */
export function isCurrent({ quotedAt, expiresAt }: Pick<Quote, 'quotedAt' | 'expiresAt'>, now: number): boolean {
  return now <= expiresAt && now >= quotedAt - CLOCK_STEP_MS
}
