// Contract methods on charts. Reads the sums that the archive maintains, or adds up what a search finds; sends no request.
import type { Account } from '../../../shared/contract/account.ts'
import type { Asset } from '../../../shared/contract/chain.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { AssetGroup } from '../../../shared/contract/history/portfolio.ts'
import type { BalanceLine, MonthFigures, ValueLine } from '../../../shared/contract/history/figures.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { Clock } from '../../platform/world.ts'
import { balanceLine, type AssetForm } from '../../decoding/evm/balanceLine.ts'
import { toDay } from '../../decoding/activity/dayNets.ts'
import type { ReadDb } from '../../db/database.ts'
import { dayOf, startOfDay, startOfMonth } from '../../db/archive/read/figureSums.ts'
import { isAddingUp, readChangedDenoms, readDayChanges, readMonthCounts, readMonthFees } from '../../db/archive/read/readFigures.ts'
import { readNewestPrices } from '../../db/archive/read/readPrices.ts'
import { readPrivacy } from '../../db/journal/privacy.ts'
import { readDayPrices, spanOf } from './dayPrices.ts'
import { HISTORY, latest, reachOf, type Reach } from './reach.ts'
import { estimatesOf, firstPricedDay, valueLine, type PricedBalance } from './valueLine.ts'
import { readHoldings } from '../../db/archive/read/readHoldings.ts'
import { readSyncTarget } from '../../db/archive/read/readSyncTargets.ts'
import { archiveAccount, syncTargetsOf } from '../../sync/syncTargets.ts'
import type { ArchiveReader } from '../../db/archive/read/reader.ts'
import type { MonthSums } from '../../db/archive/read/readMonths.ts'
import { isIndexing } from '../../db/archive/search/readMatches.ts'
import { toActivityQuery } from '../search/activityQuery.ts'
import { chosenAccounts, countedAccounts } from '../accounts/chosenAccounts.ts'
import { hiddenAssets, ownedGroups } from '../portfolio/methods.ts'
import { CURRENT_PRICE_MS } from '../../../shared/contract/history/price.ts'
import { lockedParts, worth, type PriceOf } from '../portfolio/worth.ts'
import { addDecimals, toCents, valueOf, ZERO } from '../../../shared/domain/prices/decimal.ts'

/** What the chart methods need. */
export interface FigureDeps {
  /** With the journal attached, since names in a search are looked up in it. */
  archive: ReadDb
  /** The journal. */
  db: ReadDb
  reader: Pick<ArchiveReader, 'ask'>
  registry: Registry
  world: { clock: Pick<Clock, 'now'> }
  accounts(): readonly Account[]
}

/** Handles the methods on charts. */
export function figureHandlers(deps: FigureDeps): Pick<Handlers, 'figures.balance' | 'figures.value' | 'figures.months'> {
  return {
    'figures.balance': ({ originId, accountId }) => balanceOf(deps, originId, countedAccounts(deps, accountId)),
    'figures.value': ({ accountId }) => valueOfAll(deps, countedAccounts(deps, accountId)),
    'figures.months': async ({ accountId, text, requesterId = null }) => {
      const accounts = chosenAccounts(deps, accountId)
      if (text === null || text === undefined || text.trim() === '')
        return monthsOf(deps, accounts, readSums(deps, accounts, countedAccounts(deps, accountId)))
      const query = toActivityQuery({ ...deps, accounts: deps.accounts(), now: deps.world.clock.now() }, { accountId, text }).query
      const found = await deps.reader.ask({ kind: 'months', query, requesterId })
      return monthsOf(deps, accounts, { ...found, isAddingUp: isIndexing(deps.archive) })
    },
  }
}

interface HeldForm extends AssetForm {
  asset: Asset
  reach: Reach
}

/** Returns every form of the asset that an account holds or that occurs in its history. */
function formsOf(deps: FigureDeps, originId: string, account: Account): HeldForm[] {
  const { archive, registry } = deps
  const name = archiveAccount(account.address)
  const held = readHoldings(archive, [name])
  const named = new Map([...held, ...readChangedDenoms(archive, [name])].map((form) => [`${form.chainId} ${form.denom}`, form]))
  const assets = [...named.values()].map(({ chainId, denom }) => registry.asset(chainId, denom))
  return assets
    .filter((asset) => asset.originId === originId)
    .map((asset) => {
      const { chainId, denom, decimals } = asset
      const now = held.find((each) => each.chainId === chainId && each.denom === denom)?.amount ?? '0'
      const changes = readDayChanges(archive, name, chainId, denom)
      return { asset, decimals, now, changes, reach: reachOf(deps, account, chainId) }
    })
}

function balanceOf(deps: FigureDeps, originId: string, accounts: readonly Account[]): BalanceLine | null {
  const forms = accounts.flatMap((account) => formsOf(deps, originId, account))
  if (forms.length === 0) return null
  const kept = forms.filter(({ reach }) => reach.isKept)
  const left = forms.filter(({ reach, now }) => !reach.isKept && now !== '0')
  const knownFrom = latest(kept.map(({ reach }) => reach.knownFrom))
  const line = balanceLine(kept, knownFrom === null ? null : dayOf(knownFrom))
  const decimals = Math.max(...forms.map((form) => form.decimals))
  const inFinest = (units: string, from: number) => (BigInt(units) * 10n ** BigInt(decimals - from)).toString()
  const face = deps.registry.assets.find(({ chainId, denom }) => `${chainId}:${denom}` === originId) ?? forms[0]?.asset
  return {
    symbol: face?.symbol ?? originId,
    decimals,
    now: inFinest(line.now, line.decimals),
    points: line.points.map(({ day, amount }) => ({ day: startOfDay(day), amount: inFinest(amount, line.decimals) })),
    before: inFinest(line.before, line.decimals),
    knownFrom,
    leftOut: left.map(({ asset, now }) => ({ chainId: asset.chainId, amount: inFinest(now, asset.decimals) })),
    hasGap: kept.some(({ reach }) => reach.hasGap),
    isAddingUp: isAddingUp(deps.archive),
  }
}

/** How many days back the value is computed. */
const MAX_DAYS = 366

/** Computes the value of what the total counts, as far as it has a history, and sums up the rest. */
function valueOfAll(deps: FigureDeps, accounts: readonly Account[]): ValueLine | null {
  const { archive, db, registry, world } = deps
  if (registry.prices === null || !readPrivacy(db).prices) return null
  const now = world.clock.now()
  const today = dayOf(now)
  const since = startOfDay(today - MAX_DAYS)
  const current = new Map(readNewestPrices(archive, now - CURRENT_PRICE_MS).map((price) => [`${price.chainId}:${price.denom}`, price]))
  const priceOf: PriceOf = (chainId, denom) => current.get(`${chainId}:${denom}`) ?? null
  const balances: PricedBalance[] = []
  const importedDays: number[] = []
  let leftOut = ZERO
  let hasGap = false
  for (const { originId, forms, group } of countedAssets(deps, accounts)) {
    // The price of the origin before that of any other form.
    const priced = [originId, ...forms].flatMap((form) => current.get(form) ?? [])[0]
    if (priced === undefined || (group !== null && worth(group, priceOf) === null)) continue
    const line = balanceOf(deps, originId, accounts)
    if (line !== null) {
      const { prices, imported, seenFrom } = readDayPrices(deps, { originId, priced, since, today })
      balances.push({ line, prices, seenFrom })
      hasGap ||= line.hasGap
      importedDays.push(...imported)
    }
    for (const { amount, decimals } of unchartedParts(line, group)) {
      leftOut = addDecimals(leftOut, valueOf(BigInt(amount), decimals, priced.price))
    }
  }
  const first = firstChangeOf(balances, dayOf(since), today)
  return {
    points: valueLine(balances, first, today),
    estimates: estimatesOf(balances, first, today).map(({ until, symbols }) => ({ until: startOfDay(until), symbols })),
    imported: spanOf(importedDays.filter((day) => day >= first)),
    leftOut: toCents(leftOut),
    hasGap,
    isAddingUp: isAddingUp(archive),
  }
}

/** Returns the first day on which a balance changed, or the earliest one allowed: before, all would be the same. */
function firstChangeOf(balances: readonly PricedBalance[], earliest: number, today: number): number {
  // What was held before its first change was held all the time.
  const isOld = balances.some(({ line: { before } }) => before !== '0')
  const days = balances.flatMap(({ line }) => line.points.slice(0, 1).map(({ day }) => dayOf(day)))
  return Math.max(earliest, Math.min(...days, isOld ? firstPricedDay(balances) : today))
}

interface CountedAsset {
  originId: string
  /** Listed forms that are or were held, as `chain:denom`. */
  forms: string[]
  /** Null where nothing of it is held any more. */
  group: AssetGroup | null
}

/** Returns the listed assets that are or were held, without those that the user hid. */
function countedAssets(deps: FigureDeps, accounts: readonly Account[]): CountedAsset[] {
  const { archive, db, registry } = deps
  const names = accounts.map(({ address }) => archiveAccount(address))
  const groups = new Map(ownedGroups(deps, accounts).map((group) => [group.originId, group]))
  const isHidden = hiddenAssets(db)
  const changed = readChangedDenoms(archive, names).map(({ chainId, denom }) => registry.asset(chainId, denom))
  const held = [...groups.values()].flatMap(({ parts, stakes }) => [...parts, ...stakes].map(({ asset }) => asset))
  const listed = [...held, ...changed].filter(({ isVerified }) => isVerified)
  return [...Map.groupBy(listed, ({ originId }) => originId)].flatMap(([originId, assets]) => {
    const group = groups.get(originId) ?? null
    const isLeftOut = group === null ? assets.every(({ chainId, denom }) => isHidden(chainId, denom)) : group.isHidden
    return isLeftOut ? [] : [{ originId, forms: assets.map(({ chainId, denom }) => `${chainId}:${denom}`), group }]
  })
}

/** Returns what the total counts of an asset and its line does not: what is staked, and what lies on chains without a history. */
function unchartedParts(line: BalanceLine | null, group: AssetGroup | null): { amount: string; decimals: number }[] {
  const staked = group === null ? [] : lockedParts(group).map(({ amount, asset }) => ({ amount, decimals: asset.decimals }))
  return [...staked, ...(line?.leftOut ?? []).map(({ amount }) => ({ amount, decimals: line?.decimals ?? 0 }))]
}

/** Sums of months, and whether rows are still to be added to them. */
interface Sums extends MonthSums {
  isAddingUp: boolean
}

/** Returns the sums that the archive maintains over all rows of some accounts, with the fees that some of them paid. */
function readSums({ archive }: FigureDeps, accounts: readonly Account[], paying: readonly Account[]): Sums {
  const [names, payers] = [accounts, paying].map((some) => some.map(({ address }) => archiveAccount(address)))
  return { counts: readMonthCounts(archive, names ?? []), fees: readMonthFees(archive, payers ?? []), isAddingUp: isAddingUp(archive) }
}

function monthsOf(
  { archive, registry }: FigureDeps,
  accounts: readonly Account[],
  { counts, fees, isAddingUp: isPartial }: Sums,
): MonthFigures {
  const feesOf = Map.groupBy(fees, ({ month }) => month)
  const months = counts
    .map(({ month, transactions, failed }) => {
      const from = startOfMonth(month)
      const until = startOfMonth(month + 1)
      return { from, until, transactions, failed, fees: toDay(registry, { from, until, coins: feesOf.get(month) ?? [] }).nets }
    })
    .toReversed()
  const streams = syncTargetsOf(registry, accounts).filter(({ key }) => HISTORY.includes(key.stream))
  const isComplete = streams.every(({ key }) => {
    const { isComplete: isWhole, notOfferedAt } = readSyncTarget(archive, key)
    return isWhole || notOfferedAt !== null
  })
  return { months, isComplete, isAddingUp: isPartial }
}
