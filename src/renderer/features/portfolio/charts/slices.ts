// Computes the parts of the allocation ring: the value of everything by asset, or where the coins of one asset are. Pure.
import type { AssetGroup, Portfolio, StakePart } from '../../../../shared/contract/history/portfolio.ts'

/** A part of the ring. */
export interface Part {
  key: string
  /** What the part stands for; the screen has the texts. */
  what: { asset: string } | { chainId: string } | { stake: StakePart['kind'] } | 'moving' | 'others'
  /** Base units, or cents. */
  amount: string
}

/** As many parts as can be distinguished. */
export const MAX_PARTS = 6

type Moving = Portfolio['moving'][number]

/** Returns where one asset is: on each chain, in each kind of stake, on its way. Vesting amounts are counted where they lie. */
export function partsByPlace({ symbol, decimals, isVerified, parts, stakes }: AssetGroup, moving: readonly Moving[]): Part[] {
  const sums = new Map<string, Part>()
  const add = (key: string, what: Part['what'], units: string, from: number) => {
    const amount = BigInt(units) * 10n ** BigInt(Math.max(0, decimals - from))
    sums.set(key, { key, what, amount: (BigInt(sums.get(key)?.amount ?? '0') + amount).toString() })
  }
  for (const { asset, amount } of parts) add(asset.chainId, { chainId: asset.chainId }, amount, asset.decimals)
  for (const { kind, asset, amount } of stakes) if (kind !== 'vesting') add(kind, { stake: kind }, amount, asset.decimals)
  // Any token can carry an unverified symbol, so nothing on its way is matched to it.
  for (const each of moving) if (isVerified && each.symbol === symbol) add('moving', 'moving', each.amount, each.decimals)
  return largest([...sums.values()])
}

interface Valued {
  originId: string
  value: string | null
}

/** Returns the assets by value, the largest first; those without a value follow in their order. */
export function sortByValue(groups: readonly AssetGroup[], values: readonly Valued[]): AssetGroup[] {
  const worth = new Map(values.map(({ originId, value }) => [originId, value === null ? -1n : BigInt(value)]))
  const of = ({ originId }: AssetGroup) => worth.get(originId) ?? -1n
  return groups.toSorted((left, right) => (of(left) === of(right) ? 0 : of(left) < of(right) ? 1 : -1))
}

/** Returns the value of each asset in cents. What is on its way is no part of the total, and none of the ring. */
export function partsByAsset(groups: readonly AssetGroup[], values: readonly Valued[]): Part[] {
  return largest(valuedParts(groups, values))
}

/** Returns the cents that shares are taken of: all of the ring, so that the list names the same shares. */
export function wholeValue(groups: readonly AssetGroup[], values: readonly Valued[]): string {
  return valuedParts(groups, values)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    .toString()
}

function valuedParts(groups: readonly AssetGroup[], values: readonly Valued[]): Part[] {
  const worth = new Map(values.map(({ originId, value }) => [originId, value]))
  return groups.map(({ originId, symbol }): Part => ({ key: originId, what: { asset: symbol }, amount: worth.get(originId) ?? '0' }))
}

/** Returns the largest parts first; the rest is merged into one part, and empty parts are dropped. */
function largest(parts: readonly Part[]): Part[] {
  const some = parts.filter(({ amount }) => BigInt(amount) > 0n)
  const sorted = some.toSorted((left, right) => (BigInt(right.amount) > BigInt(left.amount) ? 1 : -1))
  if (sorted.length <= MAX_PARTS) return sorted
  const rest = sorted.slice(MAX_PARTS - 1).reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  return [...sorted.slice(0, MAX_PARTS - 1), { key: 'others', what: 'others', amount: rest.toString() }]
}
