// Reads the parts of a search in plain words that name nothing: periods, as "last week", and addresses, as "from init1qdjk". Pure.
import type { Candidate, Suggestion } from './suggest.ts'

/** Words of the language of the window that a search in plain words is made of, separated by spaces. */
export interface PlainWords {
  /** Words that only join others. */
  joining: string
  /** Words between two that ask for either, other than to narrow one by the other. */
  either: string
  /** Words before an address that sent, and before one that received. */
  sender: string
  recipient: string
  /** Words before an amount that is a lower limit. */
  above: string
  below: string
  /** The word after "more" and "less". */
  than: string
  /** Words that make the next amount a value in US dollars, and words behind an amount that do. */
  worth: string
  dollars: string
  /** Words before a period that name the current one, and the one before it. */
  current: string
  previous: string
  week: string
  month: string
  year: string
  today: string
  yesterday: string
  /** Words that ask for the largest value first, and for the oldest first. */
  largest: string
  oldest: string
  /** Further words for types, by the word after type: that means them. */
  types: Readonly<Record<string, string>>
}

/** A period, and how many words name it. */
export interface Period extends Suggestion {
  length: number
}

/** What the words of a period are read with. */
interface Known {
  /** Months are among them, the current one first. */
  candidates: readonly Candidate[]
  known: PlainWords
  /** Milliseconds since 1970. */
  now: number
}

/** The beginning of an address in either notation, or one shortened in its middle. */
const ADDRESS = /^(?:init(?:valoper)?1[02-9ac-hj-np-z]|0x[\da-f]{2})[\da-z.…]*$/

/** Returns the condition of an address, as complete as it is typed, by the word before it; null for other words. */
export function partyOf(word: string, before: string, { sender, recipient }: Pick<PlainWords, 'sender' | 'recipient'>): Suggestion | null {
  if (!ADDRESS.test(word)) return null
  const isIn = (list: string) => list.split(' ').includes(before)
  const operator = isIn(sender) ? 'from' : isIn(recipient) ? 'to' : 'with'
  return { operator, label: `${operator}:${word}`, text: `${operator}:${word}` }
}

/** Returns the period that a word names, or two such as "last month"; null for others. */
export function periodOf([word, unit]: readonly [string, string], { candidates, known, now }: Known): Period | null {
  const isIn = (list: string) => list.split(' ').includes(word)
  const day = isIn(known.today) ? 'today' : isIn(known.yesterday) ? 'yesterday' : null
  if (day !== null) return { ...periodFrom(`${word.charAt(0).toUpperCase()}${word.slice(1)}`, `on:${day}`), length: 1 }
  const back = isIn(known.current) ? 0 : isIn(known.previous) ? 1 : null
  if (back === null) return null
  if (unit === known.week) return { ...weekBefore(now, back), length: 2 }
  const months = candidates.filter(({ operator }) => operator === 'on')
  const [current] = months
  if (current === undefined) return null
  const year = String(Number(current.value.slice(0, 4)) - back)
  if (unit === known.year) return { ...periodFrom(year, `on:${year}`), length: 2 }
  const month = months[back]
  return unit === known.month && month !== undefined ? { ...periodFrom(month.label, `on:${month.value}`), length: 2 } : null
}

function periodFrom(label: string, text: string): Suggestion {
  return { operator: 'on', label, text }
}

const DAYS = 7

/** Returns the current week, from Monday, or the one before it. */
function weekBefore(now: number, back: number): Suggestion {
  const at = new Date(now)
  const sinceMonday = (at.getDay() + DAYS - 1) % DAYS
  const dayOf = (shift: number) => {
    const day = new Date(at.getFullYear(), at.getMonth(), at.getDate() - sinceMonday + shift)
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  }
  const [first, last] = [dayOf(-back * DAYS), dayOf(-back * DAYS + DAYS - 1)]
  const text = back === 0 ? `after:${first}` : `after:${first} before:${last}`
  return periodFrom(`${first} – ${last}`, text)
}
