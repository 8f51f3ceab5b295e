// Draws the round mark of an asset or chain: its icon where one ships with Waybill, otherwise the first letter of its name.
import type { Asset } from '../../shared/contract/chain.ts'
import { useChain } from '../data/stores/chainsStore.ts'
import { useAssetIcon, useChainIcon } from '../data/stores/networkIcons.ts'

/** Draws an asset's mark, hidden from screen readers, since the name stands beside. An unlisted asset has neither icon nor letter. */
export function AssetMark({ asset }: { asset: Pick<Asset, 'originId' | 'isVerified' | 'symbol'> }) {
  const icon = useAssetIcon(asset)
  if (!asset.isVerified) return <Mark icon={null} letter="?" kind="unverified" />
  return <Mark icon={icon} letter={asset.symbol.slice(0, 1)} />
}

/** Draws a chain's mark, hidden from screen readers, since the name stands beside. */
export function ChainMark({ chainId }: { chainId: string }) {
  const chain = useChain(chainId)
  const icon = useChainIcon(chainId)
  return <Mark icon={icon} letter={(chain?.name ?? chainId).slice(0, 1).toUpperCase()} kind="chain" />
}

function Mark({ icon, letter, kind = '' }: { icon: string | null; letter: string; kind?: 'unverified' | 'chain' | '' }) {
  return (
    <span className={`asset-ring ${kind}`} aria-hidden="true">
      {icon === null ? letter : <img src={icon} alt="" width={20} height={20} loading="lazy" decoding="async" draggable={false} />}
    </span>
  )
}
