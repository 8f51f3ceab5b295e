// Creates the RPC clients of one network's chains, one per host, on first use.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { HostFailover } from '../../../platform/hostFailover.ts'
import type { FetchLike } from '../../../../wire/world.ts'
import type { ChainTips } from './chainTips.ts'
import type { CosmosClient, CosmosClientDeps } from './cosmosClient.ts'
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
    const client = lazyClient({
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

/** Returns a client that loads cosmjs, some two megabytes of code, at its first request: the start of the app must not wait for it. */
export function lazyClient(deps: CosmosClientDeps): CosmosClient {
  let loading: Promise<CosmosClient> | null = null
  const loaded = () => (loading ??= import('./cosmosClient.ts').then(({ createCosmosClient }) => createCosmosClient(deps)))
  return {
    height: async () => (await loaded()).height(),
    heightAfter: async (ms) => (await loaded()).heightAfter(ms),
    blockTime: async (height) => (await loaded()).blockTime(height),
    account: async (address) => (await loaded()).account(address),
    balance: async (address, denom) => (await loaded()).balance(address, denom),
    simulate: async (tx) => (await loaded()).simulate(tx),
    broadcast: async (tx) => (await loaded()).broadcast(tx),
    findTx: async (hash) => (await loaded()).findTx(hash),
    findTxBySequence: async (address, sequence) => (await loaded()).findTxBySequence(address, sequence),
    findTxByEvent: async (type, attributes) => (await loaded()).findTxByEvent(type, attributes),
  }
}
