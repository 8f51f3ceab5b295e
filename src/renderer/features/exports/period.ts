// Defines the periods that an export can be limited to, and writes them into its search text. Pure.
import type { ExportFormat } from '../../../shared/contract/settings/exports.ts'
import { parseSearch } from '../../../shared/domain/search/search.ts'
import { isDateText } from '../../../shared/domain/search/searchDates.ts'
import { DATE_OPERATORS, printTerm, type Condition, type SearchTerm } from '../../../shared/domain/search/searchTerms.ts'

/** Which time an export covers: what its filter says, a year, or from one day to another; an empty day is no limit. */
export type Period = { kind: 'filter' } | { kind: 'year'; year: number } | { kind: 'days'; from: string; to: string }

/** Returns the period to begin with: the named year; for Koinly, which reports by year, this year where the search names no dates. */
export function firstPeriod(format: ExportFormat, { year, text, now }: { year: number | undefined; text: string; now: number }): Period {
  if (year !== undefined) return { kind: 'year', year }
  return format === 'koinly' && !hasDates(text) ? { kind: 'year', year: new Date(now).getFullYear() } : { kind: 'filter' }
}

/** Maximum number of years that are counted. */
const MAX_YEARS = 10

/** Returns whether a search text limits the time. */
export function hasDates(text: string): boolean {
  return dateTerms(text).length > 0
}

/** Returns the search text limited to a period, which replaces the dates of the text. */
export function withPeriod(text: string, period: Period): string {
  if (period.kind === 'filter') return text
  const rest = dateTerms(text).reduceRight(
    (left, { at, length }) => `${left.slice(0, at).trimEnd()} ${left.slice(at + length).trimStart()}`,
    text,
  )
  const printed = conditionsOf(period).map((condition) => printTerm({ condition, isNegated: false }))
  return [rest.trim(), ...printed].filter((part) => part !== '').join(' ')
}

/** Returns whether the days of a period are complete, or left open. */
export function isComplete(period: Period): boolean {
  return period.kind !== 'days' || [period.from, period.to].every((day) => day === '' || isDateText(day))
}

/** A year and its number of rows. */
export interface YearCount {
  year: number
  count: number
}

/**
 * Counts the rows of each year from `now` backwards, until all rows are found: this year and the last one always, others where they have any.
 * @param countOf counts the rows of a search text
 */
export async function countYears(text: string, now: number, countOf: (text: string) => Promise<number>): Promise<YearCount[]> {
  const latest = new Date(now).getFullYear()
  const open = withPeriod(text, { kind: 'days', from: '', to: '' })
  let missing = await countOf(open)
  const years: YearCount[] = []
  for (let back = 0; back < MAX_YEARS && (missing > 0 || back < 2); back += 1) {
    const count = missing > 0 ? await countOf(withPeriod(open, { kind: 'year', year: latest - back })) : 0
    missing -= count
    if (count > 0 || back < 2) years.push({ year: latest - back, count })
  }
  return years
}

function conditionsOf(period: Exclude<Period, { kind: 'filter' }>): Condition[] {
  if (period.kind === 'year') return [{ op: 'on', value: String(period.year) }]
  const { from, to } = period
  return [
    ...(!isDateText(from) ? [] : [{ op: 'after' as const, value: from }]),
    ...(!isDateText(to) ? [] : [{ op: 'before' as const, value: to }]),
  ]
}

function dateTerms(text: string): SearchTerm[] {
  return parseSearch(text).terms.filter(({ condition: { op } }) => DATE_OPERATORS.some((name) => name === op))
}
