// Contract methods on privacy and prices: which optional requests are enabled, and the valuation based on them.
import type { Handlers } from '../../../shared/contract/methods.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { AssetGroup } from '../../../shared/contract/history/portfolio.ts'
import { CURRENT_PRICE_MS, type Valuation } from '../../../shared/contract/history/price.ts'
import type { Privacy } from '../../../shared/contract/settings/privacy.ts'
import { pickEndpoint } from '../../clients/chains/registry/registryText.ts'
import type { Media } from '../../clients/media/media.ts'
import { addDecimals, growthTenths, toCents, ZERO, type Decimal } from '../../../shared/domain/prices/decimal.ts'
import type { Prices } from '../../clients/prices/prices.ts'
import { readNewestPrices, readPriceNear } from '../../db/archive/read/readPrices.ts'
import type { WriteDb } from '../../db/database.ts'
import { readPrivacy, writePrivacy } from '../../db/journal/privacy.ts'
import { chosenAccounts, countedAccounts } from '../accounts/chosenAccounts.ts'
import { ownedGroups, type PortfolioDeps } from '../portfolio/methods.ts'
import { priceFor, worth, type PriceOf } from '../portfolio/worth.ts'
import { valuesAt } from './valuesAt.ts'

/** What these methods need. */
export interface PrivacyDeps extends PortfolioDeps {
  /** The journal. */
  db: WriteDb
  media: Media
  prices: Prices
  /** Returns the IPFS gateway in use. */
  gateway(): string
  emit(event: AppEvent): void
}

type PrivacyMethod = 'privacy.get' | 'privacy.set' | 'prices.values' | 'prices.at'

/** Handles the methods on privacy and prices. */
export function privacyHandlers(deps: PrivacyDeps): Pick<Handlers, PrivacyMethod> {
  const { db, registry, media, prices, emit } = deps
  const current = (): Privacy => ({ ...readPrivacy(db), gateway: deps.gateway(), priceHost: hostOf(registry.prices) })
  return {
    'privacy.get': current,
    'privacy.set': ({ gateway, ...change }) => {
      const before = readPrivacy(db)
      const chosen = gateway === undefined ? before.gateway : readGateway(gateway)
      writePrivacy(db, {
        images: change.images ?? before.images,
        prices: change.prices ?? before.prices,
        gateway: chosen,
      })
      media.restart()
      prices.wake()
      emit({ type: 'privacy.changed' })
      emit({ type: 'nfts.changed' })
      emit({ type: 'prices.changed' })
      return current()
    },
    'prices.values': ({ accountId }) => valuation(deps, accountId ?? null),
    'prices.at': ({ moments }) => (readPrivacy(db).prices ? valuesAt(deps, moments) : moments.map(() => null)),
  }
}

function hostOf(service: string | null): string | null {
  return service === null ? null : new URL(service).host
}

/** Parses a gateway; null (empty text) selects the default. */
function readGateway(typed: string): string | null {
  if (typed === '') return null
  const gateway = pickEndpoint([{ address: typed }])
  if (gateway !== null) return gateway.replace(/\/ipfs$/, '')
  throw new AppError('input.invalid', 'This address can’t be used as a gateway.', {
    hint: 'It must start with https://, or with http:// on this computer.',
  })
}

/** Age of the earlier prices that the change refers to, and its tolerance. */
const CHANGE_MS = 24 * 3_600_000
const CHANGE_TOLERANCE_MS = 6 * 3_600_000

/** Values all holdings, spendable or not. */
function valuation(deps: PrivacyDeps, accountId: string | null): Valuation {
  const { archive, db, registry, prices, world } = deps
  const host = hostOf(registry.prices)
  const nothing = { host, seenAt: null, trouble: null, total: null, watchOnly: null, change: null, unpriced: 0, assets: [] }
  if (host === null) return { state: 'none', ...nothing }
  if (!readPrivacy(db).prices) return { state: 'off', ...nothing }
  const now = world.clock.now()
  const seen = new Map(readNewestPrices(archive, now - CURRENT_PRICE_MS).map((price) => [`${price.chainId}:${price.denom}`, price]))
  const current: PriceOf = (chainId, denom) => seen.get(`${chainId}:${denom}`) ?? null
  const newest = noting(current)
  const counted = countedAccounts(deps, accountId)
  const groups = ownedGroups(deps, counted).filter(({ isHidden }) => !isHidden)
  const values = groups.map((group) => ({ group, value: worth(group, newest.priceOf) }))
  const priced = values.flatMap(({ group, value }) => (value === null ? [] : [group]))
  const total = sumOf(values.map(({ value }) => value))
  const watched = chosenAccounts(deps, accountId).filter(({ id }) => !counted.some((account) => account.id === id))
  const watchedGroups = watched.length === 0 ? [] : ownedGroups(deps, watched).filter(({ isHidden }) => !isHidden)
  const then = { at: now - CHANGE_MS, toleranceMs: CHANGE_TOLERANCE_MS }
  const earlier: PriceOf = (chainId, denom) => readPriceNear(archive, { chainId, denom, ...then })
  return {
    state: 'on',
    host,
    seenAt: newest.oldest(),
    trouble: prices.trouble(),
    total,
    watchOnly: sumOf(watchedGroups.map((group) => worth(group, current))),
    change: changeOf(total, priced, earlier),
    // An unlisted asset never has a price: the list names it as unverified.
    unpriced: values.filter(({ group, value }) => group.isVerified && value === null).length,
    assets: values.map(({ group, value }) => ({ originId: group.originId, ...figuresOf(group, value, newest.priceOf, earlier) })),
  }
}

/** Sums the known values, in cents; null where none is known. */
function sumOf(values: readonly (Decimal | null)[]): string | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : toCents(known.reduce(addDecimals, ZERO))
}

/** Returns a group's value, price and change within a day; nulls without a value. */
function figuresOf(
  group: AssetGroup,
  value: Decimal | null,
  priceOf: PriceOf,
  earlier: PriceOf,
): Omit<Valuation['assets'][number], 'originId'> {
  if (value === null) return { value: null, price: null, changeTenths: null }
  const prices = [...group.parts, ...group.stakes].map(({ asset }) => priceFor(group, asset, priceOf))
  const price = prices.find((one) => one !== null)?.price ?? null
  const before = worth(group, earlier)
  return { value: toCents(value), price, changeTenths: before === null ? null : growthTenths(before, value) }
}

/** Compares today's value of the holdings with their value at yesterday's prices. */
function changeOf(total: string | null, groups: readonly AssetGroup[], priceOf: PriceOf): Valuation['change'] {
  if (total === null) return null
  const earlier = noting(priceOf)
  let before = ZERO
  for (const group of groups) {
    const value = worth(group, earlier.priceOf)
    if (value === null) return null
    before = addDecimals(before, value)
  }
  const since = earlier.oldest()
  return since === null ? null : { cents: (BigInt(total) - BigInt(toCents(before))).toString(), since }
}

/** Records when the oldest used price was seen. */
function noting(priceOf: PriceOf): { priceOf: PriceOf; oldest(): number | null } {
  let oldest: number | null = null
  return {
    priceOf: (chainId, denom) => {
      const price = priceOf(chainId, denom)
      if (price !== null) oldest = Math.min(oldest ?? price.seenAt, price.seenAt)
      return price
    },
    oldest: () => oldest,
  }
}
