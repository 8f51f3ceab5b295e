// The networks that Waybill can run on, their names and folders, and the chain lists of the live ones.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import mainnetContracts from '../../../resources/networks/contracts.mainnet.json' with { type: 'json' }
import testnetContracts from '../../../resources/networks/contracts.testnet.json' with { type: 'json' }
import mainnet from '../../../resources/networks/mainnet.json' with { type: 'json' }
import testnet from '../../../resources/networks/testnet.json' with { type: 'json' }
import { AppError } from '../../shared/domain/errors.ts'
import type { Preferences } from '../../shared/contract/settings/settings.ts'
import type { NetworkFile } from '../clients/chains/registry/registry.ts'

/** The lists that Waybill ships with: facts of public registries, and the contracts, which Waybill lists itself. */
const BUNDLED: Record<'mainnet' | 'testnet', NetworkFile> = {
  // Where initia-labs/initia-registry is served: chains.json, and chains/NAME/assetlist.json. Source: its _api folder.
  mainnet: { ...mainnet, contracts: mainnetContracts.contracts, registry: 'https://registry.initia.xyz' },
  testnet: { ...testnet, contracts: testnetContracts.contracts, registry: 'https://registry.testnet.initia.xyz' },
}

export type LiveNetwork = { kind: 'testnet' | 'mainnet' } | { kind: 'custom'; id: string; file: NetworkFile }
export type Network = { kind: 'practice' } | LiveNetwork

const Identified = z.object({ chain_id: z.string().min(1) })

/** A network of chains given by the user. Its folder's name follows from the chain ids, so that the same list finds its data again. */
export function customNetwork(chains: unknown[], router: string | null): Network {
  const ids = chains.flatMap((chain) => Identified.safeParse(chain).data?.chain_id ?? [])
  if (ids.length === 0) throw new AppError('registry.invalid', 'The chain list has no usable chains.')
  const id = createHash('sha256').update(ids.toSorted().join('\n')).digest('hex').slice(0, 8)
  return { kind: 'custom', id, file: { router, chains, assets: knownLists('assets', ids), contracts: knownLists('contracts', ids) } }
}

/** A chain list names neither assets nor contracts; those of chains that Waybill ships with are known by their chain id. */
function knownLists(what: 'assets' | 'contracts', ids: readonly string[]): Record<string, unknown[]> {
  const lists = [BUNDLED.testnet, BUNDLED.mainnet].flatMap((network) => Object.entries(network[what] ?? {}))
  return Object.fromEntries(lists.filter(([chainId]) => ids.includes(chainId)))
}

/** Without a choice it is the practice network; a custom one must be named at every start. */
export function chosenNetwork({ network }: Pick<Preferences, 'network'>): Network {
  return network === null || network === 'custom' ? { kind: 'practice' } : { kind: network }
}

/** Name of the network's folder inside the data folder. */
export function folderOf(network: Network): string {
  return network.kind === 'custom' ? `custom-${network.id}` : network.kind
}

/** The network's name on screen. */
export function nameOf({ kind }: Network): string {
  return { practice: 'Practice network', testnet: 'Testnet', mainnet: 'Mainnet', custom: 'Custom network' }[kind]
}

/** The chain list of a live network. */
export function liveFile(network: LiveNetwork): NetworkFile {
  return network.kind === 'custom' ? network.file : BUNDLED[network.kind]
}
