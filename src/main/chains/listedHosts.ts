// Whom a network may ask, and what for: the one list that Settings shows and that every request is held against.
import type { NetworkHost } from '../../shared/settings.ts'
import type { Registry } from './registry.ts'

export interface ListedHost extends NetworkHost {
  /** Where it is asked. */
  address: string
}

/** Every host that the work needs. Whom the user may choose besides, for prices and images, is shown and asked as a choice. */
export function listedHosts({ chains, router }: Pick<Registry, 'chains' | 'router'>): ListedHost[] {
  const ofChains = chains.flatMap(({ id, executorUri, endpoints: { indexer, rest, rpc, jsonRpc } }) => [
    entry('indexer', id, indexer),
    entry('rest', id, rest),
    entry('rpc', id, rpc),
    entry('jsonRpc', id, jsonRpc),
    entry('executor', id, executorUri),
  ])
  return [entry('router', null, router), ...ofChains].filter((found) => found !== null)
}

function entry(purpose: ListedHost['purpose'], chainId: string | null, address: string | null): ListedHost | null {
  return address === null ? null : { purpose, chainId, address }
}
