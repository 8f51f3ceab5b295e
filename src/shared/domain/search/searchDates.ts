// Parses dates of a search: a year, a month, a day, today, yesterday, or a time span before now, in this computer's calendar.
import type { DateText } from './searchTerms.ts'

const CALENDAR = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/
const AGO = /^(\d{1,4})([dwmy])$/

/** Returns whether a text names a valid date or time span. */
export function isDateText(text: string): boolean {
  const word = text.toLowerCase()
  return word === 'today' || word === 'yesterday' || AGO.test(word) || calendarOf(word) !== null
}

/**
 * Returns the period that a text names, from its first millisecond (inclusive) to `until` (exclusive). "7d" is the moment seven days ago:
 * an empty period; `on` matches everything since. Null for what `isDateText` refuses.
 */
export function stretchOf(text: DateText, now: number): { from: number; until: number } | null {
  if (text === 'today') return dayStretch(now, 0)
  if (text === 'yesterday') return dayStretch(now, -1)
  const ago = AGO.exec(text)
  if (ago !== null) {
    const at = momentAgo(now, Number(ago[1]), ago[2] ?? 'd')
    return { from: at, until: at }
  }
  const date = calendarOf(text)
  if (date === null) return null
  const { year, month, day } = date
  const from = midnight(year, month ?? 0, day ?? 1)
  const until =
    day !== null ? midnight(year, month ?? 0, day + 1) : month !== null ? midnight(year, month + 1, 1) : midnight(year + 1, 0, 1)
  return { from, until }
}

function dayStretch(now: number, shift: number): { from: number; until: number } {
  const date = new Date(now)
  const day = date.getDate() + shift
  return {
    from: midnight(date.getFullYear(), date.getMonth(), day),
    until: midnight(date.getFullYear(), date.getMonth(), day + 1),
  }
}

function momentAgo(now: number, count: number, unit: string): number {
  const date = new Date(now)
  if (unit === 'm') date.setMonth(date.getMonth() - count)
  else if (unit === 'y') date.setFullYear(date.getFullYear() - count)
  else date.setDate(date.getDate() - count * (unit === 'w' ? 7 : 1))
  return date.getTime()
}

/** Returns local midnight; a day or month out of range rolls over, as Date does. */
function midnight(year: number, month: number, day: number): number {
  return new Date(year, month, day).getTime()
}

/** `month` counts from 0. Null for invalid days such as 30 February, and for years that Date would misread. */
function calendarOf(text: string): { year: number; month: number | null; day: number | null } | null {
  const match = CALENDAR.exec(text)
  if (match === null) return null
  const year = Number(match[1])
  const month = match[2] === undefined ? null : Number(match[2]) - 1
  const day = match[3] === undefined ? null : Number(match[3])
  if (year < 1970 || year > 2105) return null
  const date = new Date(year, month ?? 0, day ?? 1)
  return date.getMonth() === (month ?? 0) && date.getDate() === (day ?? 1) ? { year, month, day } : null
}
