// Formats numbers, times and durations. One place, so that every screen shows them alike.
import * as english from './en/format.ts'
import { localized } from './localized.ts'

/** The formats of numbers, dates and durations in the language of the page. */
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

/** Returns the same text for two moments of one local day; used for grouping, which runs for each of a hundred thousand rows. */
export function dayOf(at: number): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
