// Computes the value of several balances over time from daily balances and the prices seen each day. Pure.
import type { BalanceLine, ValueLine } from '../../../shared/contract/history/figures.ts'
import { addDecimals, toCents, valueOf, ZERO } from '../../clients/prices/decimal.ts'
import { dayOf, startOfDay } from '../../db/archive/read/figureSums.ts'

/** A balance over time and the price of its asset. */
export interface PricedBalance {
  line: Pick<BalanceLine, 'symbol' | 'decimals' | 'points' | 'before' | 'knownFrom'>
  /** The price of each day that has one. */
  prices: ReadonlyMap<number, string>
}

/** Returns the first day with any price; infinity where none has one. */
export function firstPricedDay(balances: readonly Pick<PricedBalance, 'prices'>[]): number {
  return balances.flatMap(({ prices }) => [...prices.keys()]).reduce((first, day) => Math.min(first, day), Number.POSITIVE_INFINITY)
}

/**
 * Returns the value at the end of each day, up to the last day. Days before the first price of an asset are valued at that one.
 * Leaves out days on which one of the balances is unknown, or has no price: the sum of the others would be taken for the whole.
 * @param since the first day
 */
export function valueLine(balances: readonly PricedBalance[], since: number, lastDay: number): ValueLine['points'] {
  if (firstPricedDay(balances) > lastDay) return []
  const firstDays = balances.map((each) => firstPricedDay([each]))
  const held = balances.map(({ line }) => balanceByDay(line))
  const points: ValueLine['points'] = []
  for (let day = since; day <= lastDay; day += 1) {
    const values = balances.map(({ line, prices }, index) => {
      const units = held[index]?.(day) ?? null
      if (units === 0n) return ZERO
      const price = prices.get(Math.max(day, firstDays[index] ?? day))
      return units === null || price === undefined ? null : valueOf(units, line.decimals, price)
    })
    const known = values.filter((value) => value !== null)
    if (known.length === values.length) points.push({ day: startOfDay(day), cents: toCents(known.reduce(addDecimals, ZERO)) })
  }
  return points
}

/** Assets that are valued at the price of a later day. */
export interface Estimate {
  /** That day. */
  until: number
  /** Null: all that were held before. */
  symbols: string[] | null
}

/** Returns which assets lack a price of their own on days on which they were held, by the day of the price used; the latest first. */
export function estimatesOf(balances: readonly PricedBalance[], since: number, lastDay: number): Estimate[] {
  const isHeldBefore = (balance: PricedBalance, until: number) => {
    const heldOn = balanceByDay(balance.line)
    for (let day = since; day < until; day += 1) if ((heldOn(day) ?? 0n) !== 0n) return true
    return false
  }
  const firstDayOf = (balance: PricedBalance) => firstPricedDay([balance])
  const lacking = balances.filter((balance) => firstDayOf(balance) <= lastDay && isHeldBefore(balance, firstDayOf(balance)))
  return [...Map.groupBy(lacking, firstDayOf)]
    .toSorted(([left], [right]) => right - left)
    .map(([until, group]) => {
      const hasOthers = balances.some((balance) => !group.includes(balance) && isHeldBefore(balance, until))
      return { until, symbols: hasOthers ? group.map(({ line }) => line.symbol) : null }
    })
}

/** Returns a function of ascending days: the balance at the end of a day, null where it is not known; never less than nothing. */
function balanceByDay({ points, before, knownFrom }: PricedBalance['line']): (day: number) => bigint | null {
  const firstKnown = knownFrom === null ? null : dayOf(knownFrom)
  let next = 0
  let held = BigInt(before)
  return (day) => {
    for (let point = points[next]; point !== undefined && dayOf(point.day) <= day; point = points[next]) {
      held = BigInt(point.amount)
      next += 1
    }
    if (firstKnown !== null && day < firstKnown) return null
    return held < 0n ? 0n : held
  }
}
