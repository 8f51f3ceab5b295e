// Chains of Cosmos outside Initia, from cosmos/chain-registry, and the assets of theirs that Initia and its neighbours trade.
import { getAddress, isAddress } from 'viem'
import { assetFacts, chainFacts } from './facts.mjs'

/** Traces along which an asset stays the same. A staked, wrapped or bridged form is a different asset with a different issuer. */
const SAME_ASSET = new Set(['ibc', 'ibc-cw20', 'additional-mintage'])

/** Types of a bank module's coins; tokens of contracts are not among them. */
const BANK_TYPES = new Set(['sdk.coin', 'ics20', undefined])

/** Entries of the named chains. @throws Error for a name that the registry does not know. */
export function cosmosChains(registry, names) {
  return names.map((name) => {
    const raw = registry.json(`${name}/chain.json`)
    const rawAssets = registry
      .json(`${name}/assetlist.json`)
      .assets.filter(({ type_asset, base }) => BANK_TYPES.has(type_asset) && !base.startsWith('cw20:'))
    return {
      chain: chainFacts(raw),
      assets: [],
      rawAssets,
      sources: { [`chain-registry/${name}`]: registry.source(name), 'chain-registry/_IBC': registry.source('_IBC') },
    }
  })
}

/**
 * Sets the assets of each entry: native coins that fees are paid in or that have a price, and tokens from a chain whose coin is listed.
 * `chainIds`: ids by the names of this registry. `isListed(chainName, denom)`: what other lists hold.
 */
export function fillAssets(entries, chainIds, isListed) {
  const raw = new Map(
    entries.flatMap((entry) => entry.rawAssets.map((asset) => [keyOf(entry.chain.chain_name, asset.base), { entry, asset }])),
  )
  const isOwn = ({ entry, asset }) =>
    (asset.traces ?? []).every(({ type }) => !['ibc', 'ibc-cw20', 'ibc-bridge'].includes(type)) &&
    !asset.base.startsWith('ibc/') &&
    (isPlain(asset.base) || Boolean(asset.coingecko_id) || entry.chain.fees.fee_tokens.some(({ denom }) => denom === asset.base))
  const isKept = (asset) => {
    const origin = (asset.traces ?? []).findLast(({ type }) => type.startsWith('ibc'))?.counterparty
    if (origin === undefined) return false
    if (isListed(origin.chain_name, origin.base_denom)) return true
    const found = raw.get(keyOf(origin.chain_name, origin.base_denom))
    return found !== undefined && (isOwn(found) || isKept(found.asset))
  }
  /** Neither wrapped nor bridged on its way, wherever the way leads. */
  const isIssuers = ({ traces = [] }) =>
    traces.every(({ type, counterparty }) => {
      const found = raw.get(keyOf(counterparty.chain_name, counterparty.base_denom))
      return SAME_ASSET.has(type) && (found === undefined || isIssuers(found.asset))
    })
  for (const entry of entries) {
    const kept = entry.rawAssets.filter((asset) => isOwn({ entry, asset }) || isKept(asset))
    entry.assets = toldApart(entry.chain.chain_name, kept, isIssuers).map((asset) =>
      withIds(assetFacts({ ...asset, traces: sameAsset(asset) }), chainIds),
    )
  }
}

/** A coin of the chain's own modules: no factory's, no bridge's. */
const isPlain = (base) => /^[a-z][a-zA-Z0-9]{2,40}$/.test(base) && !base.includes('0x')

const keyOf = (chain, denom) => `${chain} ${denom}`

/** Of several assets with one symbol, the issuer's own keeps it; the others are called by the chain that they came from. */
function toldApart(chainName, assets, isIssuers) {
  const first = new Map()
  for (const asset of assets.toSorted((one, other) => Number(isIssuers(other)) - Number(isIssuers(one)))) {
    if (!first.has(asset.symbol)) first.set(asset.symbol, asset.base)
  }
  const taken = new Set(first.keys())
  return assets.map((asset) => {
    if (first.get(asset.symbol) === asset.base) return asset
    const from = (asset.traces ?? []).findLast(({ type }) => type.startsWith('ibc'))?.counterparty.chain_name ?? chainName
    const names = [`${asset.symbol}.${from}`, ...[2, 3, 4, 5].map((number) => `${asset.symbol}.${from}.${number}`)]
    const symbol = names.find((name) => !taken.has(name))
    taken.add(symbol)
    return { ...asset, symbol }
  })
}

const sameAsset = ({ traces = [] }) =>
  traces.some(({ type }) => type === 'ibc-bridge') ? [] : traces.filter(({ type }) => SAME_ASSET.has(type))

/** Names of chains mean something in their own registry alone, so a listed chain is named by its id. */
export function withIds(asset, chainIds) {
  if (asset.traces === undefined) return asset
  const traces = asset.traces.map(({ counterparty, ...trace }) => ({
    ...trace,
    counterparty: {
      ...counterparty,
      ...(chainIds.has(counterparty.chain_name) ? { chain_id: chainIds.get(counterparty.chain_name) } : {}),
      ...(isAddress(counterparty.base_denom ?? '', { strict: false }) ? { base_denom: getAddress(counterparty.base_denom) } : {}),
    },
  }))
  return { ...asset, traces }
}
