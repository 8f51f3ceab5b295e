// Draws the mark of an asset or chain: its icon where one ships with Waybill, otherwise letters of its name.
import type { Asset } from '../../shared/contract/chain.ts'
import { useAssetIcon, useChainIcon } from '../data/stores/networkIcons.ts'
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

function Mark({ icon, letter, kind = '' }: { icon: string | null; letter: string; kind?: 'unverified' | 'chain' | '' }) {
  return (
    <span className={`asset-ring ${kind}`} aria-hidden="true">
      {icon === null ? letter : <img src={icon} alt="" width={20} height={20} loading="lazy" decoding="async" draggable={false} />}
    </span>
  )
}
