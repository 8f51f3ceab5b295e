// Puts what the palette found for a text in its order: the likeliest first. Pure.
import { matching, matchingRest, type PaletteGroup } from './paletteItems.ts'

/** Lines of a group: further ones are found by typing more. */
const MAX = 8

/** What there is for a text. */
export interface Offers {
  /** The form or the screen that a sentence asks for. */
  command: readonly PaletteGroup[]
  /** The answer to a question. */
  answer: readonly PaletteGroup[]
  /** Whether what only has a word of the question is no answer: it asks what something is, and there is an answer, or none is known. */
  isAlone: boolean
  /** Whether a search finds what the answer leads to more exactly. */
  isSearchBetter: boolean
  /** Everything that has a name. */
  named: readonly PaletteGroup[]
  /** Transactions found, with the search for all of them. */
  transactions: readonly PaletteGroup[]
  /** Whether every word of that search was understood. */
  isRead: boolean
  /** The page of the explorer, and whether nothing else can be meant by what is typed. */
  page: readonly PaletteGroup[]
  isPageMeant: boolean
}

/**
 * Returns the groups. A search of which every word was understood leads where no entry has all of them; the page of the explorer does for a
 * hash that no own transaction has, and for a height written as one.
 * @param sentence words of the language that are left out where nothing has them
 */
export function inOrder(text: string, offers: Offers, sentence: { filler: string; joint: string }): PaletteGroup[] {
  const { command, answer, named, transactions, page } = offers
  const hasAnswer = answer.length > 0 && !(offers.isRead && offers.isSearchBetter)
  const isSearchFirst = offers.isRead && !hasAnswer && matching(named, withoutFiller(text, sentence.filler), 1).length === 0
  const found = offers.isAlone
    ? []
    : without([...command, ...(hasAnswer ? answer : [])], matchingRest(named, text, { most: MAX, ...sentence, isWhole: hasAnswer }))
  const own = isSearchFirst ? found : [...found, ...transactions]
  return [
    ...command,
    ...(hasAnswer ? answer : []),
    ...(isSearchFirst ? transactions : []),
    ...(offers.isPageMeant ? [...page, ...own] : [...own, ...page]),
  ]
}

/** Returns the text without words such as “my”, as long as more than one is left: “claim my rewards” has an entry of its own. */
function withoutFiller(text: string, filler: string): string {
  const rest = text.split(/\s+/u).filter((word) => !filler.split(' ').includes(word.toLowerCase()))
  return rest.length > 1 ? rest.join(' ') : text
}

/** Returns the groups without the entries that stand above them already. */
function without(above: readonly PaletteGroup[], groups: readonly PaletteGroup[]): PaletteGroup[] {
  const ids = above.flatMap(({ items }) => items.map(({ id }) => id))
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ id }) => !ids.includes(id)) }))
    .filter(({ items }) => items.length > 0)
}
