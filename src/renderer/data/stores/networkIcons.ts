// Loads the icons of chains and assets that ship with Waybill, once, after the page is drawn. No icon is fetched from the network.
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const iconsStore = (win: AppWindow) =>
  createResource(
    win,
    () => import('virtual:network-icons'),
    () => false,
    { isOfNetwork: false },
  )
const useIcons = storeHook(iconsStore)

/** Loads the icons. */
export const reloadNetworkIcons = (win: AppWindow) => win.part(iconsStore).reload()

/** Returns the address of a chain's icon; null where it has none, or while they load. */
export function useChainIcon(chainId: string): string | null {
  return useIcons(({ value }) => value?.chainIcons.get(chainId) ?? null)
}

/**
 * Returns the address of an asset's icon. Icons belong to the origin of listed assets, never to a symbol, so an unlisted asset has none,
 * whatever its name.
 */
export function useAssetIcon({ originId, isVerified }: { originId: string; isVerified: boolean }): string | null {
  return useIcons(({ value }) => (isVerified ? (value?.assetIcons.get(originId) ?? null) : null))
}
