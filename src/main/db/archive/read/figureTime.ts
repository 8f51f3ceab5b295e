// Days and months of the sums: in UTC, so that a file means the same everywhere.

const DAY_MS = 86_400_000

/** Returns the days since 1970. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS)
}

/** Returns the first moment of a day, ms. */
export function startOfDay(day: number): number {
  return day * DAY_MS
}

/** Returns the months since January 1970. */
export function monthOf(time: number): number {
  const date = new Date(time)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/** Returns the first moment of a month, ms. */
export function startOfMonth(month: number): number {
  return Date.UTC(1970, month)
}
