// Contract methods on gains. Reads what is stored; only fetching the network's own sheet of prices sends a request.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { GainsChoice, GainsReport, GivenPrices, SheetImport } from '../../../shared/contract/history/gains.ts'
import { SEEN_CURRENCY } from '../../../shared/contract/history/price.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { readPriceSheet } from '../../clients/prices/priceSheetClient.ts'
import { listGivenPrices, putGivenPrices, readGivenOf, removeGivenPrices, type GivenPrice } from '../../db/journal/givenPrices.ts'
import { readPrivacy } from '../../db/journal/privacy.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { ownedGroups } from '../portfolio/methods.ts'
import type { AssetSums } from './sums.ts'
import { sumUp, totalOf } from './sums.ts'
import { inSlices, isHistoryComplete, type Computed, type GainsDeps, type GainsStore } from './gains.ts'
import { pageOfLines } from './gainLines.ts'
import { readSheet } from './priceSheet.ts'

/** What these methods need. */
export interface GainsHandlerDeps extends GainsDeps {
  gains: GainsStore
  /** Requests that a user awaits. */
  requestPrices: Requester
}

type GainsMethod = Extract<keyof Handlers, `gains.${string}`>

const DAY_MS = 86_400_000
/** Maximum number of missing days that are listed. */
const MAX_MISSING = 500
/** Prices stored between two pauses. */
const STORED_AT_ONCE = 250

/** Handles the methods on gains. */
export function gainsHandlers(deps: GainsHandlerDeps): Pick<Handlers, GainsMethod> {
  const { gains: store } = deps
  return {
    'gains.report': (choice) => reportOf(deps, store, choice),
    'gains.lines': async ({ originId, list, offset, limit, ...choice }) => {
      const { gains, accounts } = await store.compute(choice)
      const ids = new Map(accounts.map(({ id, address }) => [archiveAccount(address), id]))
      const lines = { originId, list, year: choice.year, accountId: (account: string) => ids.get(account) ?? null }
      return inSlices(pageOfLines(gains, lines, { offset, limit }))
    },
    'gains.importPrices': ({ text }) => importSheet(deps, store, text, () => true),
    'gains.fetchPrices': async () => {
      const service = sheetService(deps)
      if (service === null) throw new AppError('input.invalid', 'No price host offers past prices here.')
      return importSheet(deps, store, await readPriceSheet(deps.requestPrices, service), addsTo(deps))
    },
    'gains.prices': () => listed(deps),
    'gains.removePrices': ({ asset, currency }) => {
      removeGivenPrices(deps.db, asset, currency)
      store.forget()
      return listed(deps)
    },
  }
}

/** Returns the host that may be asked for a sheet: where one is offered and prices are on. */
function sheetService({ registry, db }: GainsDeps): string | null {
  return readPrivacy(db).prices ? registry.priceSheet : null
}

/** Returns whether a host's price is used: of a day that is over, and for which no price is stored, since the user's own goes first. */
function addsTo({ db, registry, world }: GainsDeps): (price: GivenPrice) => boolean {
  const today = Math.floor(world.clock.now() / DAY_MS)
  const held = new Map<string, ReadonlySet<number>>()
  const daysOf = (asset: string, currency: string): ReadonlySet<number> => {
    // A symbol prices every asset that bears it, and each of these by all of its symbols.
    const origins = new Set([asset, ...registry.knownAssets.filter(({ symbol }) => symbol === asset).map(({ originId }) => originId)])
    const symbolsOf = (origin: string) => registry.knownAssets.filter(({ originId }) => originId === origin).map(({ symbol }) => symbol)
    return new Set([...origins].flatMap((origin) => [...readGivenOf(db, origin, symbolsOf(origin), currency).keys()]))
  }
  return ({ asset, currency, day }) => {
    const key = `${currency} ${asset}`
    const stored = held.get(key) ?? daysOf(asset, currency)
    held.set(key, stored)
    return day < today && !stored.has(day)
  }
}

async function importSheet(
  { db, registry, world }: GainsDeps,
  store: GainsStore,
  text: string,
  isUsed: (price: GivenPrice) => boolean,
): Promise<SheetImport> {
  const today = Math.floor(world.clock.now() / DAY_MS)
  const { prices: read, problems } = await inSlices(readSheet(text, registry.knownAssets, today))
  const prices = read.filter(isUsed)
  try {
    await inSlices(storing())
  } finally {
    // Also where the disk was full midway: what was stored counts.
    store.forget()
  }
  return { stored: prices.length, problems }

  function* storing(): Generator<void, void> {
    for (let start = 0; start < prices.length; start += STORED_AT_ONCE) {
      putGivenPrices(db, prices.slice(start, start + STORED_AT_ONCE))
      yield
    }
  }
}

function listed({ db, registry }: GainsDeps): GivenPrices[] {
  return listGivenPrices(db).map(({ asset, currency, days, first, last }) => {
    const [chainId = '', ...denom] = asset.split(':')
    const symbol = denom.length === 0 ? asset : registry.asset(chainId, denom.join(':')).symbol
    return { asset, symbol, currency, days, from: first * DAY_MS, until: last * DAY_MS }
  })
}

async function reportOf(deps: GainsDeps, store: GainsStore, choice: GainsChoice): Promise<GainsReport> {
  const { accounts, history, gains, book } = await store.compute(choice)
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
  return {
    choice,
    currencies: [...currencies],
    years: [...sums.years].toSorted((left, right) => right - left),
    accounts: accounts.map(({ id }) => id),
    isComplete: isHistoryComplete(deps, accounts),
    transactions: history.moves.length,
    realised: totalOf(all.map(({ realised }) => realised)),
    income: totalOf(all.map(({ income }) => income)),
    incomeByKind: [...sums.byKind].map(([kind, tally]) => ({ kind, sum: totalOf([tally]) })),
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

/** Returns what the accounts hold of each asset, without rewards that are not claimed: those are no income yet. */
function heldUnits(deps: GainsDeps, { accounts, history }: Pick<Computed, 'accounts' | 'history'>): Map<string, bigint> {
  return new Map(
    ownedGroups(deps, accounts).map(({ originId, total, decimals, stakes }) => {
      const finest = history.assets.get(originId)?.decimals ?? decimals
      const inFinest = (units: string, from: number) => BigInt(units) * 10n ** BigInt(Math.max(0, finest - from))
      const rewards = stakes
        .filter(({ kind }) => kind === 'reward')
        .reduce((sum, { amount, asset }) => sum + inFinest(amount, asset.decimals), 0n)
      return [originId, inFinest(total, decimals) - rewards]
    }),
  )
}
