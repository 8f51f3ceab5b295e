// Creates the RPC clients of one network's chains, one per host, on first use.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { HostFailover } from '../../../platform/hostFailover.ts'
import type { FetchLike } from '../../../../wire/world.ts'
import type { ChainTips } from './chainTips.ts'
import { createCosmosClient, type CosmosClient } from './cosmosClient.ts'
import type { Registry } from '../registry/registry.ts'

/** Returns the client of the chain's preferred host. Related requests must use one client, since hosts may be some blocks apart. */
export type CosmosClients = (chainId: string) => CosmosClient

/** What creating clients needs. */
export interface ClientsDeps {
  fetch: FetchLike
  registry: Registry
  hosts: Pick<HostFailover, 'reject'>
  tips: ChainTips
  /** Aborts every request. */
  signal: AbortSignal
}

/** The returned function @throws AppError chain.unknown for a chain that is not listed or has no RPC node. */
export function createCosmosClients({ fetch, registry, hosts, tips, signal }: ClientsDeps): CosmosClients {
  const clients = new Map<string, CosmosClient>()
  return (chainId) => {
    const chain = registry.chain(chainId)
    const rpc = chain?.endpoints.rpc ?? null
    if (chain === null || rpc === null) {
      throw new AppError('chain.unknown', phrase`No node is listed for ${chainId}.`, { hint: 'Choose another chain.' })
    }
    const key = `${chainId} ${rpc}`
    const known = clients.get(key)
    if (known !== undefined) return known
    const client = createCosmosClient({
      fetch,
      rpc,
      chainId,
      name: chain.name,
      signal,
      isBehind: (height) => tips.isBehind({ service: `${chainId} rpc`, address: rpc }, height),
      onUseless: () => {
        hosts.reject(rpc)
      },
    })
    clients.set(key, client)
    return client
  }
}
