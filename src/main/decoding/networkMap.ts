// Provides the registry's facts in the form that decoding needs.
import type { Registry } from '../clients/chains/registry/registry.ts'
import type { NetworkMap } from './decodeContext.ts'
import { metadataAddress, tokenKey } from './cosmos/tokens.ts'

/** What chains said about unlisted contracts. */
export type LearnedContracts = Pick<NetworkMap, 'denomOf' | 'isNft'>

/** Empty knowledge about contracts. */
export const NO_CONTRACTS: LearnedContracts = { denomOf: () => null, isNft: () => false }

/** Creates the map. */
export function createNetworkMap(registry: Registry, learned: LearnedContracts = NO_CONTRACTS): NetworkMap {
  const bridges = new Map(registry.chains.flatMap(({ id, opBridgeId }) => (opBridgeId === null ? [] : [[opBridgeId, id] as const])))
  const denoms = new Map<string, string>()
  for (const { chainId, denom } of registry.assets) {
    for (const address of addressesOf(denom)) denoms.set(`${chainId} ${tokenKey(address)}`, denom)
  }
  // Only the asset list names the contracts of an EVM rollup's bridged tokens.
  for (const { id } of registry.chains) {
    for (const { denom, contract } of registry.evmTokens(id)) if (contract !== null) denoms.set(`${id} ${tokenKey(contract)}`, denom)
  }
  return {
    chainOfBridge: (bridgeId) => bridges.get(bridgeId) ?? null,
    l1: registry.chains.find(({ kind }) => kind === 'initia-l1')?.id ?? null,
    denomOf: (chainId, address) => denoms.get(`${chainId} ${tokenKey(address)}`) ?? learned.denomOf(chainId, address),
    isNft: learned.isNft,
  }
}

/** Returns the addresses of a denomination's contract or metadata object. */
function addressesOf(denom: string): string[] {
  const [, address] = /^(?:evm|move)\/(.+)$/.exec(denom) ?? []
  return [address ?? metadataAddress(denom)]
}
