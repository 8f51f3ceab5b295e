// Contract methods on gains. Reads what is stored; only fetching the network's own sheet of prices sends a request.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { SheetImport } from '../../../shared/contract/history/gains.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { readPriceSheet } from '../../clients/prices/priceSheetClient.ts'
import { putGivenPrices, readGivenOf, removeGivenPrices, type GivenPrice } from '../../db/journal/givenPrices.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { inSlices, type GainsDeps, type GainsStore } from './gains.ts'
import { pageOfLines } from './gainLines.ts'
import { reportOf, sheetService, storedPrices, type ReportDeps } from './gainsReport.ts'
import { readSheet } from './priceSheet.ts'

/** What these methods need. */
export interface GainsHandlerDeps extends ReportDeps {
  gains: GainsStore
  /** Requests that a user awaits. */
  requestPrices: Requester
}

type GainsMethod = Extract<keyof Handlers, `gains.${string}`>

const DAY_MS = 86_400_000
/** Prices stored between two pauses. */
const STORED_AT_ONCE = 250

/** Handles the methods on gains. */
export function gainsHandlers(deps: GainsHandlerDeps): Pick<Handlers, GainsMethod> {
  const { gains: store } = deps
  return {
    'gains.report': async (choice) => reportOf(deps, await store.compute(choice), choice),
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
    'gains.prices': () => storedPrices(deps),
    'gains.removePrices': ({ asset, currency }) => {
      removeGivenPrices(deps.db, asset, currency)
      store.forget()
      return storedPrices(deps)
    },
  }
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
