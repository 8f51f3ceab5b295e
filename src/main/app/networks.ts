// The networks that Waybill can run on: names, folders, and the chain lists of the live ones.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import mainnetContracts from '../../../resources/networks/contracts.mainnet.json' with { type: 'json' }
import testnetContracts from '../../../resources/networks/contracts.testnet.json' with { type: 'json' }
import mainnet from '../../../resources/networks/mainnet.json' with { type: 'json' }
import testnet from '../../../resources/networks/testnet.json' with { type: 'json' }
import { AppError } from '../../shared/domain/errors.ts'
import type { Preferences } from '../../shared/contract/settings/settings.ts'
import type { NetworkFile } from '../clients/chains/registry/registry.ts'

/** The chain lists that ship with Waybill: facts of public registries, and contracts, which Waybill lists itself. */
const BUNDLED: Record<'mainnet' | 'testnet', NetworkFile> = {
  // Host that serves initia-labs/initia-registry: chains.json, and chains/NAME/assetlist.json. Source: its _api folder.
  mainnet: { ...mainnet, contracts: mainnetContracts.contracts, registry: 'https://registry.initia.xyz' },
  testnet: { ...testnet, contracts: testnetContracts.contracts, registry: 'https://registry.testnet.initia.xyz' },
}

/** A network of real chains. */
export type LiveNetwork = { kind: 'testnet' | 'mainnet' } | { kind: 'custom'; id: string; file: NetworkFile }
/** A network to open. */
export type Network = { kind: 'practice' } | LiveNetwork

const Identified = z.object({ chain_id: z.string().min(1) })

/**
 * Builds a network from chains that the user supplies. The folder's name is derived from the chain ids, so the same list finds its data
 * again.
 * @param vip the address of the VIP service; null for none
 * @throws AppError registry.invalid when no chain is usable.
 */
export function customNetwork(chains: unknown[], router: string | null, vip: string | null = null): Network {
  const ids = chains.flatMap((chain) => Identified.safeParse(chain).data?.chain_id ?? [])
  if (ids.length === 0) throw new AppError('registry.invalid', 'The chain list has no usable chains.')
  const id = createHash('sha256').update(ids.toSorted().join('\n')).digest('hex').slice(0, 8)
  return { kind: 'custom', id, file: { router, vip, chains, assets: knownLists('assets', ids), contracts: knownLists('contracts', ids) } }
}

/** Looks up bundled assets or contracts by chain id, since a supplied chain list contains neither. */
function knownLists(what: 'assets' | 'contracts', ids: readonly string[]): Record<string, unknown[]> {
  const lists = [BUNDLED.testnet, BUNDLED.mainnet].flatMap((network) => Object.entries(network[what] ?? {}))
  return Object.fromEntries(lists.filter(([chainId]) => ids.includes(chainId)))
}

/** Returns the stored choice; practice without one. A custom network must be named at every start. */
export function chosenNetwork({ network }: Pick<Preferences, 'network'>): Network {
  return network === null || network === 'custom' ? { kind: 'practice' } : { kind: network }
}

/** Returns the name of the network's folder inside the data folder. */
export function folderOf(network: Network): string {
  return network.kind === 'custom' ? `custom-${network.id}` : network.kind
}

/** Returns the network's name on screen. */
export function nameOf({ kind }: Network): string {
  return { practice: 'Practice network', testnet: 'Testnet', mainnet: 'Mainnet', custom: 'Custom network' }[kind]
}

/** Returns the chain list of a live network. */
export function liveFile(network: LiveNetwork): NetworkFile {
  return network.kind === 'custom' ? network.file : BUNDLED[network.kind]
}
