// Free text in a search: words of memo, types and calls, hashes, addresses, labels and notes, symbols; whatever it may mean.
import { z } from 'zod'
import type { IndexCondition } from '../../db/archive/search/activityQuery.ts'
import type { ReadDb } from '../../db/database.ts'
import { facet, quoteToken, wordsOf } from '../../db/archive/search/searchTokens.ts'
import type { CoinBook } from './coinBook.ts'
import { findHashes, insideHash } from './hashes.ts'
import { findLabelled, labelMatches, phraseTest } from './labels.ts'
import { findParties, partiesOf } from './parties.ts'

export interface TextDeps {
  db: ReadDb
  coins(): CoinBook
  /** Numbers of the chosen accounts in the archive. */
  addresses(): number[]
  /** Own accounts whose name fits, as bytes in lower-case hex. */
  ownAddresses(fits: (name: string) => boolean): string[]
  /** So many addresses are alike that not all were looked at. */
  onCut(): void
}

const WordRow = z.object({ word: z.string() })
/** Words that one beginning is replaced by; of more, the index gathers them itself. */
const MAX_WORDS = 64
/** No limit. Source: sqlite.org/lang_select.html, "The LIMIT clause". */
const ALL = -1
/** Shorter beginnings stand for whole words only. */
const MIN_START = 3

/** What a text may mean, either of it. */
export function conditionOfText(deps: TextDeps, text: string): Omit<IndexCondition, 'isNegated'> {
  const { db } = deps
  const labelled = findLabelled(db, text, { withNotes: true })
  const typed = text.toLowerCase()
  const own = deps.ownAddresses((name) => name.toLowerCase().includes(typed))
  const match = anyOf([
    matchWords(db, wordsOf(text)),
    ...[...findParties(db, text, deps.onCut), ...partiesOf(db, own)].map((party) => quoteToken(facet.mentions(party))),
    ...deps
      .coins()
      .bySymbol(text)
      .map(({ id }) => quoteToken(facet.coin(id))),
    ...labelMatches(deps, labelled),
  ])
  const txIds = [...labelled.txIds, ...findHashes(db, text)]
  return { match, txIds, hashPart: match === null && txIds.length === 0 ? insideHash(text) : null }
}

export interface PhraseConditions {
  /** The words, wherever they stand in a transaction; null for a text without words. */
  words: string | null
  /** Whatever has a label or note with the words as whole words, side by side. */
  labelled: Omit<IndexCondition, 'isNegated'>
}

/** What a quoted text may mean, either of it. That words of a transaction stand side by side is tested on the rows. */
export function conditionsOfPhrase(deps: TextDeps, text: string): PhraseConditions {
  const { db } = deps
  const labelled = findLabelled(db, text, { withNotes: true, asPhrase: true })
  const own = partiesOf(db, deps.ownAddresses(phraseTest(text)))
  const match = anyOf([...own.map((party) => quoteToken(facet.mentions(party))), ...labelMatches(deps, labelled)])
  const words = wordsOf(text)
  return {
    words: words.length === 0 ? null : words.map(quoteToken).join(' AND '),
    labelled: { match, txIds: labelled.txIds, hashPart: null },
  }
}

/** An expression that finds all of the words, each as a whole or as a beginning; null where one occurs nowhere. */
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

/** Words and facets of the index's list within a range of texts; all of them unless told how many at most. */
export function wordsFrom(db: ReadDb, from: string, until: string, most = ALL): string[] {
  return db
    .prepare('SELECT word FROM search_word WHERE word >= ? AND word < ? LIMIT ?')
    .all(from, until, most)
    .map((row) => WordRow.parse(row).word)
}

/** Null where there is nothing to choose from. */
export function anyOf(parts: readonly (string | null)[]): string | null {
  const some = parts.filter((part) => part !== null)
  return some.length === 0 ? null : some.map((part) => `(${part})`).join(' OR ')
}
