// Writes gains to a file: every disposal with its lots, or in the columns of CoinTracking.
import type { Writable } from 'node:stream'
import type { Account } from '../../../shared/contract/account.ts'
import type { GainsExportRequest } from '../../../shared/contract/history/gains.ts'
import type { IncomeKind } from '../../../shared/domain/gains.ts'
import { formatUnits } from '../../../shared/domain/amount.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { isoTime, writeTable, type Cell, type Table } from '../exports/table.ts'
import type { Disposal, Piece } from './engine/gainEvents.ts'
import { splitBy, VALUE_SCALE } from './engine/value.ts'
import type { Computed, GainsStore } from './gains.ts'
import type { Amount, Move } from './ownMoves.ts'
import { yearOf } from './sums.ts'

/** Writes the requested rows to a destination and ends it; resolves to the number of rows. */
export type ExportGains = (request: GainsExportRequest, destination: Writable, signal?: AbortSignal) => Promise<number>

/** Creates the export. @throws AppError store.full, store.readOnly for the destination. */
export function createGainsExport(store: GainsStore): ExportGains {
  return async ({ format, ...choice }, destination, signal) => {
    const computed = await store.compute(choice)
    const options = { format: 'csv' as const, signal }
    if (format === 'cointracking') return writeTable(coinTrackingTable(computed, choice.year), options, destination)
    return writeTable(lotTable(computed, choice), options, destination)
  }
}

/** Returns a file name without a folder. @example 'waybill-gains-2026-fifo.csv' */
export function gainsExportName({ format, year, method }: GainsExportRequest): string {
  return `waybill-${format === 'cointracking' ? 'cointracking' : 'gains'}-${year === null ? 'all' : String(year)}${format === 'lots' ? `-${method}` : ''}.csv`
}

const LOT_COLUMNS = [
  'entry',
  'what',
  'asset',
  'asset_id',
  'account',
  'account_label',
  'chain_id',
  'hash',
  'time',
  'acquired_at',
  'amount',
  'amount_units',
  'decimals',
  'currency',
  'value',
  'cost',
  'gain',
] as const
type LotLine = Record<(typeof LOT_COLUMNS)[number], Cell>

interface Named {
  amount(asset: string, units: bigint): Pick<LotLine, 'asset' | 'asset_id' | 'amount' | 'amount_units' | 'decimals'>
  place(account: string, source: string | null): Pick<LotLine, 'account' | 'account_label' | 'chain_id' | 'hash'>
}

function namesOf({ accounts, history }: Computed): Named {
  const owners = new Map<string, Account>(accounts.map((account) => [archiveAccount(account.address), account]))
  return {
    amount: (asset, units) => {
      const { symbol = asset, decimals = 0 } = history.assets.get(asset) ?? {}
      return { asset: symbol, asset_id: asset, amount: plain(units, decimals), amount_units: String(units), decimals }
    },
    place: (account, source) => {
      const [chainId = null, hash = null] = source?.split('/') ?? []
      const owner = owners.get(account)
      return { account: owner?.address.bech32 ?? account, account_label: owner?.label ?? null, chain_id: chainId, hash }
    },
  }
}

/** Writes an exact number without superfluous zeros. */
function plain(units: bigint, decimals: number): string {
  return formatUnits(String(units), decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}

/** Writes an exact value; empty where it is unknown, which is not zero. */
const exact = (value: bigint | null) => (value === null ? null : plain(value, VALUE_SCALE))

/**
 * Builds one row for each lot of a disposal, one for each income and fee, and one for each lot that is left. Proceeds are divided among the
 * lots of a disposal by their amounts.
 */
function lotTable(computed: Computed, { year, currency }: Pick<GainsExportRequest, 'year' | 'currency'>): Table<LotLine> {
  const names = namesOf(computed)
  const { disposals, income, remaining } = computed.gains
  const isChosen = ({ time }: { time: number }) => year === null || yearOf(time) === year
  function* lines(): Generator<LotLine> {
    for (const disposal of disposals.filter(isChosen)) yield* disposalLines(names, disposal, currency)
    for (const { asset, units, value, account, time, source, kind } of income.filter(isChosen)) {
      const amount = names.amount(asset, units)
      yield {
        entry: 'income',
        what: kind,
        ...amount,
        ...names.place(account, source),
        ...times(time, time),
        currency,
        ...money(value, null, null),
      }
    }
    for (const { asset, units, cost, account, lot } of remaining) {
      const place = names.place(lot?.account ?? account, lot?.source ?? null)
      const what = lot?.how ?? 'average'
      yield {
        entry: 'held',
        what,
        ...names.amount(asset, units),
        ...place,
        ...times(null, lot?.acquiredAt ?? null),
        currency,
        ...money(null, cost, null),
      }
    }
  }
  return { columns: LOT_COLUMNS, lines, cells: (line) => line }
}

function times(time: number | null, acquiredAt: number | null): Pick<LotLine, 'time' | 'acquired_at'> {
  return { time: isoTime(time), acquired_at: isoTime(acquiredAt) }
}

function money(value: bigint | null, cost: bigint | null, gain: bigint | null): Pick<LotLine, 'value' | 'cost' | 'gain'> {
  return { value: exact(value), cost: exact(cost), gain: exact(gain) }
}

function* disposalLines(
  names: Named,
  { asset, account, source, time, how, proceeds, pieces }: Disposal,
  currency: string,
): Generator<LotLine> {
  const parts =
    proceeds === null
      ? null
      : splitBy(
          proceeds,
          pieces.map(({ units }) => units),
        )
  for (const [place, { units, cost, lot }] of pieces.entries()) {
    const value = parts?.[place] ?? null
    const gain = value === null || cost === null ? null : value - cost
    const what = basisOf(how, pieces[place])
    yield {
      entry: 'disposal',
      what,
      ...names.amount(asset, units),
      ...names.place(account, source),
      ...times(time, lot?.acquiredAt ?? null),
      currency,
      ...money(value, cost, gain),
    }
  }
}

function basisOf(how: Disposal['how'], piece: Piece | undefined): string {
  return piece === undefined || piece.basis === 'lot' ? how : `${how}, ${piece.basis}`
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
function coinTrackingTable(computed: Computed, year: number | null): Table<TrackingLine> {
  const names = namesOf(computed)
  function* lines(): Generator<TrackingLine> {
    const moves = computed.history.moves.filter(({ time }) => year === null || yearOf(time) === year)
    for (const move of moves.toSorted((left, right) => left.time - right.time)) yield* trackingLines(names, move)
  }
  return { columns: COIN_TRACKING, lines, cells: (line) => line }
}

interface TrackedRow {
  type: string
  bought: Amount | null
  sold: Amount | null
}

function* trackingLines(names: Named, { time, chainId, hash, id, given, received, income, fees }: Move): Generator<TrackingLine> {
  const isTrade = given.length > 0 && received.length > 0
  const pairs = Array.from({ length: Math.max(given.length, received.length) }, (_, place): TrackedRow => {
    const [sold = null, bought = null] = [given[place], received[place]]
    const type = sold !== null && bought !== null ? 'Trade' : sold === null ? (isTrade ? 'Income' : 'Deposit') : 'Spend'
    return { type, bought, sold }
  })
  const rows = [
    ...pairs,
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
