// The steps of a balance within a stretch of time, for drawing and for the table. Pure.
import type { BalanceLine } from '../../../shared/contract/history/figures.ts'

export type Range = 'quarter' | 'year' | 'all'

export interface Step {
  /** The day that begins then, ms; for the last one: now. */
  at: number
  amount: string
  change: string
}

export interface Curve {
  from: number
  until: number
  /** Oldest first: what is held at the left edge, then each day that changed it, then now. */
  steps: Step[]
  /** Up to here nothing is known, ms; null where all of the stretch is. */
  unknownUntil: number | null
}

const DAY_MS = 86_400_000
const LENGTH_MS: Record<Range, number> = { quarter: 90 * DAY_MS, year: 365 * DAY_MS, all: Number.POSITIVE_INFINITY }

export function balanceCurve(line: Pick<BalanceLine, 'points' | 'before' | 'now' | 'knownFrom'>, range: Range, now: number): Curve {
  const { points, before, knownFrom } = line
  const first = Math.min(points[0]?.day ?? now - LENGTH_MS.quarter, knownFrom ?? now)
  // A little room before the first change, so that it is seen to be one.
  const from = Math.max(now - LENGTH_MS[range], first - Math.max(DAY_MS, (now - first) / 20))
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
