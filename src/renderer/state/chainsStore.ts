// The chains and assets of the current network, for names and stations.
import type { Chain } from '../../shared/chain.ts'
import { client } from '../api.ts'
import { createResource } from './resource.ts'

const chains = createResource(
  () => client['chains.list']({}),
  () => false,
)
const assets = createResource(
  () => client['assets.list']({}),
  () => false,
)

export const useChains = chains.use
export const useAssets = assets.use
export const reloadChains = chains.reload
export const reloadAssets = assets.reload

/** The chain with this id; null when it is not listed or not read yet. */
export function useChain(id: string): Chain | null {
  return useChains((chains) => chains.value?.find((chain) => chain.id === id) ?? null)
}
