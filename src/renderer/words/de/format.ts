// Defines how German writes numbers and times.
import { createFormats } from '../formats.ts'

/** The formats of numbers, dates and durations in German. */
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
  locale: 'de-DE',
  leftOut: '',
  justNow: 'gerade eben',
  // “vor 2 Tagen” needs the dative, unlike “2 Tage”.
  ago: (span) => `vor ${span.replace('Tage', 'Tagen')}`,
  days: { one: 'Tag', other: 'Tage' },
  bytes: { one: 'Byte', other: 'Byte' },
  dollars: (sign, digits) => `${sign}${digits}\u00a0$`,
})
