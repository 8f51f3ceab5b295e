// Numbers, times and lengths of time as words. One place, so that every screen says them alike.

const LOCALE = 'en-GB'
const count = new Intl.NumberFormat('en-US')
const clock = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' })
const clockSeconds = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const day = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' })
const shortDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' })
const zone = new Intl.DateTimeFormat(LOCALE, { timeZoneName: 'shortOffset' })
const dayKey = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
const rules = new Intl.PluralRules('en')

/** @example formatCount(104227) // '104,227' */
export function formatCount(value: number): string {
  return count.format(value)
}

/** Local time of day, `14:31`. */
export function formatTime(at: number): string {
  return clock.format(at)
}

/** Local time of day with seconds, `14:31:52`. */
export function formatTimeSeconds(at: number): string {
  return clockSeconds.format(at)
}

/** A day head: `Saturday 21 November`, with the year unless it is this one. */
export function formatDay(at: number, now: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return (isThisYear ? dayOfYear : day).format(at).replace(',', '')
}

/** `21 Nov`. */
export function formatShortDay(at: number): string {
  return shortDay.format(at)
}

/** `Saturday 21 November 2026, 11:08:27 UTC+1`. */
export function formatMoment(at: number): string {
  return `${day.format(at).replace(',', '')}, ${formatTimeSeconds(at)} ${formatZone(at)}`
}

/** The offset of this computer's clock at a moment: `UTC+1`. */
export function formatZone(at: number): string {
  const offset = zone.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? 'UTC'
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '')
}

/** Same text for two moments of one local day; for grouping. */
export function dayOf(at: number): string {
  return dayKey.format(at)
}

/** A length of time in its largest unit: `40 s`, `12 min`, `3 h`, `2 d`. */
export function formatSpan(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 86_400)} d`
}

/** @example formatAgo(0, 40_000) // '40 s ago' */
export function formatAgo(at: number, now: number): string {
  return now - at < 2000 ? 'just now' : `${formatSpan(now - at)} ago`
}

/** As printed on the sheet: four digits at least. */
export function formatWaybillNumber(number: number): string {
  return String(number).padStart(4, '0')
}

/** @example plural(2, { one: 'gap', other: 'gaps' }) // '2 gaps' */
export function plural(value: number, forms: { one: string; other: string }): string {
  return `${formatCount(value)} ${rules.select(value) === 'one' ? forms.one : forms.other}`
}

/** A length of time in its two largest units: `47 s`, `2 min 16 s`, `7 d 1 h`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  const parts = [
    { value: Math.floor(seconds / 86_400), unit: 'd' },
    { value: Math.floor(seconds / 3600) % 24, unit: 'h' },
    { value: Math.floor(seconds / 60) % 60, unit: 'min' },
    { value: seconds % 60, unit: 's' },
  ]
  const first = parts.findIndex((part) => part.value > 0)
  if (first === -1) return '0 s'
  return parts
    .slice(first, first + 2)
    .filter((part) => part.value > 0)
    .map((part) => `${part.value} ${part.unit}`)
    .join(' ')
}
