// Edits the search text as its chips do: removes, adds and negates conditions. The text is the only state.
import { parseSearch } from '../../../../shared/domain/search/search.ts'
import { printTerm, type Condition, type SearchTerm, type SizeOperator } from '../../../../shared/domain/search/searchTerms.ts'

/** Id of the element with the suggestions. */
export const SUGGESTIONS_ID = 'search-suggestions'
/** Id of the search field. */
export const FIELD_ID = 'activity-search'
/** Id of the list that shows what the search finds. */
export const FOUND_ID = 'search-found'

/** Returns the conditions of a text that have a chip: all but free text. */
export function chipsOf(text: string): SearchTerm[] {
  return parseSearch(text).terms.filter(({ condition }) => condition.op !== 'text')
}

/** Returns the text without a term. */
export function withoutTerm(text: string, { at, length }: Pick<SearchTerm, 'at' | 'length'>): string {
  return `${text.slice(0, at).trimEnd()} ${text.slice(at + length).trimStart()}`.trim()
}

/** Returns the text with a term negated in place. */
export function withTermNegated(text: string, term: SearchTerm): string {
  const turned = printTerm({ ...term, isNegated: !term.isNegated })
  return `${text.slice(0, term.at)}${turned}${text.slice(term.at + term.length)}`
}

/** Returns the text with a condition appended; one that is already there is not added again. */
export function withCondition(text: string, added: Pick<SearchTerm, 'condition' | 'isNegated'>): string {
  const printed = printTerm(added)
  const isThere = parseSearch(text).terms.some((term) => printTerm(term) === printed)
  // Closes an open quote first: it would swallow what follows.
  const closed = parseSearch(text).problems.some(({ code }) => code === 'openQuote') ? `${text}"` : text.trim()
  return isThere ? text : `${closed} ${printed}`.trim()
}

/** Returns the search text that also demands that funds came in, other than by the user's own bridging or as a refund. */
export function withReceipts(text: string): string {
  const terms: Pick<SearchTerm, 'condition' | 'isNegated'>[] = [
    { isNegated: false, condition: { op: 'direction', value: 'in' } },
    { isNegated: true, condition: { op: 'type', value: 'bridge' } },
    { isNegated: true, condition: { op: 'type', value: 'refund' } },
  ]
  return terms.reduce(withCondition, text)
}

/** Returns the search text that shows a day first: rows up to that day, replacing any other upper end of time. */
export function fromDay(text: string, day: string): string {
  const rest = chipsOf(text)
    .filter(({ condition, isNegated }) => condition.op === 'before' && !isNegated)
    .reduceRight((shorter, term) => withoutTerm(shorter, term), text)
  return withCondition(rest, { isNegated: false, condition: { op: 'before', value: day } })
}

/** Returns whether the search shows this date first. */
export function beginsAt(text: string, date: string): boolean {
  return chipsOf(text).some(({ condition, isNegated }) => condition.op === 'before' && !isNegated && condition.value === date.trim())
}

/** Returns the search text limited to a month, replacing any other limit of time. */
export function withMonth(text: string, month: string): string {
  const rest = chipsOf(text)
    .filter(({ condition: { op }, isNegated }) => (op === 'before' || op === 'after' || op === 'on') && !isNegated)
    .reduceRight((shorter, term) => withoutTerm(shorter, term), text)
  return withCondition(rest, { isNegated: false, condition: { op: 'on', value: month } })
}

/** Returns whether an amount of the text may be of any token. */
export function isOfAnyToken(text: string): boolean {
  return !chipsOf(text).some(({ condition: { op }, isNegated }) => op === 'asset' && !isNegated)
}

/** A search with its size read otherwise, and that size. */
export interface OtherSize {
  text: string
  condition: Extract<Condition, { min: unknown }>
}

/**
 * Returns the text with its amount as a value in US dollars, or its value as an amount of any token, and the condition.
 * @returns null where the text has none or several, or where an amount is of one token
 */
export function withOtherSize(text: string, from: SizeOperator): OtherSize | null {
  const sizes = chipsOf(text).filter(({ condition: { op } }) => op === 'amount' || op === 'value')
  const [term] = sizes
  if (sizes.length !== 1 || term === undefined || !isOfAnyToken(text)) return null
  const { condition, isNegated, at, length } = term
  if ((condition.op !== 'amount' && condition.op !== 'value') || condition.op !== from) return null
  const other = { ...condition, op: from === 'amount' ? ('value' as const) : ('amount' as const) }
  return { text: `${text.slice(0, at)}${printTerm({ condition: other, isNegated })}${text.slice(at + length)}`, condition: other }
}

/** Returns a condition's value as text. */
export function valueOf(condition: Exclude<Condition, { op: 'text' }>): string {
  return printTerm({ condition, isNegated: false })
    .slice(condition.op.length + 1)
    .replace(/^"(.*)"$/s, '$1')
}

/** A line of the help: what to write, and what it finds. */
export interface HelpLine {
  write: string
  finds: string
}

/** Returns the help with examples of what the user has, by operator: each in place of the operator's first line, since only that names something made up. */
export function withExamples(lines: readonly HelpLine[], examples: Readonly<Record<string, string>>): HelpLine[] {
  const operatorOf = ({ write }: HelpLine) => write.split(':', 1)[0] ?? ''
  return lines.map((line, index) => {
    const operator = operatorOf(line)
    const isFirst = lines.findIndex((one) => operatorOf(one) === operator) === index
    return { ...line, write: (isFirst ? examples[operator] : undefined) ?? line.write }
  })
}
