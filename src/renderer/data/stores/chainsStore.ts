// Holds the chains and assets of the current network, for names and stations.
import type { Asset, Chain } from '../../../shared/contract/chain.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** Holds the chains; they change only with the network. */
export const chainsStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['chains.list']({}),
    () => false,
  )
/** Holds the listed assets; they change only with the network. */
export const assetsStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['assets.list']({}),
    () => false,
  )

/** Subscribes to the chains. */
export const useChains = storeHook(chainsStore)
/** Subscribes to the assets. */
export const useAssets = storeHook(assetsStore)
/** Reads the chains again. */
export const reloadChains = (win: AppWindow) => win.part(chainsStore).reload()
/** Reads the assets again. */
export const reloadAssets = (win: AppWindow) => win.part(assetsStore).reload()

/** Returns the chain with this id; null when it is not listed or not read yet. */
export function useChain(id: string): Chain | null {
  return useChains((chains) => chains.value?.find((chain) => chain.id === id) ?? null)
}

/** Returns a function that names a chain by id; unlisted chains are named by their id. */
export function useChainNames(): (chainId: string) => string {
  const chains = useChains((state) => state.value)
  return (chainId) => chains?.find((chain) => chain.id === chainId)?.name ?? chainId
}

/** Returns a function that finds an asset by chain and denom; null where no list names one. */
export function useAssetLookup(): (chainId: string, denom: string) => Asset | null {
  const assets = useAssets((state) => state.value)
  return (chainId, denom) => assets?.find((asset) => asset.chainId === chainId && asset.denom === denom) ?? null
}
