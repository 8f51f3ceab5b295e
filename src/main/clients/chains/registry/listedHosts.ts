// Lists which hosts a network may ask and for what: shown in Settings and enforced for every request.
import type { NetworkHost } from '../../../../shared/contract/settings/settings.ts'
import type { Registry } from './registry.ts'

/** A listed host. */
export interface ListedHost extends NetworkHost {
  /** Its base address. */
  address: string
}

/** Lists every host that Waybill's work needs. Optional hosts, for prices and images, are listed separately as a choice. */
export function listedHosts({ chains, router, vip }: Pick<Registry, 'chains' | 'router' | 'vip'>): ListedHost[] {
  const ofChains = chains.flatMap(({ id, executorUri, hosts: { indexer, rest, rpc, jsonRpc } }) => [
    ...entries('indexer', id, indexer),
    ...entries('rest', id, rest),
    ...entries('rpc', id, rpc),
    ...entries('jsonRpc', id, jsonRpc),
    ...entries('executor', id, executorUri === null ? [] : [executorUri]),
  ])
  const ofAll = [...entries('router', null, router === null ? [] : [router]), ...entries('vip', null, vip === null ? [] : [vip])]
  return [...ofAll, ...ofChains]
}

/** Lists the public registry, separately from the hosts that are always allowed: it is asked only when the user enables it. */
export function registryHosts({ registry }: Pick<Registry, 'registry'>): ListedHost[] {
  return entries('registry', null, registry === null ? [] : [registry])
}

function entries(purpose: ListedHost['purpose'], chainId: string | null, addresses: readonly string[]): ListedHost[] {
  return addresses.map((address) => ({ purpose, chainId, host: new URL(address).host, address }))
}

/** Returns whether the host is the one in use. */
export function isInUse({ chains }: Pick<Registry, 'chains'>, { purpose, chainId, address }: ListedHost): boolean {
  const chain = chains.find(({ id }) => id === chainId)
  return chain === undefined || isAlone(purpose) || chain.endpoints[purpose] === address
}

/** Returns whether there is one host only for a purpose. */
function isAlone(purpose: ListedHost['purpose']): purpose is 'router' | 'vip' | 'registry' | 'executor' {
  return purpose === 'router' || purpose === 'vip' || purpose === 'registry' || purpose === 'executor'
}
