// Writes what came and went in the columns of CoinTracking.
import type { IncomeKind } from '../../../shared/domain/gains.ts'
import type { Cell, Table } from '../exports/tableWriter.ts'
import { splitBy } from './engine/value.ts'
import type { Amount, Move } from './ownMoves.ts'
import { yearOf } from './sums.ts'

/** Names amounts. */
interface AmountNames {
  amount(asset: string, units: bigint): { asset: Cell; amount: Cell }
}

/** Columns of CoinTracking's import, which goes by their order. Types: cointracking.freshdesk.com/en/support/solutions/articles/29000042783. */
const COIN_TRACKING = [
  'Type',
  'Buy Amount',
  'Buy Currency',
  'Sell Amount',
  'Sell Currency',
  'Fee',
  'Fee Currency',
  'Exchange',
  'Trade-Group',
  'Comment',
  'Date',
  'Tx-ID',
] as const
type TrackingLine = Record<(typeof COIN_TRACKING)[number], Cell>

const INCOME_TYPES: Record<IncomeKind, string> = {
  staking: 'Staking',
  pool: 'Reward / Bonus',
  vip: 'Reward / Bonus',
  airdrop: 'Airdrop',
  commission: 'Income',
}

/**
 * Builds one row for each amount that came or went; moves between own accounts are none, since all accounts are one exchange here. Each
 * row has a Tx-ID of its own: CoinTracking takes a second row of the same one for a duplicate.
 */
export function coinTrackingTable(names: AmountNames, moves: readonly Move[], year: number | null): Table<TrackingLine> {
  function* lines(): Generator<TrackingLine> {
    for (const move of moves) if (year === null || yearOf(move.time) === year) yield* trackingLines(names, move)
  }
  return { columns: COIN_TRACKING, lines, cells: (line) => line }
}

interface TrackedRow {
  type: string
  bought: Amount | null
  sold: Amount | null
}

/**
 * Pairs what was given with what was received. Where one side has fewer amounts they are divided among the rows: a row of its own for what
 * a pool gave back beside the first asset would be income, and one for what it took a sale.
 */
function pairsOf(given: readonly Amount[], received: readonly Amount[]): TrackedRow[] {
  if (received.length === 0) return given.map((sold) => ({ type: 'Spend', bought: null, sold }))
  if (given.length === 0) return received.map((bought) => ({ type: 'Deposit', bought, sold: null }))
  const count = Math.max(given.length, received.length)
  const sold = divided(given, count)
  return divided(received, count).map((bought, place) => ({ type: 'Trade', bought, sold: sold[place] ?? null }))
}

/** Divides amounts among rows in turns, without a remainder. */
function divided(amounts: readonly Amount[], rows: number): Amount[] {
  const shares = amounts.map(({ units }, place) =>
    splitBy(
      units,
      Array.from({ length: Math.ceil((rows - place) / amounts.length) }, () => 1n),
    ),
  )
  return Array.from({ length: rows }, (_, row) => {
    const place = row % amounts.length
    return { asset: amounts[place]?.asset ?? '', units: shares[place]?.[Math.floor(row / amounts.length)] ?? 0n }
  })
}

function* trackingLines(names: AmountNames, { time, chainId, hash, id, given, received, income, fees }: Move): Generator<TrackingLine> {
  const rows = [
    ...pairsOf(given, received),
    ...income.map(({ kind, ...bought }): TrackedRow => ({ type: INCOME_TYPES[kind], bought, sold: null })),
    ...fees.map((sold): TrackedRow => ({ type: 'Other Fee', bought: null, sold })),
  ]
  for (const [place, { type, bought, sold }] of rows.entries()) {
    const [buy, sell] = [bought, sold].map((amount) => (amount === null ? null : names.amount(amount.asset, amount.units)))
    yield {
      Type: type,
      'Buy Amount': buy?.amount ?? '',
      'Buy Currency': buy?.asset ?? '',
      'Sell Amount': sell?.amount ?? '',
      'Sell Currency': sell?.asset ?? '',
      Fee: '',
      'Fee Currency': '',
      Exchange: 'Waybill',
      'Trade-Group': chainId,
      Comment: hash,
      Date: new Date(time).toISOString().slice(0, 19).replace('T', ' '),
      'Tx-ID': place === 0 ? id : `${id}-${String(place)}`,
    }
  }
}
