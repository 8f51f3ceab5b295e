// The mark of an asset that no list names, or that is named to be taken for one that a list names.
import { spoofedName } from '../../shared/domain/nameSpoofing.ts'
import { Tag } from '../kit/Tag.tsx'
import { common } from '../words/common.ts'
import { useAssets } from '../data/stores/chainsStore.ts'

export function AssetTag({ symbol, isVerified }: { symbol: string; isVerified: boolean }) {
  const original = useImitated(symbol, isVerified)
  if (isVerified) return null
  return original === null ? (
    <Tag tone="warn" title={common.unverifiedTitle}>
      {common.unverified}
    </Tag>
  ) : (
    <Tag tone="loss" title={common.imitatesTitle(original)}>
      {common.imitates(original)}
    </Tag>
  )
}

/** The listed symbol that an unlisted one is taken for; null when there is none. */
function useImitated(symbol: string, isVerified: boolean): string | null {
  const assets = useAssets((state) => state.value)
  if (isVerified || assets === null) return null
  return spoofedName(symbol, [...new Set(assets.map((asset) => asset.symbol))])
}
