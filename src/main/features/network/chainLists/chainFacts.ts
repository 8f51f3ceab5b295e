// Reads and writes the facts of a chain that a refresh may change only with individual confirmation.
import { RegistryChain } from '../../../../wire/registry.ts'
import type { FactField } from '../../../../wire/listChange.ts'
import { jsonIfAny } from '../../../platform/json/parseJson.ts'

const PARTS: Record<FactField, { of: 'chain' | 'metadata'; names: readonly string[] }> = {
  prefix: { of: 'chain', names: ['bech32_prefix'] },
  keys: { of: 'chain', names: ['slip44', 'key_algos'] },
  evmChainId: { of: 'chain', names: ['evm_chain_id'] },
  fees: { of: 'chain', names: ['fees'] },
  bridge: { of: 'metadata', names: ['op_bridge_id'] },
  executor: { of: 'metadata', names: ['executor_uri'] },
  vm: { of: 'metadata', names: ['minitia'] },
  bridgedDenoms: { of: 'metadata', names: ['op_denoms'] },
}

/** Returns the parts behind a field as JSON text: `{}` where the entry has none of them. */
export function readFact(chain: RegistryChain, field: FactField): string {
  const { of, names } = PARTS[field]
  const parts: Readonly<Record<string, unknown>> = of === 'chain' ? chain : chain.metadata
  return JSON.stringify(Object.fromEntries(names.flatMap((name) => (parts[name] === undefined ? [] : [[name, parts[name]]]))))
}

/** Returns the entry with a field replaced; null when the text is not a valid value of the field. */
export function writeFact(chain: RegistryChain, field: FactField, text: string): RegistryChain | null {
  const { of, names } = PARTS[field]
  const value = jsonIfAny(text)
  if (typeof value !== 'object' || value === null || Object.keys(value).some((name) => !names.includes(name))) return null
  const changed = of === 'chain' ? { ...chain, ...value } : { ...chain, metadata: { ...chain.metadata, ...value } }
  return RegistryChain.safeParse(changed).data ?? null
}
