// Computes the days of a calendar, in this computer's time zone, and where the keys lead. Pure.
import { dayOf } from '../../words/formats.ts'

const DAYS = 7
/** As many weeks as any month can touch, so that the calendar keeps its height. */
const WEEKS = 6

/** Reads a whole day as `dayOf` writes it; null for anything else, also for a day that no month has. */
export function readDay(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return dayOf(date.getTime()) === text ? date : null
}

/** Returns the weeks that a month touches, from Monday on. */
export function weeksOf(date: Date): Date[][] {
  const first = new Date(date.getFullYear(), date.getMonth(), 1)
  const monday = withDays(first, -weekdayOf(first))
  return Array.from({ length: WEEKS }, (_week, week) => Array.from({ length: DAYS }, (_day, day) => withDays(monday, week * DAYS + day)))
}

/** Returns the same day of another month, or the last day of one that is shorter. */
export function withMonths(date: Date, months: number): Date {
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0)
  return new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate()))
}

/** Returns the day that a key leads to; null for a key that leads nowhere. */
export function dayByKey(date: Date, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Date | null {
  const months = shiftKey ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return withDays(date, -1)
    case 'ArrowRight':
      return withDays(date, 1)
    case 'ArrowUp':
      return withDays(date, -DAYS)
    case 'ArrowDown':
      return withDays(date, DAYS)
    case 'Home':
      return withDays(date, -weekdayOf(date))
    case 'End':
      return withDays(date, DAYS - 1 - weekdayOf(date))
    case 'PageUp':
      return withMonths(date, -months)
    case 'PageDown':
      return withMonths(date, months)
    default:
      return null
  }
}

function withDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

/** Counts from Monday, 0 to 6. */
function weekdayOf(date: Date): number {
  return (date.getDay() + DAYS - 1) % DAYS
}
