// The RPC clients of one network's chains, each made on first use.
import { AppError } from '../../shared/errors.ts'
import type { FetchLike } from '../../wire/world.ts'
import { createCosmosClient, type CosmosClient } from './cosmosClient.ts'
import type { Registry } from './registry.ts'

export type CosmosClients = (chainId: string) => CosmosClient

export interface CosmosClientsDeps {
  fetch: FetchLike
  registry: Registry
  /** Ends every request. */
  signal: AbortSignal
}

/** The returned function @throws AppError chain.unknown for a chain that is not listed or has no RPC node. */
export function createCosmosClients({ fetch, registry, signal }: CosmosClientsDeps): CosmosClients {
  const clients = new Map<string, CosmosClient>()
  return (chainId) => {
    const known = clients.get(chainId)
    if (known !== undefined) return known
    const chain = registry.chain(chainId)
    const rpc = chain?.endpoints.rpc ?? null
    if (chain === null || rpc === null) {
      throw new AppError('chain.unknown', `Waybill knows no node of the chain ${chainId}.`, { hint: 'Choose another chain.' })
    }
    const client = createCosmosClient({ fetch, rpc, chainId, name: chain.name, signal })
    clients.set(chainId, client)
    return client
  }
}
