// Names exported files after what is in them. Pure.
import { parseSearch } from './search.ts'

/** What an export is named by. */
export interface ExportNamed {
  what: string
  format: string
  filter: { text?: string | null | undefined }
}

/**
 * Returns a file name without a folder: with the period that the filter chooses, else with today's date.
 * @example exportName(request, Date.now()) // 'waybill-activity-2026-01-02.csv'
 */
export function exportName({ what, format, filter }: ExportNamed, now: number): string {
  const period = (what === 'activity' ? periodOf(filter.text ?? '') : null) ?? new Date(now).toISOString().slice(0, 10)
  return `waybill-${format === 'koinly' ? 'koinly' : what}-${period}.${format === 'jsonl' ? 'jsonl' : 'csv'}`
}

/** Returns the one year, month or day, or the days from and to, that a search is limited to; null without such a limit. */
function periodOf(text: string): string | null {
  const dates = parseSearch(text).terms.flatMap(({ condition: { op, ...rest }, isNegated }) => {
    if (op !== 'on' && op !== 'after' && op !== 'before') return []
    const value = 'value' in rest ? rest.value : ''
    return [{ op: isNegated || !/^[\d-]+$/.test(value) ? null : op, value }]
  })
  const [first, second] = dates
  if (first === undefined || dates.length > 2 || dates.some(({ op }) => op === null)) return null
  if (second === undefined) return first.op === 'on' ? first.value : `${first.op}-${first.value}`
  return first.op === 'after' && second.op === 'before' ? `${first.value}-to-${second.value}` : null
}
