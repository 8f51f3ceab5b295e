// Groups holdings by asset origin, over chains, accounts, and spendable or not.
import type { Asset } from '../../../shared/contract/chain.ts'
import type { AssetGroup, Holding, StakePart } from '../../../shared/contract/history/portfolio.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { RankRecord } from '../../db/archive/read/readDenoms.ts'
import type { HoldingRecord } from '../../db/archive/read/readHoldings.ts'
import type { StakeRecord } from '../../db/archive/read/readStakes.ts'
import { stakeParts } from '../cosmos/stakeParts.ts'

/** Everything that the accounts own. */
export interface Owned {
  holdings: readonly HoldingRecord[]
  stakes: readonly StakeRecord[]
  ranks: readonly RankRecord[]
}

/** What grouping needs. */
export interface PortfolioContext {
  registry: Pick<Registry, 'asset' | 'assets'>
  /** Returns the account's id by its archive name. */
  accountId(account: string): string
  /** Returns whether the user hid a denomination of a chain. */
  isHidden(chainId: string, denom: string): boolean
  now: number
}

interface Group {
  parts: Holding[]
  stakes: StakePart[]
}

/**
 * Groups by origin. A group counts in the finest unit among its parts, so that a sum over chains with different decimals is exact. Verified
 * assets first, then by amount.
 */
export function groupHoldings(context: PortfolioContext, owned: Owned): AssetGroup[] {
  const byOrigin = new Map<string, Group>()
  const groupOf = ({ originId }: Asset) => {
    const group = byOrigin.get(originId) ?? { parts: [], stakes: [] }
    byOrigin.set(originId, group)
    return group
  }
  for (const part of heldParts(context, owned)) groupOf(part.asset).parts.push(part)
  const locked = owned.stakes.filter((stake) => !isFreeAlready(stake, owned.holdings))
  for (const part of stakeParts(context, locked)) groupOf(part.asset).stakes.push(part)
  return [...byOrigin].map(([originId, group]) => toGroup(context, originId, group)).toSorted(byImportance)
}

function heldParts({ registry, accountId }: PortfolioContext, { holdings, ranks }: Owned): Holding[] {
  const rankOf = new Map(ranks.map(({ account, chainId, denom, rank, lookedAt }) => [`${account} ${chainId} ${denom}`, { rank, lookedAt }]))
  return holdings.map(({ account, chainId, denom, amount, readAt }) => ({
    asset: registry.asset(chainId, denom),
    accountId: accountId(account),
    amount,
    rank: rankOf.get(`${account} ${chainId} ${denom}`) ?? null,
    readAt,
  }))
}

/**
 * Returns whether an unbonding completed before the balances were read: it is part of them, although the earlier reading of stakes still
 * lists it.
 */
export function isFreeAlready(
  { kind, account, chainId, completesAt }: StakeRecord,
  holdings: readonly Pick<HoldingRecord, 'account' | 'chainId' | 'readAt'>[],
): boolean {
  if (kind !== 'unbonding' || completesAt === null) return false
  return holdings.some((held) => held.account === account && held.chainId === chainId && held.readAt > completesAt)
}

function toGroup({ registry, isHidden }: PortfolioContext, originId: string, { parts, stakes }: Group): AssetGroup {
  const all = [...parts, ...stakes]
  const decimals = Math.max(...all.map(({ asset }) => asset.decimals))
  // Vesting amounts are part of the balance.
  const counted = all.filter((part) => !('kind' in part) || part.kind !== 'vesting')
  const total = counted.reduce((sum, part) => sum + scaled(part, decimals), 0n)
  const face = originAsset(registry, originId) ?? all[0]?.asset
  const bySize = (left: Sized, right: Sized) => compare(scaled(right, decimals), scaled(left, decimals))
  return {
    originId,
    symbol: face?.symbol ?? originId,
    name: face?.name ?? originId,
    decimals,
    isVerified: all.every(({ asset }) => asset.isVerified),
    isHidden: all.every(({ asset }) => isHidden(asset.chainId, asset.denom)),
    total: total.toString(),
    parts: parts.toSorted(bySize),
    stakes: stakes.toSorted((left, right) => KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind) || bySize(left, right)),
  }
}

const KINDS: readonly StakePart['kind'][] = ['delegation', 'locked', 'unbonding', 'unlocked', 'reward', 'vesting']

/** Returns the asset on its origin chain, if listed: its name is shown. */
function originAsset(registry: PortfolioContext['registry'], originId: string): Asset | undefined {
  return registry.assets.find(({ chainId, denom }) => `${chainId}:${denom}` === originId)
}

type Sized = Pick<Holding, 'amount' | 'asset'>

function scaled({ amount, asset }: Sized, decimals: number): bigint {
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
