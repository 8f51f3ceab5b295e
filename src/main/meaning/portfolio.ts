// Holdings merged by where an asset comes from, over chains and accounts.
import type { Asset } from '../../shared/chain.ts'
import type { AssetGroup, Holding } from '../../shared/portfolio.ts'
import type { Registry } from '../chains/registry.ts'
import type { HoldingRecord } from '../store/archive/readHoldings.ts'

/**
 * Groups holdings by origin. A group counts in the finest unit among its parts, so that a sum over chains with different
 * decimals is exact. Verified assets first, then the larger number of tokens.
 */
export function groupHoldings(registry: Registry, records: readonly HoldingRecord[], accountId: (account: string) => string): AssetGroup[] {
  const byOrigin = new Map<string, Holding[]>()
  for (const { account, chainId, denom, amount, readAt } of records) {
    const asset = registry.asset(chainId, denom)
    const parts = byOrigin.get(asset.originId) ?? []
    parts.push({ asset, accountId: accountId(account), amount, readAt })
    byOrigin.set(asset.originId, parts)
  }
  return [...byOrigin].map(([originId, parts]) => toGroup(registry, originId, parts)).toSorted(byImportance)
}

function toGroup(registry: Registry, originId: string, parts: Holding[]): AssetGroup {
  const decimals = Math.max(...parts.map(({ asset }) => asset.decimals))
  const total = parts.reduce((sum, part) => sum + scaled(part, decimals), 0n)
  const face = originAsset(registry, originId) ?? parts[0]?.asset
  return {
    originId,
    symbol: face?.symbol ?? originId,
    name: face?.name ?? originId,
    decimals,
    isVerified: parts.every(({ asset }) => asset.isVerified),
    total: total.toString(),
    parts: parts.toSorted((left, right) => compare(scaled(right, decimals), scaled(left, decimals))),
  }
}

/** The asset where it was made, when that chain is listed: its name is the one to show. */
function originAsset(registry: Registry, originId: string): Asset | undefined {
  return registry.assets.find(({ chainId, denom }) => `${chainId}:${denom}` === originId)
}

function scaled({ amount, asset }: Holding, decimals: number): bigint {
  return BigInt(amount) * 10n ** BigInt(decimals - asset.decimals)
}

function byImportance(left: AssetGroup, right: AssetGroup): number {
  if (left.isVerified !== right.isVerified) return left.isVerified ? -1 : 1
  const finest = Math.max(left.decimals, right.decimals)
  const size = ({ total, decimals }: AssetGroup) => BigInt(total) * 10n ** BigInt(finest - decimals)
  return compare(size(right), size(left)) || left.symbol.localeCompare(right.symbol)
}

function compare(left: bigint, right: bigint): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
