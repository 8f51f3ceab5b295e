// Chains and assets of Initia's own registry: those that it lists, and those that it listed once and that a channel still leads to.
import { deletedFiles } from './gitFolder.mjs'
import { assetFacts, chainFacts } from './facts.mjs'

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
  return {
    chain: chainFacts({ ...raw, ...(isGone ? { status: 'killed' } : {}) }),
    assets: assets.map(assetFacts),
    rawAssets: assets,
    sources: { [`initia-registry/${path}`]: files.source(path) },
  }
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
