// Lists months without gaps, also those without transactions, and the assets that fees were paid in. Pure.
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
