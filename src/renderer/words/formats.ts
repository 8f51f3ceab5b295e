// Creates the formats of numbers, dates and durations for one language from its locale. `Intl` takes a millisecond or more for each, so that
// they are created when first used.
import { lazily } from '../../shared/domain/lazily.ts'

/** What a language must define. */
export interface FormatLanguage {
  /** A BCP 47 tag for dates, numbers, plurals and lists. */
  locale: string
  /** What the locale would write into a day heading and is left out: English headings have no comma. */
  leftOut: string
  justNow: string
  ago(span: string): string
  /** A duration in whole days, as a plural. */
  days: PluralForms
  bytes: PluralForms
  /** US dollars: a sign or none, and digits as this language writes them. */
  dollars(sign: string, digits: string): string
}

/** The forms of a word by count, with the names that Intl has for them. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const KIB = 1024
const DAY_SECONDS = 86_400
const UTC = 'UTC'

/**
 * Formats a transfer's number as printed on the sheet, in every language: at least four digits.
 * @example formatTransferNumber(412) // '0412'
 */
export function formatTransferNumber(number: number): string {
  return String(number).padStart(4, '0')
}

/** Creates all formats of a language. */
export function createFormats(language: FormatLanguage) {
  const numbers = createNumbers(language)
  return { ...numbers, ...createTimes(language), ...createDurations(language, numbers.plural) }
}

function createNumbers({ locale, bytes: byteForms, dollars }: FormatLanguage) {
  const numbers = (options: Intl.NumberFormatOptions) => lazily(() => new Intl.NumberFormat(locale, options))
  const count = numbers({})
  const tenths = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const short = { maximumSignificantDigits: 4, roundingMode: 'trunc' } as const
  const compact = numbers({ notation: 'compact', ...short })
  const inWords = numbers({ notation: 'compact', compactDisplay: 'long', ...short })
  const scientific = numbers({ notation: 'scientific', ...short })
  const both = lazily(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const rules = lazily(() => new Intl.PluralRules(locale))
  const formatCount = (value: number) => count().format(value)
  const plural = (value: number, forms: PluralForms) => `${formatCount(value)} ${forms[rules().select(value)] ?? forms.other}`
  const marks = lazily((): Record<string, string> => {
    const parts = count().formatToParts(1_234_567.5)
    return {
      ',': parts.find(({ type }) => type === 'group')?.value ?? '',
      '.': parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    }
  })
  /**
   * Formats exact digits of any length, which `Intl` would take only as a float.
   * @example formatDigits('1,234.5') // '1.234,5'
   */
  const formatDigits = (digits: string) => digits.replace(/[.,]/g, (mark) => marks()[mark] ?? mark)
  return {
    formatDigits,
    /**
     * Shortens a large whole number, cut rather than rounded.
     * @example formatBig(31_624_000n) // '31.62M'
     */
    formatBig: (value: bigint) => (value < 10n ** 18n ? compact : scientific)().format(value),
    /**
     * Shortens a large whole number to a number with a word, cut rather than rounded.
     * @example formatBigInWords(25_438_842_152n) // '25.43 billion'
     */
    formatBigInWords: (value: bigint) => inWords().format(value),
    /** @example formatDollars('1,234.56') // '$1,234.56' */
    formatDollars: (digits: string, sign = '') => dollars(sign, formatDigits(digits)),
    /** @example formatCount(104227) // '104,227' */
    formatCount,
    /** @example formatTenths(2.13) // '2.1' */
    formatTenths: (value: number) => tenths().format(value),
    /** @example plural(2, { one: 'gap', other: 'gaps' }) // '2 gaps' */
    plural,
    /**
     * Returns only the form of a word.
     * @example formOf(2, { one: 'is', other: 'are' }) // 'are'
     */
    formOf: (value: number, forms: PluralForms) => forms[rules().select(value)] ?? forms.other,
    /** @example formatList(['Initia', 'Noble']) // 'Initia and Noble' */
    formatList: (items: readonly string[]) => both().format(items),
    /** @example formatBytes(1536) // '1.5 KiB' */
    formatBytes: (bytes: number) => {
      if (bytes < KIB) return plural(bytes, byteForms)
      const power = Math.min(4, Math.floor(Math.log2(bytes) / 10))
      return `${tenths().format(bytes / KIB ** power)} ${['', 'KiB', 'MiB', 'GiB', 'TiB'][power] ?? ''}`
    },
  }
}

function createTimes({ locale, leftOut }: FormatLanguage) {
  const dates = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat(locale, options))
  const clock = dates({ hour: '2-digit', minute: '2-digit' })
  const clockSeconds = dates({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
  const day = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const dayOfYear = dates({ weekday: 'long', day: 'numeric', month: 'long' })
  const shortDay = dates({ day: 'numeric', month: 'short' })
  const shortDate = dates({ day: 'numeric', month: 'short', year: 'numeric' })
  const month = dates({ month: 'long', year: 'numeric' })
  const weekday = dates({ weekday: 'short' })
  const zone = dates({ timeZoneName: 'shortOffset' })
  // English of Britain alone abbreviates a month to four letters, out of line with the others.
  const short = (format: () => Intl.DateTimeFormat, at: number) =>
    format()
      .format(at)
      .replace(/\bSept\b(?!\.)/, 'Sep')
  const head = (format: () => Intl.DateTimeFormat, at: number) => format().format(at).replace(leftOut, '')
  const isSameYear = (at: number, now: number) => new Date(at).getFullYear() === new Date(now).getFullYear()
  const formatZone = (at: number) => {
    const offset =
      zone()
        .formatToParts(at)
        .find((part) => part.type === 'timeZoneName')?.value ?? UTC
    return offset.replace('GMT', UTC).replace(/\+0$/, '')
  }
  return {
    /** Local time of day, `14:31`. */
    formatTime: (at: number) => clock().format(at),
    /** Local time of day with seconds, `14:31:52`. */
    formatTimeSeconds: (at: number) => clockSeconds().format(at),
    /** A day heading: `Saturday 21 November`, with the year unless it is this one. */
    formatDay: (at: number, now: number) => head(isSameYear(at, now) ? dayOfYear : day, at),
    /** `21 Nov`. */
    formatShortDay: (at: number) => short(shortDay, at),
    /** With its year always: `31 Dec 2026`. */
    formatDate: (at: number) => short(shortDate, at),
    /** `21 Nov`, with the year unless it is this one. */
    formatShortDate: (at: number, now: number) => short(isSameYear(at, now) ? shortDay : shortDate, at),
    /** A month as a heading: `November 2026`. */
    formatMonth: (at: number) => month().format(at),
    /** A day of the week: `Sat`. */
    formatWeekday: (at: number) => weekday().format(at),
    /** `Saturday 21 November 2026, 11:08:27 UTC+1`. */
    formatMoment: (at: number) => `${head(day, at)}, ${clockSeconds().format(at)} ${formatZone(at)}`,
    /** The offset of this computer's clock at a moment: `UTC+1`. */
    formatZone,
  }
}

function createDurations({ justNow, ago, days }: FormatLanguage, plural: (value: number, forms: PluralForms) => string) {
  /** Splits a duration into its units, largest first. */
  const unitsOf = (seconds: number) => [
    { value: Math.floor(seconds / DAY_SECONDS), write: (value: number) => plural(value, days) },
    { value: Math.floor(seconds / 3600) % 24, write: (value: number) => `${value} h` },
    { value: Math.floor(seconds / 60) % 60, write: (value: number) => `${value} min` },
    { value: seconds % 60, write: (value: number) => `${value} s` },
  ]
  const written = (milliseconds: number, most: number) => {
    const units = unitsOf(Math.max(0, Math.round(milliseconds / 1000)))
    const first = units.findIndex(({ value }) => value > 0)
    if (first === -1) return '<1 s'
    const shown = units.slice(first, first + most).filter(({ value }) => value > 0)
    return shown.map(({ value, write }) => write(value)).join(' ')
  }
  const formatElapsed = (milliseconds: number) => written(milliseconds, 1)
  return {
    /** A duration in its largest unit: `40 s`, `12 min`, `3 h`, `2 d`. */
    formatElapsed,
    /** @example formatAgo(0, 40_000) // '40 s ago' */
    formatAgo: (at: number, now: number) => (now - at < 2000 ? justNow : ago(formatElapsed(now - at))),
    /** A duration in its two largest units: `47 s`, `2 min 16 s`, `7 d 1 h`. */
    formatDuration: (milliseconds: number) => written(milliseconds, 2),
  }
}

/**
 * Returns the time between two moments as their seconds on screen say it, so that a length never disagrees with the two clock times beside it.
 * @example spanMs(999, 2000) // 2000
 */
export function spanMs(from: number, to: number): number {
  return Math.max(0, Math.floor(to / 1000) - Math.floor(from / 1000)) * 1000
}

/** Returns the same text for two moments of one local day; used for grouping, which runs for each of a hundred thousand rows. */
export function dayOf(at: number): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/**
 * Shortens a denomination.
 * @example shortDenom('ibc/6490A7EAB61059BFC1CD') // 'ibc/6490…C1CD'
 */
export function shortDenom(denom: string): string {
  return denom.length > 16 ? `${denom.slice(0, 8)}…${denom.slice(-4)}` : denom
}
