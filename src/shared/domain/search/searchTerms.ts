// The parts of a search, and how they are printed as text. Free of zod: search box and core share this code.

/** Maximum length of a search text. */
export const MAX_SEARCH_TEXT = 500

/** Operators whose value is a name, an address or a part of one. */
export const NAME_OPERATORS = ['chain', 'account', 'type', 'with', 'from', 'to', 'asset', 'label', 'nft'] as const
/** One of `NAME_OPERATORS`. */
export type NameOperator = (typeof NAME_OPERATORS)[number]

/** Value of the operator `account` for all accounts that are not only watched. A label of this name is found by its address. */
export const OWN_ACCOUNTS = 'own'

/** Operators whose value is a range: of an amount in the units of its asset, of a value in US dollars. */
export const SIZE_OPERATORS = ['amount', 'value'] as const
/** One of `SIZE_OPERATORS`. */
export type SizeOperator = (typeof SIZE_OPERATORS)[number]

/** Values of the operator `status`. */
export const STATUSES = ['succeeded', 'failed'] as const
/** Values of the operator `direction`. */
export const DIRECTIONS = ['in', 'out', 'self', 'none'] as const
/** Operators whose value is a date. */
export const DATE_OPERATORS = ['before', 'after', 'on'] as const
/** One of `DATE_OPERATORS`. */
export type DateOperator = (typeof DATE_OPERATORS)[number]

/** All operators, in the order of the help. */
export const OPERATORS = [...NAME_OPERATORS, ...SIZE_OPERATORS, 'status', 'direction', ...DATE_OPERATORS] as const
/** One of `OPERATORS`. */
export type Operator = (typeof OPERATORS)[number]

/** Aliases of operators; a search is always printed with the operator itself. */
export const OPERATOR_ALIASES: Readonly<Record<string, Operator>> = {
  denom: 'asset',
  coin: 'asset',
  worth: 'value',
  outcome: 'status',
  year: 'on',
  month: 'on',
  day: 'on',
  date: 'on',
  since: 'after',
  until: 'before',
}

/** A bound of an amount in display units, or of a value in US dollars: decimal text without sign, exponent or superfluous zeros. */
export interface Bound {
  value: string
  isIncluded: boolean
}

/** A day, month or year of this computer's calendar, or a number of days, weeks, months or years before now. */
export type DateText = string

/** One parsed condition. */
export type Condition =
  | { op: 'text'; text: string; isPhrase: boolean }
  | { op: NameOperator; value: string }
  | { op: SizeOperator; min: Bound | null; max: Bound | null }
  | { op: 'status'; value: (typeof STATUSES)[number] }
  | { op: 'direction'; value: (typeof DIRECTIONS)[number] }
  | { op: DateOperator; value: DateText }

/** One condition of a search with its position in the text. */
export interface SearchTerm {
  condition: Condition
  isNegated: boolean
  at: number
  length: number
}

/**
 * Why a part of a search has no effect.
 * - missingValue: an operator without a value
 * - openQuote: an unclosed quotation mark; the rest of the text was taken as quoted
 * - badNumber, emptyRange: not an amount; a lower bound above the upper one
 * - badDate: not a date of the calendar
 * - badChoice: not one of the operator's values
 * - unknownOperator: a word that looks like a mistyped operator; searched as text
 * - unknownName: no chain, account, kind or asset has this name; reported by the core
 * - noPrices: a value is asked for, and prices are off or this network has none; nothing is found; reported by the core
 * - tooMany: more addresses match than were examined, so transactions may be missing; reported by the core
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
  'noPrices',
  'tooMany',
] as const
/** One of `PROBLEM_CODES`. */
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** A problem with its position in the text. */
export interface SearchProblem {
  code: ProblemCode
  /** Position in the text, in UTF-16 units. */
  at: number
  length: number
  /** The text at that position. */
  text: string
  /** The operator it belongs to; for an unknown operator, the one that was probably meant. */
  operator: Operator | null
}

/**
 * Prints conditions as a text that `parseSearch` parses back to the same conditions.
 * @example printSearch([{ isNegated: true, condition: { op: 'type', value: 'vote' } }]) // '-type:vote'
 */
export function printSearch(terms: readonly Pick<SearchTerm, 'condition' | 'isNegated'>[]): string {
  return terms.map(printTerm).join(' ')
}

/** Prints one term of a search as text. */
export function printTerm({ condition, isNegated }: Pick<SearchTerm, 'condition' | 'isNegated'>): string {
  return (isNegated ? '-' : '') + printCondition(condition)
}

function printCondition(condition: Condition): string {
  switch (condition.op) {
    case 'text':
      return condition.isPhrase ? quote(condition.text) : condition.text
    case 'amount':
    case 'value':
      return `${condition.op}:${printRange(condition.min, condition.max)}`
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
