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

/** Returns the first day on which any price was seen; infinity where none was. */
export function firstPricedDay(balances: readonly Pick<PricedBalance, 'prices'>[]): number {
  return balances.flatMap(({ prices }) => [...prices.keys()]).reduce((first, day) => Math.min(first, day), Number.POSITIVE_INFINITY)
}

/**
 * Returns the value at the end of each day, up to the last day. Days before the first price of all are valued at the first price of each
 * asset. Leaves out days on which one of the balances is unknown, or has no price: the sum of the others would be taken for the whole.
 * @param since the first day
 */
export function valueLine(balances: readonly PricedBalance[], since: number, lastDay: number): ValueLine['points'] {
  const pricedFrom = firstPricedDay(balances)
  if (pricedFrom > lastDay) return []
  const firstPrices = balances.map(({ prices }) => prices.get(firstPricedDay([{ prices }])))
  const held = balances.map(({ line }) => balanceByDay(line))
  const points: ValueLine['points'] = []
  for (let day = since; day <= lastDay; day += 1) {
    const values = balances.map(({ line, prices }, index) => {
      const units = held[index]?.(day) ?? null
      if (units === 0n) return ZERO
      const price = day < pricedFrom ? firstPrices[index] : prices.get(day)
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
