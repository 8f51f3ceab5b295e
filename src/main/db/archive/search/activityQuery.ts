// A compiled search as plain data, which can be passed to the reader thread.
import type { Direction } from '../../../../shared/contract/history/activity.ts'
import type { ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'
import type { Bound } from '../../../../shared/domain/search/searchTerms.ts'

/** A condition on a transaction: it holds where the index matches, or where the transaction is named explicitly. */
export interface IndexCondition {
  isNegated: boolean
  /** An expression of the search index; null where no token can express it. */
  match: string | null
  /** Further transactions for which it holds. */
  txIds: readonly number[]
  /** Hex digits inside a hash; searched only where `match` and `txIds` find nothing. */
  hashPart: string | null
}

/** Conditions on an account's line, which the index matches too widely where several accounts share a transaction. */
export interface LineMatch {
  /** Each: one of the kinds, or one of the message types (last part, lower case), or a transaction that is named explicitly. */
  types: readonly { isNegated: boolean; kinds: readonly ActivityKind[]; messageTypes: readonly string[]; txIds: readonly number[] }[]
  directions: { any: readonly Direction[] | null; none: readonly Direction[] }
  /** One movement must have a denomination of `any` and match all `amounts`; none may be of `none` or match one of `noAmounts`. */
  coins: {
    any: readonly CoinName[] | null
    none: readonly CoinName[]
    amounts: readonly AmountRange[]
    noAmounts: readonly AmountRange[]
  }
  /** Ranges of the value of all that moved, and what values it; null where no value is asked for. */
  worth: WorthMatch | null
  /** Excluded periods. */
  outside: readonly { from: number; until: number }[]
  /** Words that must be adjacent in the memo, unless the transaction is named explicitly or an index expression matches it. */
  phrases: readonly { isNegated: boolean; words: string; txIds: readonly number[]; match: string | null }[]
}

/** Identifies a denomination on a chain. */
export interface CoinName {
  chainId: string
  denom: string
}

/** Conditions on what a line is worth: what came in or what left, whichever is more; a line whose value is unknown fits no range. */
export interface WorthMatch {
  ranges: readonly (AmountRange & { isNegated: boolean })[]
  /** The listed assets: others are worth nothing that is known. */
  coins: readonly ValuedCoin[]
}

/** How an asset is valued: at the price seen near the moment, of its own or else of its origin; else at the newest one. */
export interface ValuedCoin extends CoinName {
  decimals: number
  /** Whose prices are looked for, in this order. */
  priced: readonly CoinName[]
  /** US dollars per whole unit; null where none is current. */
  newest: string | null
  /** No price was seen before. */
  seenFrom: number
}

/** A range in display units. */
export interface AmountRange {
  min: Bound | null
  max: Bound | null
}

/**
 * A query over addresses of accounts (20 bytes in lower-case hex). Created by `toActivityQuery` in main/features/search, the only code that
 * knows the search language; lists, counts, day totals and exports all use it.
 */
export interface ActivityQuery {
  /** Accounts in order of precedence for a transaction that involves several. */
  accounts: readonly string[]
  /** Those of them that are only watched: what an own account took part in is told from its side. */
  watched: readonly string[]
  /** First millisecond (inclusive) and end (exclusive); null = open. */
  from: number | null
  until: number | null
  conditions: readonly IndexCondition[]
  line: LineMatch
}

/** Returns whether the query excludes anything other than by time. */
export function isNarrowed({ conditions, line }: ActivityQuery): boolean {
  return conditions.length > 0 || !isEveryLine(line)
}

/** Returns whether the test accepts every line. */
export function isEveryLine({ types, directions, coins, worth, outside, phrases }: LineMatch): boolean {
  return (
    types.length + directions.none.length + outside.length + phrases.length === 0 &&
    directions.any === null &&
    worth === null &&
    !testsCoins(coins)
  )
}

/** Returns whether the test depends on movements. */
export function testsCoins({ any, none, amounts, noAmounts }: LineMatch['coins']): boolean {
  return any !== null || none.length + amounts.length + noAmounts.length > 0
}

/** Returns whether the index is exact for transactions of one account; those of several may still need a check of the line. */
export function isIndexExact({ coins, worth, outside, phrases }: LineMatch): boolean {
  return coins.amounts.length + coins.noAmounts.length + outside.length + phrases.length === 0 && worth === null
}
