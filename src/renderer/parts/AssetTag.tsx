// Marks an asset that no list names, or whose name imitates a listed one.
import { spoofedName } from '../../shared/domain/untrusted/nameSpoofing.ts'
import { Tag } from '../kit/Tag.tsx'
import { useAssets } from '../data/stores/chainsStore.ts'
import { useWords } from '../window.ts'

/** Draws the mark; nothing for a listed asset. */
export function AssetTag({ symbol, isVerified }: { symbol: string; isVerified: boolean }) {
  const { common } = useWords()
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

/** Returns the listed symbol that an unlisted one imitates; null when there is none. */
function useImitated(symbol: string, isVerified: boolean): string | null {
  const assets = useAssets((state) => state.value)
  if (isVerified || assets === null) return null
  return spoofedName(symbol, [...new Set(assets.map((asset) => asset.symbol))])
}
