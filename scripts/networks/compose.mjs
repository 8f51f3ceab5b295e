// Puts the lists of both networks together from opened repositories.
import { pairChannels } from './channels.mjs'
import { cosmosChains, fillAssets } from './cosmosChains.mjs'
import { evmChainIds, evmChains } from './evmChains.mjs'
import { pickHosts } from './hosts.mjs'
import { goneChains, initiaChains } from './initiaChains.mjs'
import { COSMOS_CHAINS, PROVIDERS, SERVICES } from './scope.mjs'

/** The list of Mainnet, and sentences about what did not fit together. */
export function composeMainnet({ initia: registry, cosmos: chainRegistry, viem, chainlist }) {
  const initia = initiaChains(registry, 'mainnets')
  addHosts(initia[0], chainRegistry)
  const cosmos = cosmosChains(chainRegistry, COSMOS_CHAINS)
  const listed = new Set([...initia, ...cosmos].map(({ chain }) => chain.chain_id))
  const reached = new Set(initia.flatMap(({ chain }) => (chain.metadata.ibc_channels ?? []).map(({ chain_id }) => chain_id)))
  const isGone = (id) => reached.has(id) && !listed.has(id)
  const gone = goneChains(registry, 'mainnets', isGone)
  const ended = cosmosChains(chainRegistry, ['milkyway']).filter(({ chain }) => isGone(chain.chain_id))
  name(initia, cosmos, ended)
  const problems = pairChannels([...initia, ...gone], [...cosmos, ...ended], chainRegistry)
  fill(initia, cosmos, evmChainIds(viem))
  const evm = evmChains({ viem, chainlist, registry: chainRegistry }, comesFrom(cosmos))
  const unknown = [...reached].filter((id) => ![...initia, ...cosmos, ...gone, ...ended].some(({ chain }) => chain.chain_id === id))
  return {
    list: listOf([...initia, ...cosmos, ...evm, ...gone, ...ended], SERVICES.mainnet),
    problems: [
      ...problems,
      ...unknown.map((id) => `${id}: a channel leads there, and no registry has it.`),
      ...[...initia, ...cosmos]
        .filter(({ chain }) => chain.status === 'killed')
        .map(({ chain }) => `${chain.chain_id}: the registry says that it was shut down.`),
    ],
  }
}

/**
 * Adds hosts of the L1 that cosmos/chain-registry names, after those of Initia's registry. Its other uses of Initia's chain names mean
 * different chains.
 * @throws Error where that registry means a different chain.
 */
function addHosts({ chain, sources }, registry) {
  const { chain_id: id, apis } = registry.json('initia/chain.json')
  if (id !== chain.chain_id) throw new Error(`cosmos/chain-registry calls ${id} initia`)
  for (const kind of ['rpc', 'rest']) {
    chain.apis[kind] = pickHosts([...chain.apis[kind], ...apis[kind]], { first: ['initia.xyz', ...PROVIDERS] })
  }
  sources['chain-registry/initia'] = registry.source('initia')
}

/** The test network has no neighbours in use, so Initia's registry is all of it. */
export function composeTestnet({ initia: registry }) {
  const initia = initiaChains(registry, 'testnets')
  const problems = pairChannels(initia, [], { list: () => [] })
  return { list: listOf(initia, SERVICES.testnet), problems }
}

/** What cosmos/chain-registry calls a chain in `_IBC`: names of Initia's own registry mean other chains there. */
function name(initia, ...others) {
  for (const entry of others.flat()) entry.registryName = entry.chain.chain_name
  initia[0].registryName = 'initia'
}

function fill(initia, cosmos, evmIds) {
  const chainIds = new Map([...evmIds, ...cosmos.map(({ chain }) => [chain.chain_name, chain.chain_id])])
  chainIds.set('initia', initia[0].chain.chain_id)
  const held = new Set(
    initia.flatMap(({ assets }) => assets.flatMap(({ traces = [] }) => traces.map(({ counterparty }) => keyOf(counterparty)))),
  )
  for (const { base } of initia[0].assets) held.add(keyOf({ chain_name: 'initia', base_denom: base }))
  fillAssets(cosmos, chainIds, (chain_name, base_denom) => held.has(keyOf({ chain_name, base_denom })))
}

const keyOf = ({ chain_name, base_denom }) => `${chain_name} ${base_denom}`.toLowerCase()

/** Tokens of EVM chains that assets of the Cosmos chains are forms of. */
function comesFrom(cosmos) {
  const kept = new Set(cosmos.flatMap(({ chain, assets }) => assets.map(({ base }) => `${chain.chain_name} ${base}`)))
  const named = cosmos.flatMap(({ chain, rawAssets }) =>
    rawAssets
      .filter(({ base }) => kept.has(`${chain.chain_name} ${base}`))
      .flatMap(({ traces = [] }) => traces.map(({ counterparty }) => keyOf(counterparty ?? {}))),
  )
  const tokens = new Set(named)
  return (chain_name, base_denom) => tokens.has(keyOf({ chain_name, base_denom }))
}

function listOf(entries, services) {
  const sources = Object.assign({}, ...entries.flatMap(({ sources: own, assetSources = {} }) => [own, assetSources]))
  const withAssets = entries.filter(({ assets }) => assets.length > 0)
  return {
    ...services,
    sources: Object.fromEntries(Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1))),
    chains: entries.map(({ chain, sources: own }) => ({ ...chain, sources: Object.keys(own) })),
    assetSources: Object.fromEntries(
      withAssets.map(({ chain, sources: own, assetSources = own }) => [chain.chain_id, Object.keys(assetSources)]),
    ),
    assets: Object.fromEntries(withAssets.map(({ chain, assets }) => [chain.chain_id, assets])),
  }
}
