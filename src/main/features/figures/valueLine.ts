// Computes the value of several balances over time from daily balances and the price of each day, seen or imported. Pure.
import type { BalanceLine, ValueLine } from '../../../shared/contract/history/figures.ts'
import { addDecimals, toCents, valueOf, ZERO } from '../../../shared/domain/prices/decimal.ts'
import { dayOf, startOfDay } from '../../db/archive/read/figureSums.ts'

/** A balance over time and the price of its asset. */
export interface PricedBalance {
  line: Pick<BalanceLine, 'symbol' | 'decimals' | 'points' | 'before' | 'knownFrom'>
  /** The price of each day that has one. */
  prices: ReadonlyMap<number, string>
  /** The day until which a day without a price is valued at the next one that has one; by default the first day with a price. */
  seenFrom?: number
}

/** Returns that day; infinity where there is no price. */
function seenFromOf(balance: PricedBalance): number {
  return balance.seenFrom ?? firstPricedDay([balance])
}

/** Returns the first day with any price; infinity where none has one. */
export function firstPricedDay(balances: readonly Pick<PricedBalance, 'prices'>[]): number {
  return balances.flatMap(({ prices }) => [...prices.keys()]).reduce((first, day) => Math.min(first, day), Number.POSITIVE_INFINITY)
}

/**
 * Returns the value at the end of each day, up to the last day. Days before prices of an asset were seen are valued at the next price.
 * Leaves out days on which one of the balances is unknown, or has no price: the sum of the others would be taken for the whole.
 * @param since the first day
 */
export function valueLine(balances: readonly PricedBalance[], since: number, lastDay: number): ValueLine['points'] {
  if (firstPricedDay(balances) > lastDay) return []
  const pricesOn = balances.map(priceByDay)
  const held = balances.map(({ line }) => balanceByDay(line))
  const points: ValueLine['points'] = []
  for (let day = since; day <= lastDay; day += 1) {
    const values = balances.map(({ line }, index) => {
      const units = held[index]?.(day) ?? null
      if (units === 0n) return ZERO
      const price = pricesOn[index]?.(day) ?? null
      return units === null || price === null ? null : valueOf(units, line.decimals, price)
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
  const isHeldBefore = (balance: PricedBalance, until: number, isCounted: (day: number) => boolean) => {
    const heldOn = balanceByDay(balance.line)
    for (let day = since; day < until; day += 1) if ((heldOn(day) ?? 0n) !== 0n && isCounted(day)) return true
    return false
  }
  const isLacking = (balance: PricedBalance) => isHeldBefore(balance, seenFromOf(balance), (day) => !balance.prices.has(day))
  const lacking = balances.filter((balance) => seenFromOf(balance) <= lastDay && isLacking(balance))
  return [...Map.groupBy(lacking, seenFromOf)]
    .toSorted(([left], [right]) => right - left)
    .map(([until, group]) => {
      const hasOthers = balances.some((balance) => !group.includes(balance) && isHeldBefore(balance, until, () => true))
      return { until, symbols: hasOthers ? group.map(({ line }) => line.symbol) : null }
    })
}

/** Returns a function of ascending days: the price that values a day, null where none does. */
function priceByDay(balance: PricedBalance): (day: number) => string | null {
  const days = [...balance.prices.keys()].toSorted((left, right) => left - right)
  const seenFrom = seenFromOf(balance)
  let next = 0
  return (day) => {
    while ((days[next] ?? day) < day) next += 1
    const priced = days[next]
    return priced === undefined || (priced > day && day >= seenFrom) ? null : (balance.prices.get(priced) ?? null)
  }
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
