// Computes the steps of a balance within a range of time, for drawing and for the table. Pure.
import type { BalanceLine } from '../../../../shared/contract/history/figures.ts'

/** Range of the chart. */
export type Range = 'quarter' | 'year' | 'all'

/** A step of the curve. */
export interface Step {
  /** Start of the day, ms; for the last step: now. */
  at: number
  amount: string
  change: string
}

/** The curve within a range. */
export interface Curve {
  from: number
  until: number
  /** Oldest first: the amount at the left edge, then each day that changed it, then now. */
  steps: Step[]
  /** Up to here nothing is known, ms; null where the whole range is known. */
  unknownUntil: number | null
}

const DAY_MS = 86_400_000
/** How long a range is. */
export const RANGE_MS: Record<Range, number> = { quarter: 90 * DAY_MS, year: 365 * DAY_MS, all: Number.POSITIVE_INFINITY }

/** Returns the curve of a balance within a range that ends now. */
export function balanceCurve(line: Pick<BalanceLine, 'points' | 'before' | 'now' | 'knownFrom'>, range: Range, now: number): Curve {
  const { points, before, knownFrom } = line
  const first = Math.min(points[0]?.day ?? now - RANGE_MS.quarter, knownFrom ?? now)
  // Leaves a little room before the first change, so that it is visible as a change.
  const from = Math.max(now - RANGE_MS[range], first - Math.max(DAY_MS, (now - first) / 20))
  const known = Math.max(from, knownFrom ?? from)
  const inside = points.filter(({ day }) => day >= known)
  const older = points.length > inside.length ? points[points.length - inside.length - 1] : undefined
  const held = older?.amount ?? before
  const steps: Step[] = [{ at: known, amount: held, change: '0' }]
  for (const { day, amount } of inside) {
    steps.push({ at: day, amount, change: (BigInt(amount) - BigInt(steps.at(-1)?.amount ?? '0')).toString() })
  }
  steps.push({ at: now, amount: line.now, change: '0' })
  return { from, until: now, steps, unknownUntil: known > from ? known : null }
}

/**
 * Returns what the chart leaves out, so that it and the chart's end add up to the total above: each of the three is rounded to whole cents by
 * itself. Two that were read at different times stay as they are.
 */
export function leftOutOf(total: string | null, now: string, leftOut: string): string {
  const rest = BigInt(total ?? now) - BigInt(now)
  const gap = rest - BigInt(leftOut)
  return leftOut !== '0' && rest > 0n && (gap === 1n || gap === -1n) ? rest.toString() : leftOut
}
