// Sorts transactions by time, by what they are worth, or by what they moved of one asset, where the search names one. Pure.
import type { ActivityItem } from '../../../../shared/contract/history/activity.ts'
import { parseSearch } from '../../../../shared/domain/search/search.ts'

/** Most rows that are sorted: they are all read for it. */
export const MAX_SORTED = 2000

/** How the list is sorted. */
export const ORDERS = ['newest', 'oldest', 'value', 'amount'] as const
/** One of the orders. */
export type Order = (typeof ORDERS)[number]

/** Returns the order that applies: amounts of several assets have none, so the newest come first where the search names no asset. */
export function orderFor(order: Order, text: string): Order {
  return order === 'amount' && sortableAsset(text) === null ? 'newest' : order
}

/** Returns rows in an order other than the newest first, in which they come. `centsOf` returns null where no value is known. */
export function sorted(
  items: readonly ActivityItem[],
  { order, text, centsOf }: { order: Order; text: string; centsOf: (item: ActivityItem) => string | null },
): ActivityItem[] {
  switch (order) {
    case 'newest':
      return [...items]
    case 'oldest':
      return items.toReversed()
    case 'value':
      return highestValueFirst(items, centsOf)
    case 'amount':
      return largestFirst(items, sortableAsset(text) ?? '')
  }
}

/** Returns the transactions with the largest value first; those without one, such as of unverified assets, last. */
function highestValueFirst(items: readonly ActivityItem[], centsOf: (item: ActivityItem) => string | null): ActivityItem[] {
  const sized = items.map((item) => {
    const cents = centsOf(item)
    return { item, isVerified: cents !== null, size: BigInt(cents ?? 0) }
  })
  return sized.toSorted(compareSizes).map(({ item }) => item)
}

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
