// Whether a quote is still one: by this computer's clock, which may be set at any time. Pure.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'

/** The computer's clock is set right by so much now and then. */
const CLOCK_STEP_MS = 5000

/** Whether a quote may still be used. One from the future is old: the computer's clock has been set back since. */
export function isCurrent({ quotedAt, expiresAt }: Pick<Quote, 'quotedAt' | 'expiresAt'>, now: number): boolean {
  return now <= expiresAt && now >= quotedAt - CLOCK_STEP_MS
}
