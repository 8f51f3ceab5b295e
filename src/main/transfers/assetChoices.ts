// Assets to choose from: what is listed, what the account holds, and what the router names, in one searchable list.
// Reads the disk and what is held of the router's list; waits for nobody.
import type { Account } from '../../shared/account.ts'
import type { AssetChoice, AssetChoices, AssetQuestion } from '../../shared/assetChoice.ts'
import type { Asset } from '../../shared/chain.ts'
import { imitated } from '../../shared/imitation.ts'
import type { RouterAsset } from '../../wire/routerLists.ts'
import type { Registry } from '../chains/registry.ts'
import type { Clock } from '../lib/world.ts'
import { toCents, valueOf } from '../prices/decimal.ts'
import type { AssetList } from '../router/assetList.ts'
import { readHoldings } from '../store/archive/readHoldings.ts'
import type { ReadDb } from '../store/database.ts'
import { getAccount } from '../store/journal/accounts.ts'
import { archiveAccount } from '../sync/streams.ts'
import { canSignOn } from './quoteAddresses.ts'
import { withRouterNames } from './routerNames.ts'
import { readSeenPrices } from './seenPrices.ts'

export interface AssetChoiceDeps {
  /** The journal. */
  db: ReadDb
  archive: ReadDb
  registry: Registry
  world: { clock: Clock }
  assetList: AssetList
}

type Found = AssetChoice & { score: number }

/**
 * What fits the question: own holdings first, then the nearer match, the verified, the more valuable.
 * @throws AppError account.unknown.
 */
export function assetChoices(deps: AssetChoiceDeps, question: AssetQuestion): AssetChoices {
  const { registry } = deps
  const { assets: named, readAt, problem } = deps.assetList.held()
  const words = question.text.trim().toLowerCase()
  const fitting = gather(deps, question, named).flatMap((choice): Found[] => {
    const score = matchOf(choice, words)
    return score === null ? [] : [{ ...choice, score }]
  })
  const counts = new Map<string, number>()
  for (const { asset } of fitting) counts.set(asset.chainId, (counts.get(asset.chainId) ?? 0) + 1)
  const chosenChain = question.chainId ?? null
  const shown = fitting.filter(({ asset }) => chosenChain === null || asset.chainId === chosenChain).toSorted(byUse)
  return {
    assets: shown.slice(0, question.limit).map(({ score: _score, ...choice }) => choice),
    total: shown.length,
    chains: registry.chains.flatMap(({ id, name }) => {
      const count = counts.get(id)
      return count === undefined ? [] : [{ chainId: id, name, count }]
    }),
    routerList: { readAt, problem },
  }
}

/** Every asset once, on chains that can be used for this side. */
function gather(deps: AssetChoiceDeps, { accountId, side, text }: AssetQuestion, named: readonly RouterAsset[]): AssetChoice[] {
  const { db, archive, registry } = deps
  const account = getAccount(db, accountId)
  const usable = new Map(registry.chains.filter((chain) => side === 'to' || mayLeave(account, chain)).map((chain) => [chain.id, chain]))
  const held = readHoldings(archive, [archiveAccount(account.address)])
  const balances = new Map(held.map(({ chainId, denom, amount }) => [keyOf(chainId, denom), amount]))
  const assets = new Map<string, Asset>()
  for (const asset of registry.assets) assets.set(keyOf(asset.chainId, asset.denom), asset)
  for (const { chainId, denom } of [...held, ...named]) {
    const key = keyOf(chainId, denom)
    if (!assets.has(key)) assets.set(key, withRouterNames(registry.asset(chainId, denom), deps.assetList.find(chainId, denom)))
  }
  // What a bridge brings before it is converted follows from what the L1 lists: too much to list, but found by its name.
  for (const asset of registry.knownAssets) {
    const key = keyOf(asset.chainId, asset.denom)
    if (asset.denom === text.trim() && !assets.has(key)) assets.set(key, asset)
  }
  const worth = createWorth(deps)
  const contractOf = createContracts(deps)
  const symbols = [...new Set(registry.assets.map(({ symbol }) => symbol))]
  return [...assets].flatMap(([key, asset]) => {
    const chain = usable.get(asset.chainId)
    if (chain === undefined) return []
    const balance = balances.get(key) ?? null
    const isLookalike = !asset.isVerified && imitated(asset.symbol, symbols) !== null
    return [{ asset, chainName: chain.name, balance, value: worth(asset, balance), contract: contractOf(asset), isLookalike }]
  })
}

/** A watched account shows what it holds; it says itself that it cannot sign. */
function mayLeave(account: Account, chain: Registry['chains'][number]): boolean {
  return account.signer.kind === 'watched' || canSignOn(account, chain)
}

/** US cents by the newest price of the asset or of what it comes from; only where prices are wanted and decimals known for sure. */
function createWorth({ db, archive, world }: AssetChoiceDeps): (asset: Asset, units: string | null) => string | null {
  const seenPrice = readSeenPrices({ db, archive, now: world.clock.now() })
  return (asset, units) => {
    const price = seenPrice(asset)
    if (price === null || units === null || !asset.isVerified) return null
    return toCents(valueOf(BigInt(units), asset.decimals, price))
  }
}

const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i
/** How minievm names an ERC-20 among its denominations. Source: initia-labs/minievm x/evm/types/denom.go. */
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

/** How near a match is, smaller is nearer; null for none. Contracts match with and without 0x. */
function matchOf({ asset, chainName, contract }: AssetChoice, words: string): number | null {
  if (words === '') return 0
  const symbol = asset.symbol.toLowerCase()
  if (symbol === words) return 0
  if (symbol.startsWith(words)) return 1
  const others = [symbol, asset.name, chainName, asset.denom, contract ?? ''].map((text) => text.toLowerCase())
  const bare = words.replace(/^0x(?=[0-9a-f]{6})/, '')
  return others.some((text) => text.includes(words) || text.includes(bare)) ? 2 : null
}

function byUse(left: Found, right: Found): number {
  return (
    rank(isHeld(left), isHeld(right)) ||
    left.score - right.score ||
    rank(left.asset.isVerified, right.asset.isVerified) ||
    byWorth(left.value, right.value) ||
    left.asset.symbol.localeCompare(right.asset.symbol)
  )
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
