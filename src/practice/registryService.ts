// Serves the practice network's public registry: chains.json and each chain's assetlist.json, ahead of the bundled list by a rollup,
// the L1's channel to it, and a host.
import { L1_CHAIN, type PracticeChain } from './book/chains/chains.ts'
import { COSMOS_CHAINS } from './book/chains/links.ts'
import { BASIN } from './book/chains/plainEvm.ts'
import { plainAssets, registryAssets, registryChain, registryChains } from './book/chains/registry.ts'
import { SECOND_REST, SKERRY, SKERRY_CHANNELS } from './book/chains/skerry.ts'
import { json, text, type PracticeReply, type PracticeRequest } from './reply.ts'

/** The parts of a chains.json entry that tests change. */
export interface RegistryEntry {
  chain_id: string
  apis: Record<string, { address: string }[]>
  metadata: { ibc_channels?: { chain_id: string; port_id: string; channel_id: string }[]; [name: string]: unknown }
  [name: string]: unknown
}

/** Changes the registry's answers. */
export interface RegistryScript {
  /** Tampers with chains.json; the entries are copies. */
  chains(entries: RegistryEntry[]): unknown
  /** Tampers with the assets of one chain. */
  assets(chainId: string, assets: unknown[]): unknown
}

/** Creates a script that changes nothing. */
export function plainRegistryScript(): RegistryScript {
  return { chains: (entries) => entries, assets: (_chainId, assets) => assets }
}

const addressOf = (host: string) => `https://${host}`

const channel = (chainId: string, channelId: string) => ({
  chain_id: chainId,
  port_id: 'transfer',
  channel_id: channelId,
  version: 'ics20-1',
})

function entries(): RegistryEntry[] {
  const known = structuredClone(registryChains(addressOf)) as RegistryEntry[]
  const skerry = structuredClone(registryChain(SKERRY, addressOf)) as RegistryEntry
  skerry.metadata.ibc_channels = [channel(L1_CHAIN.id, SKERRY_CHANNELS.far)]
  for (const entry of known) {
    if (entry.chain_id === L1_CHAIN.id) entry.metadata.ibc_channels?.push(channel(SKERRY.id, SKERRY_CHANNELS.near))
    if (entry.chain_id === SECOND_REST.chainId) entry.apis['rest']?.unshift({ address: addressOf(SECOND_REST.host) })
  }
  return [...known, skerry]
}

function assetsOf(name: string): { chainId: string; assets: unknown[] } | null {
  if (name === BASIN.name) return { chainId: BASIN.id, assets: plainAssets() }
  const chain: PracticeChain | undefined = [...COSMOS_CHAINS, SKERRY].find((one) => one.name === name)
  return chain === undefined ? null : { chainId: chain.id, assets: registryAssets(chain) }
}

/** Answers a request to the registry. */
export function registryService(request: PracticeRequest, script: RegistryScript): PracticeReply {
  const { pathname } = request.url
  if (pathname === '/chains.json') return json(script.chains(entries()))
  const name = /^\/chains\/([\w-]+)\/assetlist\.json$/.exec(pathname)?.[1] ?? ''
  const found = assetsOf(name)
  if (found === null) return text('Not Found', 404)
  return json({
    $schema: '../assetlist.schema.json',
    chain_name: name,
    assets: script.assets(found.chainId, structuredClone(found.assets)),
  })
}
