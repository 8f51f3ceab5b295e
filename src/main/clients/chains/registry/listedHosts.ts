// Whom a network may ask, and what for: the one list that Settings shows and that every request is held against.
import type { NetworkHost } from '../../../../shared/contract/settings/settings.ts'
import type { Registry } from './registry.ts'

export interface ListedHost extends NetworkHost {
  /** Where it is asked. */
  address: string
}

/** Every host that the work needs. Whom the user may choose besides, for prices and images, is shown and asked as a choice. */
export function listedHosts({ chains, router }: Pick<Registry, 'chains' | 'router'>): ListedHost[] {
  const ofChains = chains.flatMap(({ id, executorUri, hosts: { indexer, rest, rpc, jsonRpc } }) => [
    ...entries('indexer', id, indexer),
    ...entries('rest', id, rest),
    ...entries('rpc', id, rpc),
    ...entries('jsonRpc', id, jsonRpc),
    ...entries('executor', id, executorUri === null ? [] : [executorUri]),
  ])
  return [...entries('router', null, router === null ? [] : [router]), ...ofChains]
}

/** Lists the public registry, apart from the hosts that are always allowed: it is asked only when the user wants its news. */
export function registryHosts({ registry }: Pick<Registry, 'registry'>): ListedHost[] {
  return entries('registry', null, registry === null ? [] : [registry])
}

function entries(purpose: ListedHost['purpose'], chainId: string | null, addresses: readonly string[]): ListedHost[] {
  return addresses.map((address) => ({ purpose, chainId, host: new URL(address).host, address }))
}

/** Whether the host is the one that is asked now. */
export function isInUse({ chains }: Pick<Registry, 'chains'>, { purpose, chainId, address }: ListedHost): boolean {
  const chain = chains.find(({ id }) => id === chainId)
  return (
    chain === undefined || purpose === 'router' || purpose === 'registry' || purpose === 'executor' || chain.endpoints[purpose] === address
  )
}
