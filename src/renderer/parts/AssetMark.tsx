// Draws the mark of an asset or chain: its icon where one ships with Waybill, otherwise letters of its name.
import type { Asset } from '../../shared/contract/chain.ts'
import { useAssetIcon, useChainIcon } from '../data/stores/networkIcons.ts'
import { Mark } from '../kit/Mark.tsx'
import { ChainCode } from './ChainCode.tsx'

/** Draws an asset's mark, hidden from screen readers, since the name stands beside. An unlisted asset has neither icon nor letter. */
export function AssetMark({ asset }: { asset: Pick<Asset, 'originId' | 'isVerified' | 'symbol'> }) {
  const icon = useAssetIcon(asset)
  if (!asset.isVerified) return <Mark icon={null} letter="?" kind="unverified" />
  return <Mark icon={icon} letter={asset.symbol.slice(0, 1)} />
}

/** Draws a chain's mark, its icon or else its three letters, hidden from screen readers, since the name stands beside. */
export function ChainMark({ chainId }: { chainId: string }) {
  const icon = useChainIcon(chainId)
  if (icon !== null) return <Mark icon={icon} letter="" kind="chain" />
  return (
    <span className="chain-code" aria-hidden="true">
      <ChainCode chainId={chainId} />
    </span>
  )
}
