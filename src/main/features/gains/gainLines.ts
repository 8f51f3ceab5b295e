// The lines behind a figure: disposals with their lots, income, fees, and what is left. Pure.
import type { GainsLine, GainsList, GainsPiece } from '../../../shared/contract/history/gains.ts'
import type { Disposal, FeePaid, Gains, Income, Piece, Remaining } from './engine/gainEvents.ts'
import { centsOf } from './engine/value.ts'
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

/** Returns functions that make the lines, newest first; making one is put off until it is shown. */
export function linesOf(gains: Gains, { originId, list, year, accountId }: LineChoice): { asset: string; line: () => GainsLine }[] {
  const isChosen = ({ asset, time }: { asset: string; time: number }) =>
    (originId === null || asset === originId) && (year === null || yearOf(time) === year)
  const named = <T extends { asset: string; time: number }>(items: readonly T[], line: (item: T) => GainsLine) =>
    items
      .filter(isChosen)
      .toReversed()
      .map((item) => ({ asset: item.asset, line: () => line(item) }))
  switch (list) {
    case 'disposals':
      return named(gains.disposals, (disposal) => disposalLine(disposal, accountId))
    case 'income':
      return named(gains.income, (income) => flowLine(income, income.kind, accountId))
    case 'fees':
      return named(gains.fees, (fee) => flowLine(fee, 'fee', accountId))
    case 'lots':
      return gains.remaining
        .filter(({ asset }) => originId === null || asset === originId)
        .toSorted((left, right) => (right.lot?.acquiredAt ?? 0) - (left.lot?.acquiredAt ?? 0))
        .map((item) => ({ asset: item.asset, line: () => lotLine(item, accountId) }))
  }
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
