// Parses the search language: operators, quotes, negation, free text. Never throws: what cannot be parsed is reported with its position.
import { isDateText } from './searchDates.ts'
import { parseRange, withoutDollars } from './searchRange.ts'
import {
  DATE_OPERATORS,
  DIRECTIONS,
  NAME_OPERATORS,
  OPERATOR_ALIASES,
  OPERATORS,
  SIZE_OPERATORS,
  STATUSES,
  type Condition,
  type Operator,
  type ProblemCode,
  type SearchProblem,
  type SearchTerm,
  type SizeOperator,
} from './searchTerms.ts'

/** A parsed search. */
export interface Search {
  /** In text order. All must match; repeating an operator means either value, except for amounts and dates. */
  terms: SearchTerm[]
  problems: SearchProblem[]
}

/** A piece of the text, split at white space outside quotes. */
interface Piece {
  at: number
  length: number
  isNegated: boolean
  /** The word before the colon, in lower case. */
  name: string | null
  value: string
  valueAt: number
  isQuoted: boolean
  isOpen: boolean
}

/**
 * Parses what the user typed into the search box.
 * @example parseSearch('-type:vote amount:>10 "rent march"').terms.length // 3
 */
export function parseSearch(text: string): Search {
  const search: Search = { terms: [], problems: [] }
  for (const piece of cut(text)) read(search, text, piece)
  return search
}

function read({ terms, problems }: Search, text: string, piece: Piece): void {
  const { at, length, isNegated } = piece
  const complain = (code: ProblemCode, operator: Operator | null) => {
    problems.push({ code, at, length, text: text.slice(at, at + length), operator })
  }
  const operator = operatorOf(piece.name)
  if (piece.isOpen) complain('openQuote', operator)
  if (operator === null) {
    const meant = piece.name === null ? null : nearest(piece.name)
    // A word with a colon and a value may stand in a memo as it is, without one it can only be meant as an operator.
    if (meant !== null || (piece.name !== null && piece.value === '' && !piece.isQuoted)) complain('unknownOperator', meant)
    const words = piece.isQuoted && piece.name === null ? piece.value : text.slice(at + (isNegated ? 1 : 0), at + length)
    const condition: Condition = { op: 'text', text: words, isPhrase: piece.isQuoted && piece.name === null }
    if (words !== '') terms.push({ condition, isNegated, at, length })
    return
  }
  if (piece.value === '') {
    if (!piece.isOpen) complain('missingValue', operator)
    return
  }
  const condition = conditionOf(operator, piece.value)
  if (typeof condition === 'string') complain(condition, operator)
  else terms.push({ condition, isNegated, at, length })
}

/** Returns the operator of this name or alias; null for any other word. */
function operatorOf(name: string | null): Operator | null {
  if (name === null) return null
  return (
    OPERATORS.find((operator) => operator === name) ?? (Object.hasOwn(OPERATOR_ALIASES, name) ? (OPERATOR_ALIASES[name] ?? null) : null)
  )
}

/** Returns the condition, or what is wrong with the value. */
function conditionOf(operator: Operator, value: string): Condition | ProblemCode {
  const name = NAME_OPERATORS.find((one) => one === operator)
  if (name !== undefined) return { op: name, value }
  const date = DATE_OPERATORS.find((one) => one === operator)
  if (date !== undefined) return isDateText(value) ? { op: date, value: value.toLowerCase() } : 'badDate'
  const size = SIZE_OPERATORS.find((one) => one === operator)
  if (size !== undefined) return sizeOf(size, value)
  const word = value.toLowerCase()
  if (operator === 'status') {
    const status = STATUSES.find((one) => one === word)
    return status === undefined ? 'badChoice' : { op: 'status', value: status }
  }
  const direction = DIRECTIONS.find((one) => one === word)
  return direction === undefined ? 'badChoice' : { op: 'direction', value: direction }
}

/** An amount in dollars is a value. */
function sizeOf(operator: SizeOperator, value: string): Condition | ProblemCode {
  const { text, isDollars } = withoutDollars(value)
  const range = parseRange(text)
  return typeof range === 'string' ? range : { op: isDollars ? 'value' : operator, ...range }
}

const NAME = /^([a-z]+)(:|(?=[<>=]))/i

function* cut(text: string): Generator<Piece> {
  let at = 0
  while (at < text.length) {
    if (/\s/u.test(text.charAt(at))) at += 1
    else {
      const piece = pieceAt(text, at)
      yield piece
      at += piece.length
    }
  }
}

function pieceAt(text: string, at: number): Piece {
  const isNegated = text.charAt(at) === '-' && /[^\s-]/u.test(text.charAt(at + 1))
  const start = isNegated ? at + 1 : at
  const [prefix = '', name] = NAME.exec(text.slice(start)) ?? []
  // Without a colon only a size is compared: "amount>10".
  const isNamed = name !== undefined && (prefix.endsWith(':') || SIZE_OPERATORS.some((size) => size === name.toLowerCase()))
  const valueAt = isNamed ? start + prefix.length : start
  const shared = { at, isNegated, name: isNamed ? name.toLowerCase() : null, valueAt }
  if (text.charAt(valueAt) === '"') {
    const { value, end, isOpen } = quoted(text, valueAt)
    return { ...shared, length: end - at, value, isQuoted: true, isOpen }
  }
  const end = valueAt + (/^\S*/u.exec(text.slice(valueAt))?.[0].length ?? 0)
  return { ...shared, length: end - at, value: text.slice(valueAt, end), isQuoted: false, isOpen: false }
}

function quoted(text: string, start: number): { value: string; end: number; isOpen: boolean } {
  let value = ''
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '"') return { value, end: at + 1, isOpen: false }
    const next = text.charAt(at + 1)
    const isEscape = character === '\\' && (next === '"' || next === '\\')
    value += isEscape ? next : character
    if (isEscape) at += 1
  }
  return { value, end: text.length, isOpen: true }
}

/** Returns the operator that differs by one letter or by two swapped letters; null where none is that close. */
function nearest(name: string): Operator | null {
  return OPERATORS.find((operator) => isNear(name, operator)) ?? null
}

/** Returns whether two words of three letters or more differ by one letter, or by two swapped neighbours. */
export function isNear(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1 || left.length < 3) return false
  let same = 0
  while (same < left.length && left.charAt(same) === right.charAt(same)) same += 1
  const [a, b] = [left.slice(same), right.slice(same)]
  const isSwapped = a.slice(0, 2) === `${b.charAt(1)}${b.charAt(0)}` && a.slice(2) === b.slice(2)
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}
