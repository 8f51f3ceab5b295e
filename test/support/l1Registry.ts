// The registry of the guard's bench with an L1 whose Move modules are known.
import type { Registry } from '../../src/main/clients/chains/registry/registry.ts'
import { registry } from './benches/guardBench.ts'

/** Returns the registry with its first chain under the name of a network's L1. */
export function registryOfL1(id: string): Registry {
  const one = registry.chain('one-1')
  return { ...registry, chain: (asked) => (asked === id && one !== null ? { ...one, id } : registry.chain(asked)) }
}
