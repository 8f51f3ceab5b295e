// Describes the search and its parts in the language of the page.
import type { Condition, Operator, SearchProblem } from '../../shared/domain/search/searchTerms.ts'
import * as english from './en/search.ts'
import { localized } from './localized.ts'

/** Texts of the search in the language of the page. */
export const { searchWords, operatorNames, filterTypes, operatorHelp } = localized('search', english)
const { problemTexts: texts, quoted, rangeWords } = localized('search', english)

/** Explains why a part of the search was ignored. */
export function problemSentence({ code, operator, text }: SearchProblem): string {
  const written = quoted(text)
  switch (code) {
    case 'missingValue':
      return texts.missingValue(written, exampleOf(operator))
    case 'openQuote':
    case 'badNumber':
    case 'emptyRange':
    case 'badDate':
    case 'tooMany':
      return texts[code](written)
    case 'badChoice':
      return operator === 'status' ? texts.badStatus(written) : texts.badDirection(written)
    case 'unknownOperator':
      return texts.unknownOperator(written, operator ?? '')
    case 'unknownName':
      return texts.unknownName(written, operator)
  }
}

function exampleOf(operator: Operator | null): string {
  return operatorHelp.find(({ write }) => write.startsWith(`${operator ?? ''}:`))?.write ?? 'type:swap'
}

/** Returns the text of a chip behind its name. */
export function conditionWords(condition: Exclude<Condition, { op: 'text' }>, value: string): string {
  if (condition.op !== 'amount') return value
  const { min, max } = condition
  if (min === null) return max === null ? '' : rangeWords[max.isIncluded ? 'atMost' : 'lessThan'](max.value)
  if (max === null) return rangeWords[min.isIncluded ? 'atLeast' : 'moreThan'](min.value)
  return min.value === max.value ? rangeWords.exactly(min.value) : rangeWords.between(min.value, max.value)
}
