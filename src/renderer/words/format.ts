// Numbers, times and lengths of time as words. One place, so that every screen says them alike.
import * as english from './en/format.ts'
import { localized } from './localized.ts'

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
  formatElapsed,
  formatAgo,
  formatDuration,
  plural,
} = localized('format', english)

/** Same text for two moments of one local day; for grouping, which asks for each of a hundred thousand rows. */
export function dayOf(at: number): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
