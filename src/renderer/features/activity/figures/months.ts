// Lists months without gaps, also those without transactions, and adds up the fees that were paid in them. Pure.
import type { Movement } from '../../../../shared/contract/history/activity.ts'
import type { MonthFigures } from '../../../../shared/contract/history/figures.ts'

/** The figures of one month. */
export type Month = MonthFigures['months'][number]

/** Fills the months between the first and the last. */
export function everyMonth(months: readonly Month[]): Month[] {
  const [first] = months
  const last = months.at(-1)
  if (first === undefined || last === undefined) return []
  const known = new Map(months.map((month) => [month.from, month]))
  const all: Month[] = []
  for (let from = first.from; from <= last.from; from = nextMonth(from)) {
    all.push(known.get(from) ?? { from, until: nextMonth(from), transactions: 0, failed: 0, fees: [] })
  }
  return all
}

function nextMonth(from: number): number {
  const date = new Date(from)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

/** Returns the assets that fees were paid in, those paid in most months first. */
export function feeAssets(months: readonly Month[]): Movement[] {
  const found = new Map<string, { fee: Movement; months: number }>()
  for (const fee of months.flatMap(({ fees }) => fees)) {
    found.set(fee.symbol, { fee, months: (found.get(fee.symbol)?.months ?? 0) + 1 })
  }
  return [...found.values()].toSorted((left, right) => right.months - left.months).map(({ fee }) => fee)
}

/** Returns what was paid in one asset; zero where nothing was. */
export function feeOf({ fees }: Pick<Month, 'fees'>, symbol: string): Pick<Movement, 'amount' | 'decimals'> {
  return fees.find((fee) => fee.symbol === symbol) ?? { amount: '0', decimals: 0 }
}

/**
 * Returns what was paid in each asset over some months, the asset of most months first. One that nobody verified is never added to another of
 * its symbol: any chain may take a known one.
 */
export function feeTotals(months: readonly Pick<Month, 'fees'>[]): Movement[] {
  const paid = Map.groupBy(
    months.flatMap(({ fees }) => fees),
    ({ symbol, isVerified }) => `${isVerified} ${symbol}`,
  )
  return [...paid.values()]
    .toSorted((left, right) => right.length - left.length)
    .flatMap(([first, ...rest]) => {
      if (first === undefined) return []
      const decimals = Math.max(...[first, ...rest].map((fee) => fee.decimals))
      const amount = [first, ...rest].reduce(
        (sum, fee) => sum + BigInt(fee.amount.replace('-', '')) * 10n ** BigInt(decimals - fee.decimals),
        0n,
      )
      return [{ ...first, decimals, amount: amount.toString() }]
    })
}

const YEAR = 12

/** Returns the last twelve months, the current one of `now` included. */
export function lastYear(months: readonly Month[], now: number): Month[] {
  const date = new Date(now)
  const from = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - YEAR + 1)
  return months.filter((month) => month.from >= from)
}
