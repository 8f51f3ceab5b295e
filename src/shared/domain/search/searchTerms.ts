// What a search consists of, and how it is written down again. Free of zod: the search box and the core read it with one code.

/** Characters of a search, at most. */
export const MAX_SEARCH_TEXT = 500

/** Operators whose value is a name, an address or a part of one. */
export const NAME_OPERATORS = ['chain', 'account', 'type', 'with', 'from', 'to', 'asset', 'label', 'nft'] as const
export type NameOperator = (typeof NAME_OPERATORS)[number]

export const STATUSES = ['succeeded', 'failed'] as const
export const DIRECTIONS = ['in', 'out', 'self', 'none'] as const
export const DATE_OPERATORS = ['before', 'after', 'on'] as const
export type DateOperator = (typeof DATE_OPERATORS)[number]

/** In the order in which the help lists them. */
export const OPERATORS = [...NAME_OPERATORS, 'amount', 'status', 'direction', ...DATE_OPERATORS] as const
export type Operator = (typeof OPERATORS)[number]

/** Other words for operators; a search is always written back with the operator itself. */
export const OPERATOR_ALIASES: Readonly<Record<string, Operator>> = {
  denom: 'asset',
  coin: 'asset',
  outcome: 'status',
  year: 'on',
  month: 'on',
  day: 'on',
  date: 'on',
  since: 'after',
  until: 'before',
}

/** A bound of an amount in display units: decimal text without sign, exponent or needless zeros. */
export interface Bound {
  value: string
  isIncluded: boolean
}

/** A day, month or year of this computer's calendar, or some days, weeks, months or years before now. */
export type DateText = string

export type Condition =
  | { op: 'text'; text: string; isPhrase: boolean }
  | { op: NameOperator; value: string }
  | { op: 'amount'; min: Bound | null; max: Bound | null }
  | { op: 'status'; value: (typeof STATUSES)[number] }
  | { op: 'direction'; value: (typeof DIRECTIONS)[number] }
  | { op: DateOperator; value: DateText }

/** One condition of a search and where it stands in the text. */
export interface SearchTerm {
  condition: Condition
  isNegated: boolean
  at: number
  length: number
}

/**
 * Why a part of a search says nothing.
 * - missingValue: an operator without a value
 * - openQuote: a quotation mark that is never closed; the rest of the text was taken as quoted
 * - badNumber, emptyRange: an amount that is none; a lower bound above the upper one
 * - badDate: no date of the calendar
 * - badChoice: neither of the words that the operator takes
 * - unknownOperator: a word that looks like a mistyped operator; looked for as text
 * - unknownName: no chain, account, kind or asset has this name; told by the core
 * - tooMany: more addresses are alike than were looked for, so that transactions may be missing; told by the core
 */
export const PROBLEM_CODES = [
  'missingValue',
  'openQuote',
  'badNumber',
  'emptyRange',
  'badDate',
  'badChoice',
  'unknownOperator',
  'unknownName',
  'tooMany',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

export interface SearchProblem {
  code: ProblemCode
  /** Where it stands in the text, in UTF-16 units. */
  at: number
  length: number
  /** What was written there. */
  text: string
  /** The operator it belongs to; of an unknown one, the operator that was probably meant. */
  operator: Operator | null
}

/**
 * Writes conditions as a text that `parseSearch` reads back as the same conditions.
 * @example printSearch([{ isNegated: true, condition: { op: 'type', value: 'vote' } }]) // '-type:vote'
 */
export function printSearch(terms: readonly Pick<SearchTerm, 'condition' | 'isNegated'>[]): string {
  return terms.map(printTerm).join(' ')
}

/** One term of a search, as text. */
export function printTerm({ condition, isNegated }: Pick<SearchTerm, 'condition' | 'isNegated'>): string {
  return (isNegated ? '-' : '') + printCondition(condition)
}

function printCondition(condition: Condition): string {
  switch (condition.op) {
    case 'text':
      return condition.isPhrase ? quote(condition.text) : condition.text
    case 'amount':
      return `amount:${printRange(condition.min, condition.max)}`
    default:
      return `${condition.op}:${isPlain(condition.value) ? condition.value : quote(condition.value)}`
  }
}

function printRange(min: Bound | null, max: Bound | null): string {
  if (min === null) return max === null ? '' : `${max.isIncluded ? '<=' : '<'}${max.value}`
  if (max === null) return `${min.isIncluded ? '>=' : '>'}${min.value}`
  return min.value === max.value ? min.value : `${min.value}..${max.value}`
}

function isPlain(value: string): boolean {
  return /^[^\s"]+$/u.test(value)
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (mark) => `\\${mark}`)}"`
}
