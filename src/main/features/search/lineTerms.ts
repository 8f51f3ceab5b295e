// Compiles type: and direction: to index conditions, joined into one: each alone may match widely but seldom on the same line.
import { z } from 'zod'
import { shortType } from '../../../shared/domain/messageType.ts'
import type { ReadDb } from '../../db/database.ts'
import { findTransactions } from '../../db/archive/search/findHash.ts'
import { readReturnedTxs } from '../../db/journal/returnedTxs.ts'
import { isIndexing } from '../../db/archive/search/readMatches.ts'
import { facet, quoteToken } from '../../db/archive/search/searchTokens.ts'
import { byMatch, split, type Draft, type TermOf } from './draft.ts'
import { anyOf, wordsFrom } from './freeText.ts'
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
import { kindsOf } from './kinds.ts'
import type { Lookup } from './lookup.ts'

/** The kind that the payment of a refused deposit is found by: on the L1 it is the claim of a withdrawal, and the journal knows of what. */
const PAID_BACK: ActivityKind = 'depositRefunded'

/** The meaning of one word after type:. */
interface TypeGroup {
  isNegated: boolean
  kinds: readonly ActivityKind[]
  /** Tokens of message types. */
  types: readonly string[]
}

/** Applies the terms: positive ones of one operator are alternatives; each negated one excludes. */
export function applyLines(
  lookup: Lookup,
  draft: Draft,
  types: readonly TermOf<'type'>[],
  directions: readonly TermOf<'direction'>[],
): void {
  const { positive, negated } = split(directions)
  const any = positive.map(({ condition }) => condition.value)
  const none = negated.map(({ condition }) => condition.value)
  const groups = readGroups(lookup, types)
  // Rows that are not indexed yet lack the token for both.
  const isJoined = any.length > 0 && groups.some(({ isNegated }) => !isNegated) && !isIndexing(lookup.db)
  for (const group of groups) {
    const { isNegated, kinds } = group
    const match = isJoined && !isNegated ? joinedMatch(lookup, group, any) : exactly(lookup, typeMatch(lookup, group), isNegated)
    const txIds = kinds.includes(PAID_BACK) ? findTransactions(lookup.db, readReturnedTxs(lookup.db)) : []
    draft.conditions.push({ ...byMatch(match), txIds, isNegated })
    draft.line.types.push({ isNegated, kinds: [...kinds], messageTypes: group.types.map(typeBehind), txIds })
  }
  if (any.length > 0) {
    if (!isJoined) draft.conditions.push({ ...byMatch(directionMatch(lookup, any)), isNegated: false })
    draft.line.directions.any = any
  }
  if (none.length > 0) {
    draft.conditions.push({ ...byMatch(exactly(lookup, directionMatch(lookup, none), true)), isNegated: true })
    draft.line.directions.none = none
  }
}

function readGroups(lookup: Lookup, terms: readonly TermOf<'type'>[]): TypeGroup[] {
  const read = (term: TermOf<'type'>): TypeGroup[] => {
    const { value } = term.condition
    const start = facet.messageType(value)
    const types = wordsFrom(lookup.db, start, `${start}\u{10FFFF}`)
    const kinds = kindsOf(value)
    if (kinds.length + types.length > 0) return [{ kinds, types, isNegated: term.isNegated }]
    lookup.complain('type', term, value)
    return []
  }
  const { positive, negated } = split(terms)
  const either = positive.flatMap(read)
  const merged = { isNegated: false, kinds: either.flatMap(({ kinds }) => kinds), types: either.flatMap(({ types }) => types) }
  return [...(either.length === 0 ? [] : [merged]), ...negated.flatMap(read)]
}

function typeMatch({ addresses }: Lookup, { kinds, types }: TypeGroup): string | null {
  const kindTokens = kinds.flatMap((kind) => addresses().map((address) => facet.kind(address, kind)))
  return anyOf([...kindTokens, ...types].map(quoteToken))
}

function directionMatch({ addresses }: Lookup, directions: readonly string[]): string | null {
  return anyOf(directions.flatMap((direction) => addresses().map((address) => quoteToken(facet.direction(address, direction)))))
}

/** Matches lines of one of the kinds with one of the directions. Omits pairs that do not occur, which saves scanning. */
function joinedMatch(lookup: Lookup, { kinds, types }: TypeGroup, directions: readonly string[]): string | null {
  const pairs = kinds.flatMap((kind) =>
    directions.flatMap((direction) => lookup.addresses().map((address) => facet.line(address, kind, direction))),
  )
  const sides = directionMatch(lookup, directions)
  const ofTypes = anyOf(types.map(quoteToken))
  const byType = ofTypes === null || sides === null ? null : `(${ofTypes}) AND (${sides})`
  return anyOf([...occurring(lookup.db, pairs).map(quoteToken), byType])
}

/**
 * Restricts a negated facet to transactions of a single account: for transactions of several of the user's accounts, a facet of one
 * account's line must not exclude another's, so the line alone decides.
 */
function exactly(lookup: Lookup, match: string | null, isNegated: boolean): string | null {
  return !isNegated || match === null || lookup.accounts.length < 2 ? match : `(${match}) NOT ${quoteToken(facet.shared)}`
}

/** Returns the message type of a token, as `shortType` gives it. */
function typeBehind(token: string): string {
  return shortType(token.slice(2)).toLowerCase()
}

const WordRow = z.object({ word: z.string() })

/** Returns those of the tokens that occur in the index. */
function occurring(db: ReadDb, tokens: readonly string[]): string[] {
  return db
    .prepare('SELECT w.word FROM json_each(?) j CROSS JOIN search_word w ON w.word = j.value')
    .all(JSON.stringify(tokens))
    .map((row) => WordRow.parse(row).word)
}
