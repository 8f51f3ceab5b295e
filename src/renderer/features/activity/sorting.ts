// Sorts transactions by what they moved of one asset, where the search names one. Pure.
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { parseSearch } from '../../../shared/domain/search/search.ts'

/** Most rows that are sorted: they are all read for it. */
export const MAX_SORTED = 2000

/** Returns the asset that a search is limited to, as it was typed; null where it names none, or several. */
export function sortableAsset(text: string): string | null {
  const assets = parseSearch(text).terms.flatMap(({ condition, isNegated }) =>
    condition.op === 'asset' && !isNegated ? [condition.value] : [],
  )
  return assets.length === 1 ? (assets[0] ?? null) : null
}

/** Decimals to which amounts of different assets are brought. */
const COMMON = 36

/** Returns the transactions with the largest amount of an asset first, in either direction; unverified assets of its name last. */
export function largestFirst(items: readonly ActivityItem[], asset: string): ActivityItem[] {
  const wanted = asset.toLowerCase()
  const sized = items.map((item) => {
    const named = item.movements.filter(({ symbol }) => symbol.toLowerCase() === wanted)
    const sizes = named.map(({ amount, decimals, isVerified }) => ({
      isVerified,
      size: BigInt(amount.replace('-', '')) * 10n ** BigInt(Math.max(0, COMMON - decimals)),
    }))
    const [largest = null] = sizes.toSorted(compareSizes)
    return { item, ...(largest ?? { isVerified: false, size: -1n }) }
  })
  return sized.toSorted(compareSizes).map(({ item }) => item)
}

interface Sized {
  isVerified: boolean
  size: bigint
}

function compareSizes(left: Sized, right: Sized): number {
  if (left.isVerified !== right.isVerified) return left.isVerified ? -1 : 1
  return left.size === right.size ? 0 : left.size > right.size ? -1 : 1
}
