// Tests a line read from the archive against conditions that the index matches only roughly.
import type { Direction } from '../../../../shared/contract/history/activity.ts'
import type { ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'
import { shortType } from '../../../../shared/domain/messageType.ts'
import { compareDecimals } from '../../../../shared/domain/search/searchRange.ts'
import { formatUnits } from '../../../../shared/domain/amount.ts'
import { readTypes } from '../records/activityRecord.ts'
import type { AmountRange, CoinName, LineMatch, WorthMatch } from './activityQuery.ts'
import { partKinds } from '../records/meaningRecords.ts'
import type { CoinAmount } from '../records/records.ts'
import { hasPhrase, SEVERAL_MESSAGES } from './searchTokens.ts'

/** A line to be tested. */
export interface CandidateLine {
  txId: number
  chainId: string
  time: number
  kind: ActivityKind
  direction: Direction
  movements: readonly CoinAmount[]
  /** JSON, as stored: parsed only where a test needs it. */
  messageTypes: string
  /** JSON, as stored. */
  details: string
  memo: string
}

/** Returns the decimals with which amounts of a denomination are shown. */
export type DecimalsOf = (chainId: string, denom: string) => number

/** Returns what a line was worth, in US cents; null where that is unknown. */
export type CentsOf = (line: CandidateLine) => bigint | null

/** How the amounts of a line are read. */
export interface Measures {
  decimalsOf: DecimalsOf
  centsOf: CentsOf
}

/** Returns whether a line matches exactly, where the index matches too widely. */
export function matchLine(test: LineMatch, line: CandidateLine, { decimalsOf, centsOf }: Measures): boolean {
  return (
    test.types.every((types) => fitsType(types, line) !== types.isNegated) &&
    (test.directions.any?.includes(line.direction) ?? true) &&
    !test.directions.none.includes(line.direction) &&
    fitsCoins(test.coins, line, decimalsOf) &&
    (test.worth === null || fitsWorth(test.worth, centsOf(line))) &&
    !test.outside.some(({ from, until }) => line.time >= from && line.time < until) &&
    test.phrases.every(({ words, txIds, isNegated }) => (hasPhrase(line.memo, words) || txIds.includes(line.txId)) !== isNegated)
  )
}

function fitsType({ kinds, messageTypes, txIds }: LineMatch['types'][number], line: CandidateLine): boolean {
  if (txIds.includes(line.txId)) return true
  // A line that did several things has the kind of each part, as in the index.
  if (kinds.includes(line.kind) || partKinds(line.details).some((kind) => kinds.includes(kind))) return true
  if (messageTypes.length === 0) return false
  const types = readTypes(line.messageTypes)
  if (types.length > 1 && messageTypes.includes(SEVERAL_MESSAGES)) return true
  return types.some((type) => messageTypes.includes(shortType(type).toLowerCase()))
}

function fitsCoins({ any, none, amounts, noAmounts }: LineMatch['coins'], line: CandidateLine, decimalsOf: DecimalsOf): boolean {
  const isOf = (coins: readonly CoinName[], { denom }: CoinAmount) =>
    coins.some((coin) => coin.chainId === line.chainId && coin.denom === denom)
  const isFitting = (range: AmountRange, coin: CoinAmount) => fitsRange(range, coin, decimalsOf(line.chainId, coin.denom))
  if (line.movements.some((coin) => isOf(none, coin) || noAmounts.some((range) => isFitting(range, coin)))) return false
  if (any === null && amounts.length === 0) return true
  return line.movements.some((coin) => (any === null || isOf(any, coin)) && amounts.every((range) => isFitting(range, coin)))
}

/** Compares whole cents, as they are shown. */
function fitsWorth({ ranges }: WorthMatch, cents: bigint | null): boolean {
  const value = cents === null ? null : formatUnits(cents.toString(), 2)
  return ranges.every(({ isNegated, ...range }) => (value !== null && isWithin(range, value)) !== isNegated)
}

function fitsRange(range: AmountRange, { amount }: CoinAmount, decimals: number): boolean {
  return isWithin(range, formatUnits(amount.replace('-', ''), decimals))
}

function isWithin({ min, max }: AmountRange, value: string): boolean {
  if (min !== null && compareDecimals(value, min.value) < (min.isIncluded ? 0 : 1)) return false
  return max === null || compareDecimals(value, max.value) <= (max.isIncluded ? 0 : -1)
}
