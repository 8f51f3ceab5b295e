// Free text in a search: words of memo, types and calls, hashes, addresses, labels and notes, symbols; whatever it may mean.
import { z } from 'zod'
import type { IndexCondition } from '../store/archive/activityQuery.ts'
import type { ReadDb } from '../store/database.ts'
import { facet, quoteToken, wordsOf } from '../store/archive/searchTokens.ts'
import type { CoinBook } from './coinBook.ts'
import { findHashes, insideHash } from './hashes.ts'
import { findLabelled, nftMatches } from './labels.ts'
import { findParties, partiesOf } from './parties.ts'

export interface TextDeps {
  db: ReadDb
  coins(): CoinBook
  /** Numbers of the chosen accounts in the archive. */
  addresses(): number[]
  /** Own accounts with such a name, as bytes in lower-case hex. */
  ownAddresses(name: string): string[]
  /** So many addresses are alike that not all were looked at. */
  onCut(): void
}

const WordRow = z.object({ word: z.string() })
/** Words that one beginning is replaced by; of more, the index gathers them itself. */
const MOST_WORDS = 64
/** No limit. Source: sqlite.org/lang_select.html, "The LIMIT clause". */
const ALL = -1
/** Shorter beginnings stand for whole words only. */
const LEAST_START = 3

/** What a text may mean, either of it. */
export function conditionOfText(deps: TextDeps, text: string): Omit<IndexCondition, 'isNegated'> {
  const { db } = deps
  const labelled = findLabelled(db, text, { withNotes: true })
  const parties = [...findParties(db, text, deps.onCut), ...partiesOf(db, [...labelled.addresses, ...deps.ownAddresses(text)])]
  const book = deps.coins()
  const coins = [...book.bySymbol(text), ...book.of(labelled.coins)]
  const match = anyOf([
    matchWords(db, wordsOf(text)),
    ...parties.map((party) => quoteToken(facet.mentions(party))),
    ...coins.map(({ id }) => quoteToken(facet.coin(id))),
    ...nftMatches(db, labelled.nfts, deps.addresses()),
  ])
  const txIds = [...labelled.txIds, ...findHashes(db, text)]
  return { match, txIds, hashPart: match === null && txIds.length === 0 ? insideHash(text) : null }
}

/** A quoted text: its words whole, or a label. That they stand side by side is tested on the rows. */
export function conditionOfPhrase(deps: TextDeps, text: string): Omit<IndexCondition, 'isNegated'> {
  const labelled = findLabelled(deps.db, text, { withNotes: true })
  const words = wordsOf(text)
  return { match: words.length === 0 ? null : words.map(quoteToken).join(' AND '), txIds: labelled.txIds, hashPart: null }
}

/** An expression that finds all of the words, each as a whole or as a beginning; null where one occurs nowhere. */
export function matchWords(db: ReadDb, words: readonly string[]): string | null {
  const parts = words.map((word) => matchWord(db, word))
  return parts.length === 0 || parts.includes(null) ? null : parts.map((part) => `(${part ?? ''})`).join(' AND ')
}

function matchWord(db: ReadDb, word: string): string | null {
  if (word.length < LEAST_START) return wordsFrom(db, word, `${word}\u0000`).map(quoteToken)[0] ?? null
  const found = wordsFrom(db, word, `${word}\u{10FFFF}`, MOST_WORDS + 1)
  if (found.length > MOST_WORDS) return `${quoteToken(word)} *`
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
