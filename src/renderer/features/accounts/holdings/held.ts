// Sums what one account holds of each asset, from holdings that are merged over accounts. Pure.
import type { SyncState, SyncTargetState } from '../../../../shared/contract/status.ts'
import type { AssetGroup } from '../../../../shared/contract/history/portfolio.ts'
import { centsOf, type PriceOf } from '../../../data/centsOf.ts'

/** The amount that one account holds of an asset. */
export interface Held {
  originId: string
  symbol: string
  decimals: number
  units: string
  /** Some of it is staked, so that less can be sent. */
  hasStakes: boolean
}

/** Returns what the account can spend or has staked, of listed assets that the user did not hide, in the order of the portfolio. */
export function heldBy(accountId: string, groups: readonly AssetGroup[]): Held[] {
  return groups.flatMap((group) => heldOf(group, ownParts(accountId, group)))
}

/** What an account holds on one chain. */
export interface HeldOnChain {
  chainId: string
  held: Held[]
  /** US cents of what has a price; null where nothing of it has one. */
  cents: string | null
}

/** Most assets that have a column of their own. */
const MAX_COLUMNS = 4

/** Returns the assets, by their origin, that stand in columns: those on more than one chain, in the order of the portfolio. */
export function columnsOf(chains: readonly HeldOnChain[], held: readonly Held[]): string[] {
  const isSpread = (originId: string) => chains.filter((chain) => chain.held.some((one) => one.originId === originId)).length > 1
  return held
    .map(({ originId }) => originId)
    .filter(isSpread)
    .slice(0, MAX_COLUMNS)
}

/** Returns the same apart by chain, in the order in which the portfolio first names each. */
export function heldByChain(accountId: string, groups: readonly AssetGroup[], priceOf: PriceOf): HeldOnChain[] {
  const own = groups.map((group) => ({ group, parts: ownParts(accountId, group) }))
  const chainIds = new Set(own.flatMap(({ parts }) => parts.map(({ asset }) => asset.chainId)))
  return [...chainIds].flatMap((chainId) => {
    const held = own.flatMap(({ group, parts }) =>
      heldOf(
        group,
        parts.filter(({ asset }) => asset.chainId === chainId),
      ),
    )
    const priced = held.filter(({ originId }) => priceOf(originId) !== null)
    const amounts = priced.map(({ units, ...asset }) => ({ asset, amount: units }))
    return held.length === 0 ? [] : [{ chainId, held, cents: priced.length === 0 ? null : centsOf(amounts, priceOf) }]
  })
}

type Part = Pick<AssetGroup['parts'][number], 'accountId' | 'amount' | 'asset'> & Partial<Pick<AssetGroup['stakes'][number], 'kind'>>

function ownParts(accountId: string, { isVerified, isHidden, parts, stakes }: AssetGroup): Part[] {
  if (!isVerified || isHidden) return []
  // Skips vesting entries: the balance already contains them.
  return [...parts, ...stakes.filter(({ kind }) => kind !== 'vesting')].filter((part) => part.accountId === accountId)
}

function heldOf({ originId, symbol, decimals }: AssetGroup, parts: readonly Part[]): Held[] {
  const sum = parts.reduce((all, { amount, asset }) => all + BigInt(amount) * 10n ** BigInt(decimals - asset.decimals), 0n)
  const hasStakes = parts.some(({ kind, amount }) => kind !== undefined && BigInt(amount) > 0n)
  return sum > 0n ? [{ originId, symbol, decimals, units: String(sum), hasStakes }] : []
}

/** Returns whether balances of the account are still to come: none is known yet of a chain that is being asked. */
export function isReadingBalances(sync: SyncState | null, accountId: string): boolean {
  const isAwaited = ({ stream, accountId: of, checkedAt, error, isOffered }: SyncTargetState) =>
    stream === 'balances' && of === accountId && isOffered && checkedAt === null && error === null
  return sync?.isOnline === true && sync.streams.some(isAwaited)
}
