// The icons that ship with Waybill, by chain and by asset: loaded once, after the page stands. Nothing is ever fetched for them
// from elsewhere.
import { createResource } from '../resource.ts'

const icons = createResource(
  () => import('virtual:network-icons'),
  () => false,
  { isOfNetwork: false },
)

export const reloadNetworkIcons = icons.reload

/** Address of a chain's icon; null where it has none, or while they are read. */
export function useChainIcon(chainId: string): string | null {
  return icons.use(({ value }) => value?.chainIcons.get(chainId) ?? null)
}

/**
 * Address of an asset's icon. Icons go by the origin of listed assets, never by a symbol: whatever an unlisted asset calls itself,
 * it has none.
 */
export function useAssetIcon({ originId, isVerified }: { originId: string; isVerified: boolean }): string | null {
  return icons.use(({ value }) => (isVerified ? (value?.assetIcons.get(originId) ?? null) : null))
}
