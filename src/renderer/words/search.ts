// Describes the search and its parts in the language of the page.
import type { Condition, Operator, SearchProblem } from '../../shared/domain/search/searchTerms.ts'
import type { Words } from './words.ts'

/** Explains why a part of the search was ignored. */
export function problemSentence(words: Words, { code, operator, text }: SearchProblem): string {
  const written = words.quoted(text)
  switch (code) {
    case 'missingValue':
      return words.problemTexts.missingValue(written, exampleOf(words, operator))
    case 'openQuote':
    case 'badNumber':
    case 'emptyRange':
    case 'badDate':
    case 'noPrices':
    case 'tooMany':
      return words.problemTexts[code](written)
    case 'badChoice':
      return operator === 'status' ? words.problemTexts.badStatus(written) : words.problemTexts.badDirection(written)
    case 'unknownOperator':
      return operator === null ? words.problemTexts.noOperator(written) : words.problemTexts.unknownOperator(written, operator)
    case 'unknownName':
      return words.problemTexts.unknownName(written, operator)
  }
}

function exampleOf(words: Words, operator: Operator | null): string {
  return words.operatorHelp.find(({ write }) => write.startsWith(`${operator ?? ''}:`))?.write ?? 'type:swap'
}

/** Returns the text of a chip behind its name. @param isOfAny whether an amount may be of any token */
export function conditionWords(words: Words, condition: Exclude<Condition, { op: 'text' }>, value: string, isOfAny = false): string {
  if (condition.op === 'type') return Object.hasOwn(words.filterTypes, value) ? (words.filterTypes[value] ?? value) : value
  if (condition.op === 'status') return condition.value === 'failed' ? words.activityWords.failedTag : words.activityWords.succeeded
  if (condition.op === 'value') return valueText(words, condition)
  if (condition.op !== 'amount') return value
  const range = rangeText(words, condition, (digits) => digits)
  return isOfAny ? words.rangeWords.ofAnyToken(range) : range
}

/** Returns the bounds of a value in words, in US dollars. */
export function valueText(words: Words, range: Extract<Condition, { min: unknown }>): string {
  return rangeText(words, range, (digits) =>
    words.formatDollars(digits.replace(/^\d+/, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','))),
  )
}

/** Returns the bounds of an amount or a value in words. */
export function rangeText(
  { rangeWords }: Pick<Words, 'rangeWords'>,
  { min, max }: Extract<Condition, { min: unknown }>,
  write: (digits: string) => string,
): string {
  if (min === null) return max === null ? '' : rangeWords[max.isIncluded ? 'atMost' : 'lessThan'](write(max.value))
  if (max === null) return rangeWords[min.isIncluded ? 'atLeast' : 'moreThan'](write(min.value))
  return min.value === max.value ? rangeWords.exactly(write(min.value)) : rangeWords.between(write(min.value), write(max.value))
}

const CALENDAR = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/

/** Returns a date of a condition as it is said, without its operator: a month or a day by name; a year or a time span as it was typed. */
export function dateText({ formatDate, formatMonth }: Words, value: string): string {
  const [, year, month, day] = CALENDAR.exec(value) ?? []
  if (year === undefined || month === undefined) return value
  const at = new Date(Number(year), Number(month) - 1, Number(day ?? 1)).getTime()
  return day === undefined ? formatMonth(at) : formatDate(at)
}

/** Returns a condition as its chip shows it, with the name of its operator unless it says what it is by itself. */
export function chipText(
  words: Words,
  condition: Exclude<Condition, { op: 'text' }>,
  value: string,
  isOfAny = false,
): { name: string | null; value: string } {
  const { op } = condition
  const name = words.operatorNames[op]
  if (op === 'on') return { name: null, value: dateText(words, value) }
  return op === 'before' || op === 'after'
    ? { name, value: dateText(words, value) }
    : { name, value: conditionWords(words, condition, value, isOfAny) }
}
