// Builds the asset picker's list: listed assets, the account's holdings, and the router's assets. Reads the disk and the cached router
// list; waits for no request.
import type { Handlers } from '../../../../shared/contract/methods.ts'
import type { Account } from '../../../../shared/contract/account.ts'
import type { AssetChoice, AssetChoices, AssetQuestion } from '../../../../shared/contract/transfer/assetChoice.ts'
import type { Asset } from '../../../../shared/contract/chain.ts'
import { spoofedName } from '../../../../shared/domain/untrusted/nameSpoofing.ts'
import { canSignOn } from '../../../../shared/domain/signingApp.ts'
import type { RouterAsset } from '../../../../wire/routerLists.ts'
import { bridgedDenom } from '../../../clients/chains/registry/assetBook.ts'
import type { Registry } from '../../../clients/chains/registry/registry.ts'
import type { Clock } from '../../../platform/world.ts'
import { toCents, valueOf } from '../../../../shared/domain/prices/decimal.ts'
import type { AssetList } from '../../../clients/router/assetList.ts'
import { readHoldings } from '../../../db/archive/read/readHoldings.ts'
import type { ReadDb } from '../../../db/database.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { archiveAccount } from '../../../sync/syncTargets.ts'
import { matchAssets } from './assetMatch.ts'
import { withRouterNames } from './routerNames.ts'
import { readSeenPrices } from './seenPrices.ts'

/** What the asset picker needs. */
export interface AssetChoiceDeps {
  /** The journal. */
  db: ReadDb
  archive: ReadDb
  registry: Registry
  world: { clock: Clock }
  assetList: AssetList
}

/** Handles the method of the asset picker. */
export function assetChoiceHandlers(deps: AssetChoiceDeps): Pick<Handlers, 'transfers.assets'> {
  return { 'transfers.assets': (input) => assetChoices(deps, input) }
}

type Candidate = AssetChoice & {
  /** Whether the account can send it from its chain; always true on the receiving side. */
  isUsable: boolean
}
type Found = Candidate & {
  score: number
  /** Number of chains on which its asset is among the matches. */
  spread: number
}

/**
 * Returns the matches, sorted by: signable, not without a route, held, closeness of the match, verified, value, number of chains. Forms of one asset follow each
 * other as far as these are equal.
 * @throws AppError account.unknown.
 */
export function assetChoices(deps: AssetChoiceDeps, question: AssetQuestion): AssetChoices {
  const { registry } = deps
  const { assets: named, readAt, problem } = deps.assetList.held()
  const fitting = matchAssets(gather(deps, question, readAt === null ? null : named), question.text)
  const counts = countBy(fitting, ({ asset }) => asset.chainId)
  const spreads = countBy(fitting, ({ asset }) => asset.originId)
  const chosenChain = question.chainId ?? null
  const shown = together(
    fitting
      .filter(({ asset }) => chosenChain === null || asset.chainId === chosenChain)
      .map((choice): Found => ({ ...choice, spread: spreads.get(choice.asset.originId) ?? 1 }))
      .toSorted(byUse),
  )
  return {
    assets: shown.slice(0, question.limit).map(({ score: _score, spread: _spread, isUsable: _isUsable, ...choice }) => choice),
    total: shown.length,
    chains: registry.chains.flatMap(({ id, name }) => {
      const count = counts.get(id)
      return count === undefined ? [] : [{ chainId: id, name, count }]
    }),
    routerList: { readAt, problem },
  }
}

/** Collects every asset once. */
function gather(deps: AssetChoiceDeps, question: AssetQuestion, named: readonly RouterAsset[] | null): Candidate[] {
  const { db, archive, registry } = deps
  const { accountId, side, text, other, leavesOutOther } = question
  const account = getAccount(db, accountId)
  const open = registry.chains.filter(({ isShutDown }) => isShutDown !== true)
  const chains = new Map(open.map((chain) => [chain.id, chain]))
  const held = readHoldings(archive, [archiveAccount(account.address)])
  const balances = new Map(held.map(({ chainId, denom, amount }) => [keyOf(chainId, denom), amount]))
  const assets = new Map<string, Asset>()
  for (const asset of registry.assets) assets.set(keyOf(asset.chainId, asset.denom), asset)
  const listed = new Set(registry.assets.map(({ chainId }) => chainId))
  for (const asset of open.filter(({ id }) => !listed.has(id)).flatMap(unlistedCoins(registry)))
    assets.set(keyOf(asset.chainId, asset.denom), asset)
  for (const { chainId, denom } of [...held, ...(named ?? [])]) {
    const key = keyOf(chainId, denom)
    if (!assets.has(key)) assets.set(key, withRouterNames(registry.asset(chainId, denom), deps.assetList.find(chainId, denom)))
  }
  // Bridged forms of every L1 asset are too many to list, but are found by their denomination.
  for (const asset of registry.knownAssets) {
    const key = keyOf(asset.chainId, asset.denom)
    if (asset.denom === text.trim() && !assets.has(key)) assets.set(key, asset)
  }
  if (leavesOutOther === true && other) assets.delete(keyOf(other.chainId, other.denom))
  const worth = createWorth(deps)
  const contractOf = createContracts(deps)
  const isRouteless = createRouteless(deps, question, named)
  const symbols = [...new Set(registry.assets.map(({ symbol }) => symbol))]
  return [...assets].flatMap(([key, asset]) => {
    const chain = chains.get(asset.chainId)
    if (chain === undefined) return []
    const isUsable = side === 'to' || mayLeave(account, chain)
    const balance = balances.get(key) ?? null
    const isLookalike = !asset.isVerified && spoofedName(asset.symbol, symbols) !== null
    const known = { balance, value: worth(asset, balance), contract: contractOf(asset), isLookalike, hasNoRoute: isRouteless(asset) }
    return [{ asset, chainName: chain.name, ...known, isUsable }]
  })
}

/** Returns the minimum assets of a chain without an asset list: its fee coins and bridged coins; else what its channels bring. */
function unlistedCoins(registry: Registry): (chain: Registry['chains'][number]) => Asset[] {
  return ({ id, feeTokens, opBridgeId, opDenoms }) => {
    const bridged = opBridgeId === null ? [] : opDenoms.map((denom) => bridgedDenom(opBridgeId, denom))
    const coins = [...new Set([...feeTokens.map(({ denom }) => denom), ...bridged])].map((denom) => registry.asset(id, denom))
    return coins.length > 0 ? coins : registry.knownAssets.filter(({ chainId }) => chainId === id)
  }
}

/** Returns what is known to have no route to or from the asset of the other side: nothing while the router's list is unread. */
function createRouteless(
  { assetList }: AssetChoiceDeps,
  { side, other }: AssetQuestion,
  named: readonly RouterAsset[] | null,
): (asset: Asset) => boolean {
  if (other === undefined || other === null) return () => false
  // The spelling of an ERC-20's address differs between lists.
  const spotOf = ({ chainId, denom }: { chainId: string; denom: string }) => keyOf(chainId, denom.toLowerCase())
  const listed = named === null || named.length === 0 ? null : new Set(named.map(spotOf))
  return (asset) => {
    // What is sent as it is needs no route.
    if (spotOf(asset) === spotOf(other)) return false
    const isUnlisted = listed !== null && !listed.has(spotOf(asset))
    return isUnlisted || (side === 'to' ? assetList.hadNoRoute(other, asset) : assetList.hadNoRoute(asset, other))
  }
}

/** A watched account may show all its holdings; the quote states that it cannot sign. */
function mayLeave(account: Account, chain: Registry['chains'][number]): boolean {
  return account.signer.kind === 'watched' || canSignOn(account, chain)
}

/**
 * Values an amount in US cents by the newest price of the asset or its origin; only where prices are enabled and the decimals are verified.
 */
function createWorth({ db, archive, world }: AssetChoiceDeps): (asset: Asset, units: string | null) => string | null {
  const seenPrice = readSeenPrices({ db, archive, now: world.clock.now() })
  return (asset, units) => {
    const price = seenPrice(asset)
    if (price === null || units === null || !asset.isVerified) return null
    return toCents(valueOf(BigInt(units), asset.decimals, price))
  }
}

const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i
/** Parses minievm's denomination of an ERC-20. Source: initia-labs/minievm x/evm/types/denom.go. */
const EVM_DENOM = /^evm\/([0-9a-f]{40})$/i

function createContracts({ registry, assetList }: AssetChoiceDeps): (asset: Asset) => string | null {
  const tokens = registry.chains.flatMap(({ id }) =>
    registry.evmTokens(id).map(({ denom, contract }) => [keyOf(id, denom), contract] as const),
  )
  const listed = new Map(tokens)
  return ({ chainId, denom, isVerified }) => {
    const own = listed.get(keyOf(chainId, denom)) ?? null
    if (own !== null) return own
    const [, digits] = EVM_DENOM.exec(denom) ?? []
    if (digits !== undefined) return `0x${digits}`
    const said = isVerified ? null : (assetList.find(chainId, denom)?.contract ?? null)
    return said !== null && HEX_ADDRESS.test(said) ? said : null
  }
}

function byUse(left: Found, right: Found): number {
  return (
    rank(left.isUsable, right.isUsable) ||
    rank(!left.hasNoRoute, !right.hasNoRoute) ||
    rank(isHeld(left), isHeld(right)) ||
    left.score - right.score ||
    rank(left.asset.isVerified, right.asset.isVerified) ||
    byWorth(left.value, right.value) ||
    right.spread - left.spread ||
    left.asset.symbol.localeCompare(right.asset.symbol)
  )
}

/** Moves the forms of one asset behind its first one, among equally ranked assets. */
function together(sorted: readonly Found[]): Found[] {
  const keyed = Map.groupBy(sorted, (one) =>
    [one.isUsable, one.hasNoRoute, isHeld(one), one.score, one.asset.isVerified, one.asset.originId].map(String).join(' '),
  )
  return [...keyed.values()].flat()
}

function countBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

function isHeld({ balance }: AssetChoice): boolean {
  return balance !== null && balance !== '0'
}

function rank(left: boolean, right: boolean): number {
  return Number(right) - Number(left)
}

function byWorth(left: string | null, right: string | null): number {
  const difference = BigInt(right ?? '0') - BigInt(left ?? '0')
  return difference === 0n ? 0 : Number(difference > 0n) * 2 - 1
}

function keyOf(chainId: string, denom: string): string {
  return `${chainId} ${denom}`
}
