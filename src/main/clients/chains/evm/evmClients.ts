// Creates the JSON-RPC clients of one network's EVM chains and rollups, one per host, on first use.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { ClientsDeps } from '../cosmos/cosmosClients.ts'
import { createEvmClient, type EvmClient } from './evmClient.ts'

/** As `CosmosClients`. */
export type EvmClients = (chainId: string) => EvmClient

/** The returned function @throws AppError chain.unknown for a chain that is not listed, has no JSON-RPC node or no EVM chain id. */
export function createEvmClients({ fetch, registry, hosts, tips, signal }: ClientsDeps): EvmClients {
  const clients = new Map<string, EvmClient>()
  return (chainId) => {
    const chain = registry.chain(chainId)
    const jsonRpc = chain?.endpoints.jsonRpc ?? null
    const evmChainId = chain?.evmChainId ?? null
    if (chain === null || jsonRpc === null || evmChainId === null) {
      throw new AppError('chain.unknown', phrase`No Ethereum node is listed for ${chainId}.`, { hint: 'Choose another chain.' })
    }
    const key = `${chainId} ${jsonRpc}`
    const known = clients.get(key)
    if (known !== undefined) return known
    const client = createEvmClient({
      fetch,
      target: { jsonRpc, evmChainId },
      name: chain.name,
      signal,
      isBehind: (height) => tips.isBehind({ service: `${chainId} json-rpc`, address: jsonRpc }, height),
      onUseless: () => {
        hosts.reject(jsonRpc)
      },
    })
    clients.set(key, client)
    return client
  }
}
