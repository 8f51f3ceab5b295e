// Chains and assets of Initia's own registry: those that it lists, and those that it listed once and that a channel still leads to.
import { deletedFiles } from './gitFolder.mjs'
import { assetFacts, chainFacts } from './facts.mjs'
import { WRAPPED } from './scope.mjs'

/**
 * Entries of a network's folder (`mainnets`, `testnets`): L1 first, then by name.
 * @returns {{ chain: object, assets: object[], rawAssets: object[], sources: object }[]} `rawAssets` as the registry has them.
 */
export function initiaChains(registry, folder) {
  const names = registry.list(folder).filter((path) => registry.has(`${path}/chain.json`))
  const entries = names.map((path) => entryOf(registry, path))
  return entries.sort((a, b) => Number(b.chain.metadata.is_l1 ?? false) - Number(a.chain.metadata.is_l1 ?? false) || order(a, b))
}

const order = (a, b) => (a.chain.chain_name < b.chain.chain_name ? -1 : 1)

function entryOf(files, path, isGone = false) {
  const raw = files.json(`${path}/chain.json`)
  const assets = !isGone && files.has(`${path}/assetlist.json`) ? files.json(`${path}/assetlist.json`).assets : []
  const sources = { [`initia-registry/${path}`]: files.source(path) }
  const wrapped = WRAPPED[raw.chain_id]
  return {
    chain: chainFacts({ ...raw, ...(isGone ? { status: 'killed' } : {}) }),
    assets: assets.map((asset) => assetFacts(withBridged(asset, raw, wrapped))),
    rawAssets: assets,
    sources,
    ...(wrapped === undefined ? {} : { assetSources: { ...sources, [`tx-decoder/${raw.chain_name}`]: wrapped.source } }),
  }
}

/** The registry's own traces, once it has some, count alone. */
function withBridged(asset, { chain_name, chain_id }, wrapped) {
  if (asset.base !== wrapped?.base || asset.traces !== undefined) return asset
  return { ...asset, traces: [{ type: 'wrapped', counterparty: { chain_name, chain_id, base_denom: wrapped.bridged } }] }
}

/** Rollups that the registry no longer lists, of which `isWanted` accepts the chain id, as they were listed last. */
export function goneChains(registry, folder, isWanted) {
  const found = new Map()
  for (const { path, ...files } of deletedFiles(registry, `${folder}/*/chain.json`)) {
    const entry = entryOf(files, path.replace(/\/chain\.json$/, ''), true)
    if (isWanted(entry.chain.chain_id) && !found.has(entry.chain.chain_id)) found.set(entry.chain.chain_id, entry)
  }
  return [...found.values()].sort(order)
}
