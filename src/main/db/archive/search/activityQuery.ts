// A search as the archive answers it: plain data, so that it can be handed to the reader thread.
import type { Bound } from '../../../../shared/domain/search/searchTerms.ts'

/** One condition on a transaction: it holds where the index finds it, or where it is named outright. */
export interface IndexCondition {
  isNegated: boolean
  /** An expression of the search index; null where no token can say it. */
  match: string | null
  /** Transactions for which it holds besides. */
  txIds: readonly number[]
  /** Hex digits inside a hash; looked for only where `match` and `txIds` find nothing at all. */
  hashPart: string | null
}

/** Conditions on the line of an account, that the index answers too widely where several accounts share a transaction. */
export interface LineMatch {
  /** Each: one of the kinds, or one of the message types (last part, lower case). */
  types: readonly { isNegated: boolean; kinds: readonly string[]; messageTypes: readonly string[] }[]
  directions: { any: readonly string[] | null; none: readonly string[] }
  /** One movement must have a denomination of `any` and all `amounts`; none may be of `none` or fit one of `noAmounts`. */
  coins: {
    any: readonly CoinName[] | null
    none: readonly CoinName[]
    amounts: readonly AmountRange[]
    noAmounts: readonly AmountRange[]
  }
  /** Stretches of time left out. */
  outside: readonly { from: number; until: number }[]
  /** Words that must stand side by side in the memo, unless the transaction is named or an expression of the index finds it. */
  phrases: readonly { isNegated: boolean; words: string; txIds: readonly number[]; match: string | null }[]
}

export interface CoinName {
  chainId: string
  denom: string
}

/** In display units. */
export interface AmountRange {
  min: Bound | null
  max: Bound | null
}

/**
 * What is looked for, in the addresses of accounts (20 bytes in lower-case hex). Made by `toActivityQuery` in main/features/search, the
 * one place that knows the search language; lists, counts, day totals and exports all take it.
 */
export interface ActivityQuery {
  /** Whose history, in order of precedence for a transaction that touches several. */
  accounts: readonly string[]
  /** First millisecond, and the first one behind the last; null = open. */
  from: number | null
  until: number | null
  conditions: readonly IndexCondition[]
  line: LineMatch
}

/** Whether the query leaves anything out but by time. */
export function isNarrowed({ conditions, line }: ActivityQuery): boolean {
  return conditions.length > 0 || !isEveryLine(line)
}

export function isEveryLine({ types, directions, coins, outside, phrases }: LineMatch): boolean {
  return types.length + directions.none.length + outside.length + phrases.length === 0 && directions.any === null && !testsCoins(coins)
}

/** Whether what moved decides. */
export function testsCoins({ any, none, amounts, noAmounts }: LineMatch['coins']): boolean {
  return any !== null || none.length + amounts.length + noAmounts.length > 0
}

/** Whether the index says exactly which transactions of one account fit; those of several may still need a look. */
export function isIndexExact({ coins, outside, phrases }: LineMatch): boolean {
  return coins.amounts.length + coins.noAmounts.length + outside.length + phrases.length === 0
}
