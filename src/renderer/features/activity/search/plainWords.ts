// Reads a search in plain words, such as "swap over 100 in October", as conditions; only where every word of it is understood. Pure.
import { parseRange, withoutDollars } from '../../../../shared/domain/search/searchRange.ts'
import { parseSearch } from '../../../../shared/domain/search/search.ts'
import { printTerm } from '../../../../shared/domain/search/searchTerms.ts'
import type { Order } from '../timeline/sorting.ts'
import { partyOf, periodOf, type PlainWords } from './plainParts.ts'
import { suggestionsFor, type Candidate, type Suggestion } from './suggest.ts'

/** Conditions that a whole search was read as, and the order that it asks for. */
export interface PlainSearch extends Suggestion {
  order?: Order
  /** Only words that join others were left out: the others are searched as they stand. */
  isLoose?: true
}

const YEAR = /^(?:19|20)\d{2}$/

/** A condition that was read, and whether a word before it asks for either. */
interface Read extends Suggestion {
  /** It is a chain that something was sent to. */
  isChain?: boolean
  isEither?: boolean
}

/**
 * Returns the search as conditions; null where a word is not understood, or where a single word says it all, unless it is an outcome.
 * @param now in milliseconds since 1970: days and weeks are counted from it
 */
export function plainSearch(text: string, candidates: readonly Candidate[], known: PlainWords, now: number): PlainSearch | null {
  const words = text.trim().split(/\s+/u)
  const isIn = (list: string, word: string) => list.split(' ').includes(word)
  const lower = (place: number) => words[place]?.toLowerCase().replace(/,$/, '') ?? ''
  const isOutcome = candidates.some(({ operator, label }) => operator === 'status' && label.toLowerCase() === text.trim().toLowerCase())
  const isAlone =
    words.length < 2 && !isOutcome && !/^[<>]/.test(text.trim()) && periodOf([lower(0), ''], { candidates, known, now }) === null
  if (text.includes('"') || isAlone) return null
  const found: Read[] = []
  let sign: '>' | '<' | null = null
  let isWorth = false
  let order: Order | null = null
  /** The first word that is not read yet. */
  let next = 0
  for (const place of words.keys()) {
    const word = lower(place)
    if (place < next) continue
    const period = periodOf([word, lower(place + 1)], { candidates, known, now })
    const stated = period ?? partyOf(word, lower(place - 1), known)
    next = place + (period?.length ?? 1)
    if (word === '>' || isIn(known.above, word)) sign = '>'
    else if (word === '<' || isIn(known.below, word)) sign = '<'
    else if (isIn(known.largest, word)) order = 'value'
    else if (isIn(known.oldest, word)) order = 'oldest'
    else if (stated !== null) found.push(stated)
    else if (isIn(known.worth, word)) isWorth = true
    else if (sign !== null && word !== known.than) {
      const hasUnit = isIn(known.dollars, lower(place + 1))
      const amount = sizeOf(sign, word, isWorth || hasUnit)
      if (amount === null) return null
      found.push(amount)
      sign = null
      isWorth = false
      if (hasUnit) next = place + 2
    } else if (sign === null && !isIn(known.joining, word) && !(place > 0 && YEAR.test(word))) {
      const named = meantBy(word, words[place + 1] ?? '', candidates)
      if (named === null) return null
      const meant = isIn(known.recipient, lower(place - 1)) ? asDestination(named) : named
      // Two words may name one condition, as "several messages".
      if (found.at(-1)?.text !== meant.text) found.push({ ...meant, isEither: isIn(known.either, lower(place - 1)) })
    }
  }
  return sign !== null || isWorth ? null : joined(narrowed(withoutVerbs(withoutSends(found)), candidates), order)
}

/** Returns the condition that a word names, with the year behind it; null for others. */
function meantBy(word: string, after: string, candidates: readonly Candidate[]): Suggestion | null {
  const [meant] = [writtenOf(word, candidates) ?? suggestionsFor(YEAR.test(after) ? `${word} ${after}` : word, candidates)].flat()
  return meant === undefined || meant.text.includes(' ') ? null : meant
}

/** Matches an amount as a row says it; a whole number may as well be that of a proposal. */
const AMOUNT = /^\d+\.\d+$/

/**
 * Returns a sentence as the app itself writes it, such as “Voted yes on proposal 6290”, as the words that a row is found by: without those
 * that only join others, and with its amounts. Null where nothing is left out, or the text is in the search language.
 */
export function looseSearch(text: string, { joining }: Pick<PlainWords, 'joining'>): PlainSearch | null {
  if (/[":]/.test(text)) return null
  const words = text.trim().split(/\s+/u)
  const rest = words.filter((word) => !joining.split(' ').includes(word.toLowerCase()))
  const said = rest.map((word) => (AMOUNT.test(word) ? `amount:${word}` : word)).join(' ')
  return rest.length === 0 || said === words.join(' ') ? null : { operator: null, label: said, text: said, isLoose: true }
}

function joined(found: readonly Read[], order: Order | null): PlainSearch | null {
  if (found.length === 0) return null
  const read = { operator: null, label: found.map(({ label }) => label).join(' · '), text: found.map((one) => one.text).join(' ') }
  return order === null ? read : { ...read, order }
}

/** Returns a chain as the one that something was sent to. */
function asDestination(named: Suggestion): Read {
  return named.operator === 'chain' ? { ...named, isChain: true, operator: 'to', text: named.text.replace(/^chain:/, 'to:') } : named
}

/** Types that say no more than that something went to another chain. */
const ACROSS: ReadonlySet<string> = new Set(['type:send', 'type:bridge', 'type:ibc'])

/** Returns the conditions without such types beside a chain that something was sent to: each alone leaves out the other ways there. */
function withoutSends(found: readonly Read[]): readonly Read[] {
  return found.some(({ isChain }) => isChain === true) ? found.filter(({ text }) => !ACROSS.has(text)) : found
}

/** Types that are only what is done with the others: “claim VIP rewards” asks for those of VIP. */
const OF_OTHERS: Readonly<Record<string, readonly string[]>> = { 'type:claim': ['type:vip', 'type:reward'], 'type:reward': ['type:vip'] }

/** Returns the conditions without such types; all where one of the words asks for either. */
function withoutVerbs(found: readonly Read[]): readonly Read[] {
  if (found.some(({ isEither }) => isEither === true)) return found
  return found.filter(({ text }) => !(OF_OTHERS[text] ?? []).some((other) => found.some((one) => one.text === other)))
}

/** Types that also say which way funds went. */
const WAYS: Readonly<Record<string, string>> = { 'type:send': 'out', 'type:receive': 'in' }

/** Returns the conditions with "received" beside another type as a direction, since types are alternatives: a received NFT is one of the NFTs. */
function narrowed(found: readonly Read[], candidates: readonly Candidate[]): readonly Read[] {
  const types = found.filter(({ text }) => text.startsWith('type:'))
  const isWay = ({ text }: Read) => Object.hasOwn(WAYS, text)
  const isNarrowing = types.some((one, place) => {
    const before = types[place - 1]
    return before !== undefined && one.isEither !== true && isWay(one) !== isWay(before)
  })
  if (!isNarrowing) return found
  return found.map((one) => {
    const way = candidates.find(({ operator, value }) => operator === 'direction' && value === WAYS[one.text])
    return way === undefined ? one : { operator: 'direction', label: way.label, text: `direction:${way.value}` }
  })
}

/** Returns the search without the words that only begin an amount, as "over" in "swap over": what stands before them can be suggested. */
export function withoutBegun(text: string, { above, below, than }: Pick<PlainWords, 'above' | 'below' | 'than'>): string {
  const begins = new Set([...above.split(' '), ...below.split(' '), than])
  const words = text.trim().split(/\s+/u)
  const last = words.findLastIndex((word) => !begins.has(word.toLowerCase()))
  return last === words.length - 1 || last < 0 ? text : words.slice(0, last + 1).join(' ')
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
