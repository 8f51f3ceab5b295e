// The lines behind a figure: disposals with their lots, income, fees, and what is left. Pure.
import type { GainsLine, GainsList, GainsPiece } from '../../../shared/contract/history/gains.ts'
import type { Disposal, FeePaid, Gains, Income, Piece, Remaining } from './engine/gainEvents.ts'
import { centsOf } from './engine/value.ts'
import { sortInSteps } from './engine/sortInSteps.ts'
import { yearOf } from './sums.ts'

/** Which lines, and whose. */
export interface LineChoice {
  /** Null: all assets. */
  originId: string | null
  list: GainsList
  year: number | null
  /** Returns the id of the account with an archive address. */
  accountId(account: string): string | null
}

/** Maximum number of lots of one line. */
const MAX_PIECES = 100

/** Items looked at between two points to pause. */
const STEP = 2000

/** Returns a page of lines, newest first, and how many there are, step by step. */
export function* pageOfLines(
  gains: Gains,
  { list, accountId, ...choice }: LineChoice,
  page: { offset: number; limit: number },
): Generator<void, { total: number; lines: GainsLine[] }> {
  switch (list) {
    case 'disposals':
      return newestOf(yield* chosenOf(gains.disposals, choice), page, (disposal) => disposalLine(disposal, accountId))
    case 'income':
      return newestOf(yield* chosenOf(gains.income, choice), page, (income) => flowLine(income, income.kind, accountId))
    case 'fees':
      return newestOf(yield* chosenOf(gains.fees, choice), page, (fee) => flowLine(fee, 'fee', accountId))
    case 'lots': {
      const lots = yield* chosenOf(
        gains.remaining.map((item) => ({ ...item, time: item.lot?.acquiredAt ?? 0 })),
        { ...choice, year: null },
      )
      return newestOf(yield* sortInSteps(lots, (left, right) => left.time - right.time), page, (item) => lotLine(item, accountId))
    }
  }
}

function* chosenOf<T extends { asset: string; time: number }>(
  items: readonly T[],
  { originId, year }: Pick<LineChoice, 'originId' | 'year'>,
): Generator<void, T[]> {
  const chosen: T[] = []
  for (const [place, item] of items.entries()) {
    if (place % STEP === 0) yield
    if ((originId === null || item.asset === originId) && (year === null || yearOf(item.time) === year)) chosen.push(item)
  }
  return chosen
}

function newestOf<T>(oldestFirst: readonly T[], { offset, limit }: { offset: number; limit: number }, line: (item: T) => GainsLine) {
  const end = Math.max(0, oldestFirst.length - offset)
  const page = oldestFirst.slice(Math.max(0, end - limit), end).toReversed()
  return { total: oldestFirst.length, lines: page.map(line) }
}

const cents = (value: bigint | null) => (value === null ? null : centsOf(value))

/** Splits the name of an event: chain, hash, and the place of a payment within it. */
function txOf(source: string): NonNullable<GainsLine['tx']> {
  const [chainId = '', hash = ''] = source.split('/')
  return { chainId, hash }
}

function disposalLine(
  { time, how, account, source, units, proceeds, gain, pieces }: Disposal,
  accountId: LineChoice['accountId'],
): GainsLine {
  return {
    time,
    how,
    accountId: accountId(account),
    tx: txOf(source),
    units: String(units),
    value: cents(proceeds),
    gain: cents(gain),
    pieces: pieces.slice(0, MAX_PIECES).map(toPiece),
  }
}

function toPiece({ basis, units, cost, lot }: Piece): GainsPiece {
  return { basis, units: String(units), cost: cents(cost), acquiredAt: lot?.acquiredAt ?? null }
}

function flowLine(
  { time, account, source, units, value }: Income | FeePaid,
  how: GainsLine['how'],
  accountId: LineChoice['accountId'],
): GainsLine {
  return { time, how, accountId: accountId(account), tx: txOf(source), units: String(units), value: cents(value), gain: null, pieces: [] }
}

function lotLine({ account, lot, units, cost }: Remaining, accountId: LineChoice['accountId']): GainsLine {
  return {
    time: lot?.acquiredAt ?? 0,
    how: lot?.how ?? 'average',
    accountId: accountId(account),
    tx: lot === null ? null : txOf(lot.source),
    units: String(units),
    value: cents(cost),
    gain: null,
    pieces: [],
  }
}
