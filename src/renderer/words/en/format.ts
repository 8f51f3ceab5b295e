// Defines how English writes numbers and times.
import { createFormats } from '../formats.ts'

/** The formats of numbers, dates and durations in English. */
export const {
  formatCount,
  formatTenths,
  formatDigits,
  formatBig,
  formatBigInWords,
  formatDollars,
  formatList,
  formatBytes,
  formatTime,
  formatTimeSeconds,
  formatDay,
  formatShortDay,
  formatShortDate,
  formatDate,
  formatMonth,
  formatWeekday,
  formatMoment,
  formatZone,
  formatElapsed,
  formatAgo,
  formatDuration,
  plural,
  formOf,
} = createFormats({
  locale: 'en-GB',
  leftOut: ',',
  justNow: 'just now',
  ago: (span) => `${span} ago`,
  days: { one: 'd', other: 'd' },
  bytes: { one: 'byte', other: 'bytes' },
  dollars: (sign, digits) => `${sign}$${digits}`,
})
