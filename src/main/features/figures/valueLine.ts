// Computes the value of several balances over time from daily balances and the prices seen each day. Pure.
import type { BalanceLine, ValueLine } from '../../../shared/contract/history/figures.ts'
import { addDecimals, toCents, valueOf, ZERO } from '../../clients/prices/decimal.ts'
import { dayOf, startOfDay } from '../../db/archive/read/figureSums.ts'

/** A balance over time and the price of its asset. */
export interface PricedBalance {
  line: Pick<BalanceLine, 'decimals' | 'points' | 'before' | 'knownFrom'>
  /** The last price seen on each day. */
  prices: ReadonlyMap<number, string>
}

/**
 * Returns the value at the end of each day since the first price, up to the last day. Leaves out days on which one of the balances is
 * unknown, or has no price: the sum of the others would be taken for the whole.
 */
export function valueLine(balances: readonly PricedBalance[], lastDay: number): ValueLine['points'] {
  const firstDay = balances
    .flatMap(({ prices }) => [...prices.keys()])
    .reduce((first, day) => Math.min(first, day), Number.POSITIVE_INFINITY)
  const held = balances.map(({ line }) => balanceByDay(line))
  const points: ValueLine['points'] = []
  for (let day = firstDay; day <= lastDay; day += 1) {
    const values = balances.map(({ line, prices }, index) => {
      const units = held[index]?.(day) ?? null
      if (units === 0n) return ZERO
      const price = prices.get(day)
      return units === null || price === undefined ? null : valueOf(units, line.decimals, price)
    })
    const known = values.filter((value) => value !== null)
    if (known.length === values.length) points.push({ day: startOfDay(day), cents: toCents(known.reduce(addDecimals, ZERO)) })
  }
  return points
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
