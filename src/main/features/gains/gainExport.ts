// Writes gains to a file: every disposal with its lots, in the columns of CoinTracking, or as a report to print.
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import type { Account } from '../../../shared/contract/account.ts'
import type { GainsExportRequest } from '../../../shared/contract/history/gains.ts'
import { formatUnits } from '../../../shared/domain/amount.ts'
import { SEEN_CURRENCY } from '../../../shared/contract/history/price.ts'
import { toStoreError } from '../../db/database.ts'
import { readPrivacy } from '../../db/journal/privacy.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { isoTime, writeTable, type Cell, type Table } from '../exports/tableWriter.ts'
import type { Disposal, Piece } from './engine/gainEvents.ts'
import { splitBy, VALUE_SCALE } from './engine/value.ts'
import { sortInSteps } from './engine/sortInSteps.ts'
import { coinTrackingTable } from './coinTracking.ts'
import { inSlices, type Computed, type GainsStore } from './gains.ts'
import { reportOf, storedPrices, type ReportDeps } from './gainsReport.ts'
import { oldestFirst } from './report/reportEntries.ts'
import { reportWords } from './report/reportWords.ts'
import { reportParts } from './report/yearReport.ts'
import { yearOf } from './sums.ts'

/** What to write, and the name of the network that it is from. */
export type GainsFileRequest = GainsExportRequest & { network: string }

/** Writes the requested rows, or parts of the report, to a destination and ends it; resolves to their number. */
export type ExportGains = (request: GainsFileRequest, destination: Writable, signal?: AbortSignal) => Promise<number>

/** Creates the export. @throws AppError store.full, store.readOnly for the destination. */
export function createGainsExport(deps: ReportDeps & { gains: GainsStore }): ExportGains {
  const { gains: store } = deps
  return async (request, destination, signal) => {
    const { format, language: _language, network: _network, ...choice } = request
    if (format === 'report') return writeReport(deps, request, destination, signal)
    const computed = await store.compute(choice)
    const options = { format: 'csv' as const, signal }
    if (format === 'cointracking') {
      const moves = await inSlices(sortInSteps(computed.history.moves, (left, right) => left.time - right.time))
      return writeTable(coinTrackingTable(namesOf(computed), moves, choice.year), options, destination)
    }
    return writeTable(lotTable(computed, choice), options, destination)
  }
}

/** Parts written between two turns of the event loop. */
const PARTS_A_TURN = 200

async function writeReport(
  deps: ReportDeps & { gains: GainsStore },
  { language, network, format: _format, ...choice }: GainsFileRequest,
  destination: Writable,
  signal?: AbortSignal,
): Promise<number> {
  const { registry, db, world } = deps
  const computed = await deps.gains.compute(choice)
  const input = {
    report: await reportOf(deps, computed, choice),
    computed,
    lots: await inSlices(oldestFirst(computed.gains.remaining)),
    network,
    prices: storedPrices(deps).filter(({ currency }) => currency === choice.currency),
    seenHost:
      registry.prices !== null && choice.currency === SEEN_CURRENCY && readPrivacy(db).prices ? new URL(registry.prices).host : null,
    now: world.clock.now(),
    chainName: (id: string) => registry.chain(id)?.name ?? id,
  }
  let parts = 0
  async function* paced() {
    for (const part of reportParts(input, reportWords(language))) {
      parts += 1
      // Windows must stay responsive.
      if (parts % PARTS_A_TURN === 0) await turn()
      yield part
    }
  }
  try {
    await pipeline(Readable.from(paced()), destination, signal === undefined ? {} : { signal })
  } catch (error) {
    throw toStoreError(error)
  }
  return parts
}

/** Returns a file name without a folder. @example 'waybill-gains-2026-fifo.csv' */
export function gainsExportName({ format, year, method }: GainsExportRequest): string {
  const period = year === null ? 'all' : String(year)
  if (format === 'cointracking') return `waybill-cointracking-${period}.csv`
  return `waybill-gains-${period}-${method}.${format === 'report' ? 'html' : 'csv'}`
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
