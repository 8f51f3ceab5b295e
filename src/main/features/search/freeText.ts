// Resolves free text of a search: words of memo, types and calls, hashes, addresses, labels and notes, validators, symbols; any of them may match.
import { z } from 'zod'
import type { IndexCondition } from '../../db/archive/search/activityQuery.ts'
import type { ReadDb } from '../../db/database.ts'
import { facet, quoteToken, wordsOf } from '../../db/archive/search/searchTokens.ts'
import type { CoinBook } from './coinBook.ts'
import { findHashes, insideHash } from './hashes.ts'
import { findLabelled, labelMatches, phraseTest } from './labels.ts'
import { findParties, partiesOf, validatorParties } from './parties.ts'
import { plainMeaning, type PlainDeps } from './plainWords.ts'

/** What free text is resolved in. */
export interface TextDeps extends PlainDeps {
  coins(): CoinBook
  /** Returns the user's accounts whose name matches, as bytes in lower-case hex. */
  ownAddresses(fits: (name: string) => boolean): string[]
  /** Called when more addresses match than were examined. */
  onCut(): void
}

const WordRow = z.object({ word: z.string() })
/** Maximum number of words that a prefix is expanded to; beyond it the index matches the prefix itself. */
const MAX_WORDS = 64
/** No limit. Source: sqlite.org/lang_select.html, "The LIMIT clause". */
const ALL = -1
/** Minimum length of a prefix; shorter text matches complete words only. */
const MIN_START = 3

/** Returns the condition for a text: any of its interpretations. */
export function conditionOfText(deps: TextDeps, text: string): Omit<IndexCondition, 'isNegated'> {
  const { db } = deps
  const labelled = findLabelled(db, text, { withNotes: true })
  const typed = text.toLowerCase()
  const own = deps.ownAddresses((name) => name.toLowerCase().includes(typed))
  const said = plainMeaning(deps, text)
  const match = anyOf([
    matchWords(db, wordsOf(text)),
    ...[...findParties(db, text, deps.onCut), ...partiesOf(db, own), ...validatorParties(db, text)].map((party) =>
      quoteToken(facet.mentions(party)),
    ),
    ...deps
      .coins()
      .bySymbol(text)
      .map(({ id }) => quoteToken(facet.coin(id))),
    ...labelMatches(deps, labelled),
    ...said.tokens,
  ])
  const txIds = [...labelled.txIds, ...findHashes(db, text), ...said.txIds]
  return { match, txIds, hashPart: match === null && txIds.length === 0 ? insideHash(text) : null }
}

/** The conditions of a quoted text. */
export interface PhraseConditions {
  /** Matches the words anywhere in a transaction; null for a text without words. */
  words: string | null
  /** Matches things whose label or note contains the words adjacent to each other. */
  labelled: Omit<IndexCondition, 'isNegated'>
}

/** Returns the conditions for a quoted text: either of them. Whether words of a transaction are adjacent is tested on the rows. */
export function conditionsOfPhrase(deps: TextDeps, text: string): PhraseConditions {
  const { db } = deps
  const labelled = findLabelled(db, text, { withNotes: true, asPhrase: true })
  const named = [...partiesOf(db, deps.ownAddresses(phraseTest(text))), ...validatorParties(db, text, { asPhrase: true })]
  const match = anyOf([...named.map((party) => quoteToken(facet.mentions(party))), ...labelMatches(deps, labelled)])
  const words = wordsOf(text)
  return {
    words: words.length === 0 ? null : words.map(quoteToken).join(' AND '),
    labelled: { match, txIds: labelled.txIds, hashPart: null },
  }
}

/** Returns an expression that matches all of the words, complete or as a prefix; null where one occurs nowhere. */
export function matchWords(db: ReadDb, words: readonly string[]): string | null {
  const parts = words.map((word) => matchWord(db, word))
  return parts.length === 0 || parts.includes(null) ? null : parts.map((part) => `(${part ?? ''})`).join(' AND ')
}

function matchWord(db: ReadDb, word: string): string | null {
  if (word.length < MIN_START) return wordsFrom(db, word, `${word}\u0000`).map(quoteToken)[0] ?? null
  const found = wordsFrom(db, word, `${word}\u{10FFFF}`, MAX_WORDS + 1)
  if (found.length > MAX_WORDS) return `${quoteToken(word)} *`
  return anyOf(found.map(quoteToken))
}

/** Returns words and facets of the index within a range, up to `most`. */
export function wordsFrom(db: ReadDb, from: string, until: string, most = ALL): string[] {
  return db
    .prepare('SELECT word FROM search_word WHERE word >= ? AND word < ? LIMIT ?')
    .all(from, until, most)
    .map((row) => WordRow.parse(row).word)
}

/** Joins expressions with OR; null where none is given. */
export function anyOf(parts: readonly (string | null)[]): string | null {
  const some = parts.filter((part) => part !== null)
  return some.length === 0 ? null : some.map((part) => `(${part})`).join(' OR ')
}
