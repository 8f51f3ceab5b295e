// Days and months as the sums count them: in UTC, so that a file says the same wherever it is opened.

const DAY_MS = 86_400_000

/** Days since 1970 began. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS)
}

/** The moment at which a day begins, ms. */
export function startOfDay(day: number): number {
  return day * DAY_MS
}

/** Months since 1970 began. */
export function monthOf(time: number): number {
  const date = new Date(time)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/** The moment at which a month begins, ms. */
export function startOfMonth(month: number): number {
  return Date.UTC(1970, month)
}
