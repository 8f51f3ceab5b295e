// Reads a search in plain words, such as "swap over 100 in October", as conditions; only where every word of it is understood. Pure.
import { parseRange, withoutDollars } from '../../../../shared/domain/search/searchRange.ts'
import { parseSearch } from '../../../../shared/domain/search/search.ts'
import { printTerm } from '../../../../shared/domain/search/searchTerms.ts'
import type { Order } from '../sorting.ts'
import { suggestionsFor, type Candidate, type Suggestion } from './suggest.ts'

/** Words of the language of the window that a search in plain words is made of, separated by spaces. */
export interface PlainWords {
  /** Words that only join others. */
  joining: string
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
  month: string
  year: string
  /** Words that ask for the largest value first, and for the oldest first. */
  largest: string
  oldest: string
}

/** Conditions that a whole search was read as, and the order that it asks for. */
export interface PlainSearch extends Suggestion {
  order?: Order
}

const YEAR = /^(?:19|20)\d{2}$/

/** Returns the search as conditions; null where a word is not understood, or where a single word says it all. */
export function plainSearch(text: string, candidates: readonly Candidate[], known: PlainWords): PlainSearch | null {
  const words = text.trim().split(/\s+/u)
  if (text.includes('"') || (words.length < 2 && !/^[<>]/.test(text.trim()))) return null
  const isIn = (list: string, word: string) => list.split(' ').includes(word)
  const found: Suggestion[] = []
  let sign: '>' | '<' | null = null
  let isWorth = false
  let order: Order | null = null
  /** The first word that is not read yet. */
  let next = 0
  for (const [place, raw] of words.entries()) {
    const word = raw.toLowerCase().replace(/,$/, '')
    const period = periodOf(word, words[place + 1]?.toLowerCase() ?? '', candidates, known)
    if (place < next) continue
    next = place + (period === null ? 1 : 2)
    if (word === '>' || isIn(known.above, word)) sign = '>'
    else if (word === '<' || isIn(known.below, word)) sign = '<'
    else if (isIn(known.largest, word)) order = 'value'
    else if (isIn(known.oldest, word)) order = 'oldest'
    else if (period !== null) found.push(period)
    else if (isIn(known.worth, word)) isWorth = true
    else if (sign !== null && word !== known.than) {
      const hasUnit = isIn(known.dollars, words[place + 1]?.toLowerCase().replace(/,$/, '') ?? '')
      const amount = sizeOf(sign, word, isWorth || hasUnit)
      if (amount === null) return null
      found.push(amount)
      sign = null
      isWorth = false
      if (hasUnit) next = place + 2
    } else if (sign === null && !isIn(known.joining, word) && !(place > 0 && YEAR.test(word))) {
      const after = words[place + 1] ?? ''
      const [meant] = [writtenOf(word, candidates) ?? suggestionsFor(YEAR.test(after) ? `${word} ${after}` : word, candidates)].flat()
      if (meant === undefined || meant.text.includes(' ')) return null
      // Two words may name one condition, as "several messages".
      if (found.at(-1)?.text !== meant.text) found.push(meant)
    }
  }
  const [first] = found
  if (first === undefined || sign !== null || isWorth) return null
  const read = { operator: null, label: found.map(({ label }) => label).join(' · '), text: found.map((one) => one.text).join(' ') }
  return order === null ? read : { ...read, order }
}

/** Returns the search without the words that only begin an amount, as "over" in "swap over": what stands before them can be suggested. */
export function withoutBegun(text: string, { above, below, than }: Pick<PlainWords, 'above' | 'below' | 'than'>): string {
  const begins = new Set([...above.split(' '), ...below.split(' '), than])
  const words = text.trim().split(/\s+/u)
  const last = words.findLastIndex((word) => !begins.has(word.toLowerCase()))
  return last === words.length - 1 || last < 0 ? text : words.slice(0, last + 1).join(' ')
}

/** Returns the month or year that two words such as "last month" name; null for others. Months are candidates, the current one first. */
function periodOf(word: string, unit: string, candidates: readonly Candidate[], known: PlainWords): Suggestion | null {
  const back = known.current.split(' ').includes(word) ? 0 : known.previous.split(' ').includes(word) ? 1 : null
  const months = candidates.filter(({ operator }) => operator === 'on')
  const [current] = months
  if (back === null || current === undefined) return null
  const year = String(Number(current.value.slice(0, 4)) - back)
  if (unit === known.year) return { operator: 'on', label: year, text: `on:${year}` }
  const month = months[back]
  return unit === known.month && month !== undefined ? { operator: 'on', label: month.label, text: `on:${month.value}` } : null
}

/** Returns what a word states in the form of the search language, without a colon: "amount>100", ">100", "2026-10"; null for others. */
function writtenOf(word: string, candidates: readonly Candidate[]): Suggestion | null {
  const [, sign, limit = ''] = /^(?:amount)?([<>])(\$?[\d.,]+\$?)$/.exec(word) ?? []
  if (sign === '>' || sign === '<') return sizeOf(sign, limit, false)
  const written = word.includes(':') ? parseSearch(word) : null
  if (written !== null)
    return written.problems.length === 0 && written.terms.length === 1 ? { operator: null, label: word, text: word } : null
  const month = candidates.find(({ operator, value }) => operator === 'on' && value === word)
  return month === undefined || YEAR.test(word) ? null : { operator: 'on', label: month.label, text: `on:${month.value}` }
}

/** Returns the condition of an amount, or of a value where it is in US dollars. */
function sizeOf(sign: '>' | '<', word: string, isWorth: boolean): Suggestion | null {
  const { text, isDollars } = withoutDollars(word)
  const range = parseRange(`${sign}${text}`)
  if (typeof range === 'string') return null
  const op = isWorth || isDollars ? 'value' : 'amount'
  const label = op === 'value' ? `${sign} $${text}` : `${sign} ${text}`
  return { operator: op, label, text: printTerm({ condition: { op, ...range }, isNegated: false }) }
}
