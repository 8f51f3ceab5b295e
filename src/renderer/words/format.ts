// Numbers, times and lengths of time as words. One place, so that every screen says them alike.
import * as english from './en/format.ts'
import { spoken } from './spoken.ts'

export const {
  formatCount,
  formatTenths,
  formatDigits,
  formatDollars,
  formatList,
  formatBytes,
  formatTime,
  formatTimeSeconds,
  formatDay,
  formatShortDay,
  formatMoment,
  formatZone,
  formatSpan,
  formatAgo,
  formatDuration,
  plural,
} = spoken('format', english)

const dayKey = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** Same text for two moments of one local day; for grouping. */
export function dayOf(at: number): string {
  return dayKey.format(at)
}
