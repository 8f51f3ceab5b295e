// Parses the time of a record strictly: a lenient parser takes "1" for a year and local time for UTC.

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/

/** Parses RFC 3339 with up to nine fractional digits to milliseconds since 1970; UTC where no zone is given. NaN for any other text. */
export function parseTime(text: string): number {
  const [whole, , zone] = TIME.exec(text) ?? []
  return whole === undefined ? Number.NaN : Date.parse(zone === undefined ? `${text}Z` : text)
}

/** Like `parseTime`; null for missing or invalid text. */
export function timeIfAny(text: string | null): number | null {
  const time = parseTime(text ?? '')
  return Number.isNaN(time) ? null : time
}
