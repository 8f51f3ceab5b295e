// Computes what the spendable value changed by within the range of the chart, and what the total counts beside it. Pure.
import type { AssetGroup } from '../../../shared/contract/history/portfolio.ts'
import type { Valuation } from '../../../shared/contract/history/price.ts'
import { centsOf, pricesIn } from '../../data/centsOf.ts'
import type { ValueLine } from '../../../shared/contract/history/figures.ts'
import { balanceCurve, RANGE_MS, type Curve, type Range } from './charts/balanceCurve.ts'

/** What the value changed by. */
export interface ValueChange {
  /** US cents, signed. */
  cents: string
  /** Tenths of a percent of what it was, without sign; null where it was nothing. */
  tenths: number | null
  /** The day that the value is compared with, ms. */
  since: number
  /** It is as old as the range is long. */
  isWhole: boolean
}

const DAY_MS = 86_400_000

/** Returns the curve of the value within a range. */
export function valueCurve(points: ValueLine['points'], range: Range, now: number): Curve {
  return balanceCurve(
    {
      points: points.map(({ day, cents }) => ({ day, amount: cents })),
      before: points[0]?.cents ?? '0',
      now: points.at(-1)?.cents ?? '0',
      knownFrom: points[0]?.day ?? null,
    },
    range,
    now,
  )
}

/** Returns the change from the left edge of the curve to now; null where fewer than two days are known. */
export function valueChange(points: ValueLine['points'], range: Range, now: number): ValueChange | null {
  if (points.length < 2) return null
  const [first] = valueCurve(points, range, now).steps
  if (first === undefined) return null
  const before = BigInt(first.amount)
  const cents = BigInt(points.at(-1)?.cents ?? '0') - before
  const size = cents < 0n ? -cents : cents
  return {
    cents: cents.toString(),
    tenths: before > 0n ? Number((size * 1000n) / before) : null,
    since: first.at,
    isWhole: first.at <= now - RANGE_MS[range] + DAY_MS,
  }
}

/** Returns the value of what is staked, unlocking or earned, in US cents, as far as prices are known. A vesting schedule locks a part of the balance and is no amount of its own. */
export function lockedValue(groups: readonly Pick<AssetGroup, 'stakes'>[], assets: Valuation['assets']): string {
  const priceOf = pricesIn(assets)
  const stakes = groups.flatMap((group) => group.stakes)
  const counted = stakes.filter(({ kind, asset }) => kind !== 'vesting' && priceOf(asset.originId) !== null)
  return centsOf(counted, priceOf) ?? '0'
}

/** Largest difference, US cents, that comes from rounding each asset and each day to whole cents. */
const ROUNDING = 10n

/** Returns the locked part so that it and the spendable one add up to the total, where only rounding keeps them from it; US cents. */
export function lockedPart(total: string | null, spendable: string, locked: string): string {
  const rest = BigInt(total ?? 0) - BigInt(spendable)
  const off = rest - BigInt(locked)
  return rest > 0n && off <= ROUNDING && off >= -ROUNDING ? rest.toString() : locked
}
