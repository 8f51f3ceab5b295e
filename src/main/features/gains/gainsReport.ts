// Adds up the gains of a year for the screen and for the printable report.
import type { GainsChoice, GainsReport, GivenPrices } from '../../../shared/contract/history/gains.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { SEEN_CURRENCY } from '../../../shared/contract/history/price.ts'
import { listGivenPrices } from '../../db/journal/givenPrices.ts'
import { readPrivacy } from '../../db/journal/privacy.ts'
import { ownedGroups } from '../portfolio/methods.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { addressRef } from '../labels/labelKey.ts'
import { inTransit } from './inTransit.ts'
import { inSlices, isHistoryComplete, type Computed, type GainsDeps } from './gains.ts'
import { partsOf, sumUp, totalOf, type AssetSums } from './sums.ts'

/** What a report needs. */
export interface ReportDeps extends GainsDeps {
  /** Returns the transfers whose money left one chain and has not arrived on the other. */
  underWay(): readonly Transfer[]
}

const DAY_MS = 86_400_000
/** Maximum number of missing days that are listed. */
const MAX_MISSING = 500

/** Returns the host that may be asked for a sheet: where one is offered and prices are on. */
export function sheetService({ registry, db }: GainsDeps): string | null {
  return readPrivacy(db).prices ? registry.priceSheet : null
}

/** Lists the prices of past days that are stored, by asset and currency. */
export function storedPrices({ db, registry }: Pick<GainsDeps, 'db' | 'registry'>): GivenPrices[] {
  return listGivenPrices(db).map(({ asset, currency, days, first, last }) => {
    const [chainId = '', ...denom] = asset.split(':')
    const symbol = denom.length === 0 ? asset : registry.asset(chainId, denom.join(':')).symbol
    return { asset, symbol, currency, days, from: first * DAY_MS, until: last * DAY_MS }
  })
}

/** Adds up the figures of a choice. @throws AppError store.…. */
export async function reportOf(deps: ReportDeps, { accounts, history, gains, book }: Computed, choice: GainsChoice): Promise<GainsReport> {
  const current = (asset: string) => {
    const price = book.current(asset)
    return price === null ? null : { price, decimals: history.assets.get(asset)?.decimals ?? 0 }
  }
  const prices = new Map([...history.assets.keys()].map((asset) => [asset, current(asset)]))
  const sums = await inSlices(sumUp(gains, { year: choice.year, current: (asset) => prices.get(asset) ?? null }))
  const held = heldUnits(deps, { accounts, history })
  const assets = [...sums.assets].map(([originId, found]) => {
    const hasPrice = (prices.get(originId) ?? null) !== null
    return assetRow(found, { originId, ...namesOf(history, originId), held: String(held.get(originId) ?? 0n), hasPrice })
  })
  const all = [...sums.assets.values()]
  const missing = [...sums.missing.values()].toSorted((left, right) => left.day - right.day || (left.asset < right.asset ? -1 : 1))
  const currencies = new Set([SEEN_CURRENCY, ...listGivenPrices(deps.db).map(({ currency }) => currency)])
  const kindSums = partsOf([...sums.byKind.values()])
  return {
    choice,
    currencies: [...currencies],
    years: [...sums.years].toSorted((left, right) => right - left),
    accounts: accounts.map(({ id }) => id),
    isComplete: isHistoryComplete(deps, accounts),
    transactions: history.moves.length,
    realised: totalOf(all.map(({ realised }) => realised)),
    income: totalOf(all.map(({ income }) => income)),
    incomeByKind: [...sums.byKind.keys()].map((kind, index) => ({ kind, sum: kindSums[index] ?? totalOf([]) })),
    fees: totalOf(all.map(({ fees }) => fees)),
    unrealised: totalOf(all.map(({ unrealised }) => unrealised)),
    assets: assets.toSorted((left, right) => left.symbol.localeCompare(right.symbol, 'en') || (left.originId < right.originId ? -1 : 1)),
    missing: missing
      .slice(0, MAX_MISSING)
      .map(({ asset, day }) => ({ originId: asset, symbol: namesOf(history, asset).symbol, day: day * DAY_MS })),
    missingCount: missing.length,
    unlisted: history.unlisted,
    sheetHost: hostOf(sheetService(deps)),
  }
}

function hostOf(service: string | null): string | null {
  return service === null ? null : new URL(service).host
}

function namesOf({ assets }: Computed['history'], originId: string): { symbol: string; decimals: number } {
  const { symbol, decimals } = assets.get(originId) ?? { symbol: originId, decimals: 0 }
  return { symbol, decimals }
}

type RowNames = Pick<GainsReport['assets'][number], 'originId' | 'symbol' | 'decimals' | 'held'> & { hasPrice: boolean }

function assetRow(sums: AssetSums, { hasPrice, ...names }: RowNames): GainsReport['assets'][number] {
  return {
    ...names,
    realised: totalOf([sums.realised]),
    income: totalOf([sums.income]),
    fees: totalOf([sums.fees]),
    left: String(sums.left),
    cost: totalOf([sums.cost]),
    unrealised: hasPrice || sums.left === 0n ? totalOf([sums.unrealised]) : null,
    unexplained: String(sums.unexplained),
  }
}

/** Returns what the accounts hold of each asset with what is in transit, without rewards that are not claimed: those are no income yet. */
function heldUnits(deps: ReportDeps, { accounts, history }: Pick<Computed, 'accounts' | 'history'>): Map<string, bigint> {
  const held = new Map<string, bigint>()
  const add = (originId: string, units: string, decimals: number, finest: number) => {
    const whole = BigInt(units) * 10n ** BigInt(Math.max(0, (history.assets.get(originId)?.decimals ?? finest) - decimals))
    held.set(originId, (held.get(originId) ?? 0n) + whole)
  }
  for (const { originId, total, decimals, stakes } of ownedGroups(deps, accounts)) {
    add(originId, total, decimals, decimals)
    for (const { kind, amount, asset } of stakes) if (kind === 'reward') add(originId, `-${amount}`, asset.decimals, decimals)
  }
  const own = new Set(accounts.map(({ address }) => archiveAccount(address)))
  const context = { isOwn: (address: string) => own.has(addressRef(address)), asset: deps.registry.asset }
  for (const { asset, amount } of inTransit(deps.underWay(), context)) add(asset.originId, amount, asset.decimals, asset.decimals)
  return held
}
