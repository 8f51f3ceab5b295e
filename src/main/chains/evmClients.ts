// The JSON-RPC clients of one network's EVM chains and EVM rollups, each made on first use.
import { AppError } from '../../shared/errors.ts'
import type { FetchLike } from '../../wire/world.ts'
import { createEvmClient, type EvmClient } from './evmClient.ts'
import type { Registry } from './registry.ts'

export type EvmClients = (chainId: string) => EvmClient

export interface EvmClientsDeps {
  fetch: FetchLike
  registry: Registry
  /** Ends every request. */
  signal: AbortSignal
}

/** The returned function @throws AppError chain.unknown for a chain that is not listed, has no JSON-RPC node or no number. */
export function createEvmClients({ fetch, registry, signal }: EvmClientsDeps): EvmClients {
  const clients = new Map<string, EvmClient>()
  return (chainId) => {
    const known = clients.get(chainId)
    if (known !== undefined) return known
    const chain = registry.chain(chainId)
    const jsonRpc = chain?.endpoints.jsonRpc ?? null
    const evmChainId = chain?.evmChainId ?? null
    if (chain === null || jsonRpc === null || evmChainId === null) {
      throw new AppError('chain.unknown', `Waybill knows no Ethereum node of the chain ${chainId}.`, { hint: 'Choose another chain.' })
    }
    const client = createEvmClient({ fetch, target: { jsonRpc, evmChainId }, name: chain.name, signal })
    clients.set(chainId, client)
    return client
  }
}
