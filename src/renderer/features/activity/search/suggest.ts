// Suggests conditions for what is typed: values of an operator, and what a plain word may name: a chain, a type, an outcome, a month.
import { parseSearch, isNear } from '../../../../shared/domain/search/search.ts'
import {
  OPERATOR_ALIASES,
  OPERATORS,
  printTerm,
  type Condition,
  type Operator,
  type SearchProblem,
} from '../../../../shared/domain/search/searchTerms.ts'

/** A value of an operator with the words that it is found by. */
export interface Candidate {
  operator: Operator
  value: string
  label: string
  /** Further words that mean it. */
  also: readonly string[]
}

/** A condition to choose, and the search text with it in place of what was typed. */
export interface Suggestion {
  /** Null for several conditions together. */
  operator: Operator | null
  label: string
  text: string
  /** It is an operator that still needs its value. */
  isBegun?: true
}

const MAX = 5
/** The same of the values of one operator. */
const MAX_VALUES = 12
/** Fewest letters of a plain word; an operator's value is completed from the first. */
const MIN_WORD = 3
/** Fewest letters of a mistyped word. */
const MIN_NEAR = 5
/** Fewest letters of a word's stem. */
const MIN_STEM = 4

/** Returns what may be meant by the search text, for its last part first. */
export function suggestionsFor(text: string, candidates: readonly Candidate[]): Suggestion[] {
  const pieces = [...text.matchAll(/\S+/gu)].map(({ 0: piece, index }) => ({ piece, index })).toReversed()
  const isOpen = parseSearch(text).problems.some(({ code }) => code === 'openQuote')
  if (isOpen) return []
  const found = pieces.flatMap(({ piece, index }, place) => {
    const [, minus = '', name = '', typed = ''] = /^(-?)(?:([a-z]+):)?(.*)$/iu.exec(piece) ?? []
    const operator = operatorNamed(name)
    if (name !== '' && operator === null) return []
    // A complete part of the search is left alone; only the last one is still being typed.
    if (operator !== null && place > 0) return []
    const before = pieces[place + 1]
    const isYear = /^\d{4}$/.test(piece)
    // The year of a month is read with it.
    if (isYear && before !== undefined && matching(candidates, { operator: null, typed: fold(before.piece), year: piece }).length > 0)
      return []
    const next = pieces[place - 1]
    const year = operator === null && next !== undefined && /^\d{4}$/.test(next.piece) ? next : null
    const end = year === null ? index + piece.length : year.index + year.piece.length
    return matching(candidates, { operator, typed: fold(typed), year: year?.piece ?? null }).map((one): Suggestion => {
      const printed = printTerm({ condition: conditionOf(one), isNegated: minus !== '' })
      return { operator: one.operator, label: one.label, text: `${text.slice(0, index)}${printed}${text.slice(end)}`.trim() }
    })
  })
  const isValue = /(?:^|\s)-?[a-z]+:\S*$/i.test(text)
  return found.slice(0, isValue ? MAX_VALUES : MAX)
}

/** Returns whether a problem is about the value at the end of the text, with which one of the operator's values begins. */
export function isBegun(text: string, { at, length }: Pick<SearchProblem, 'at' | 'length'>, candidates: readonly Candidate[]): boolean {
  const [, name = '', value = ''] = /^-?([a-z]+):(\S+)$/iu.exec(text.slice(at)) ?? []
  const operator = operatorNamed(name)
  if (operator === null || at + length !== text.length) return false
  const typed = fold(value)
  return candidates.some((one) => familyOf(one.operator) === familyOf(operator) && isStartOf(typed, one))
}

/** Fewest letters of an operator's name that it is completed from. */
const MIN_OPERATOR = 2
/** Most operators that are offered at once. */
const MAX_OPERATORS = 2

/** Returns the operators whose name the last word begins, with their colon: who types "mon" may not know that "month:" exists. */
export function operatorsFor(text: string): Suggestion[] {
  const [, before = '', minus = '', typed = ''] = /^(.*?)(-?)([a-z]+)$/iu.exec(text.trimEnd()) ?? []
  if (typed.length < MIN_OPERATOR || /\S$/.test(before) || text.endsWith(' ') || text.includes('"')) return []
  return [...OPERATORS, ...Object.keys(OPERATOR_ALIASES)]
    .filter((name) => name.startsWith(typed.toLowerCase()))
    .slice(0, MAX_OPERATORS)
    .map((name) => ({ operator: operatorNamed(name), label: name, text: `${before}${minus}${name}:`, isBegun: true }))
}

/** What is offered before anything is typed, besides the month. */
const FIRST = ['status:failed', 'type:swap', 'type:receive', 'type:several']

/** Days of a month after which it is offered; before, it holds little or nothing, and the one before it is. */
const FIRST_DAYS = 7

/** Returns what is offered for an empty field: a few conditions that most look for, in the order of `FIRST`, and the month of a week ago. */
export function firstSuggestions(candidates: readonly Candidate[], now: number): Suggestion[] {
  const today = new Date(now)
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - FIRST_DAYS)
  const month = `on:${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`
  return [...FIRST.slice(0, 1), month, ...FIRST.slice(1)].flatMap((wanted) => {
    const one = candidates.find(({ operator, value }) => `${operator}:${value}` === wanted)
    return one === undefined ? [] : [{ operator: one.operator, label: one.label, text: wanted }]
  })
}

interface Typed {
  operator: Operator | null
  typed: string
  year: string | null
}

function matching(candidates: readonly Candidate[], { operator, typed, year }: Typed): Candidate[] {
  if (operator === null && typed.length < MIN_WORD) return []
  const own = candidates.filter(
    (one) => (operator === null || familyOf(one.operator) === familyOf(operator)) && (year === null || one.value.startsWith(year)),
  )
  const fitting = operator === null || familyOf(operator) !== 'on' ? own : own.map((one) => ({ ...one, operator }))
  if (operator !== null && fitting.some(({ value }) => fold(value) === typed)) return []
  const starting = fitting.filter((one) => isStartOf(typed, one))
  // A name that is typed whole comes before others that begin with it: INIT before Initia.
  const isWhole = ({ value, label }: Candidate) => fold(value) === typed || fold(label) === typed
  if (starting.length > 0 || typed.length < MIN_NEAR) return starting.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)))
  return fitting.filter((one) => wordsIn(one).some((word) => word.length >= MIN_NEAR && isNear(typed, word)))
}

function wordsIn({ value, label, also }: Candidate): string[] {
  return [value, label, ...also].flatMap((each) => [fold(each), ...fold(each).split(/[^\p{L}\p{N}]+/u)])
}

function isStartOf(typed: string, candidate: Candidate): boolean {
  return wordsIn(candidate).some((word) => word.startsWith(typed) || isFormOf(typed, word))
}

/** Returns whether a longer word begins with a shorter one, whatever its number: "refunded" with "refunds", but no address: "init1…" with INIT. */
function isFormOf(typed: string, word: string): boolean {
  const stem = word.replace(/s$/, '')
  return stem.length >= MIN_STEM && typed.startsWith(stem) && !/\d/.test(typed.slice(stem.length))
}

/** Groups the operators of dates: they have the same values. */
function familyOf(operator: Operator): Operator {
  return operator === 'before' || operator === 'after' ? 'on' : operator
}

function operatorNamed(name: string): Operator | null {
  if (name === '') return null
  const [problem] = parseSearch(`${name}:`).problems
  return problem?.code === 'missingValue' ? problem.operator : null
}

/** Returns the condition of a value, as the search language reads it. */
export function conditionOf({ operator, value }: Pick<Candidate, 'operator' | 'value'>): Condition {
  const [term] = parseSearch(printTerm({ isNegated: false, condition: { op: 'label', value } }).replace('label', operator)).terms
  return term?.condition ?? { op: 'text', text: value, isPhrase: false }
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
}

/** Months that can be suggested. */
const MONTHS = 24

/** Returns the last months as candidates, newest first, and the last years. */
export function monthCandidates(now: number, formatMonth: (at: number) => string): Candidate[] {
  const { year, month } = { year: new Date(now).getFullYear(), month: new Date(now).getMonth() }
  const months = Array.from({ length: MONTHS }, (_, back) => new Date(year, month - back, 1))
  return months.map((first) => ({
    operator: 'on',
    value: `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`,
    label: formatMonth(first.getTime()),
    also: [],
  }))
}
