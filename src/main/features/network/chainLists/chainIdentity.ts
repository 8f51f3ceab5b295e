// Checks what must be unique to a chain within a list: bridge, EVM chain id and name.
import { skeleton } from '../../../../shared/domain/untrusted/nameSpoofing.ts'
import type { RegistryChain } from '../../../../wire/registry.ts'

/** Returns which number of `chain` is already used by one of `others`: money or signatures would go to the wrong chain. */
export function takenNumber(chain: RegistryChain, others: Iterable<RegistryChain>): 'bridgeTaken' | 'evmChainIdTaken' | null {
  const rivals = [...others].filter(({ chain_id }) => chain_id !== chain.chain_id)
  const { metadata, evm_chain_id: evmChainId } = chain
  const bridgeId = metadata.op_bridge_id
  if (bridgeId !== undefined && rivals.some((other) => other.metadata.op_bridge_id === bridgeId)) return 'bridgeTaken'
  return evmChainId !== undefined && rivals.some((other) => evmIdOf(other) === evmChainId) ? 'evmChainIdTaken' : null
}

/** Returns whether one of `others` has a name that looks like one of this chain's. */
export function hasTakenName(chain: RegistryChain, others: Iterable<RegistryChain>): boolean {
  const names = nameKeys(chain)
  return [...others].some((other) => other.chain_id !== chain.chain_id && nameKeys(other).some((name) => names.includes(name)))
}

/** Returns the name shown on screen. */
export function titleOf({ pretty_name, chain_name }: RegistryChain): string {
  return pretty_name ?? chain_name
}

/** Entries of plain EVM chains use their EVM chain id as the chain id. */
function evmIdOf({ evm_chain_id, chain_id }: RegistryChain): number {
  return evm_chain_id ?? Number(chain_id)
}

function nameKeys(chain: RegistryChain): string[] {
  return [chain.chain_name, titleOf(chain)].map(skeleton)
}
