// Adds up how holdings are held: free to spend, or in which kind of stake. Pure.
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { AssetGroup, StakePart } from '../../../../shared/contract/history/portfolio.ts'
import type { Valuation } from '../../../../shared/contract/history/price.ts'
import { centsOf, pricesIn } from '../../../data/centsOf.ts'

/** Kinds of stakes that a total counts besides balances. */
const LOCKED = ['delegation', 'locked', 'unbonding', 'unlocked', 'reward'] as const satisfies readonly StakePart['kind'][]

/** One way to hold something. */
export interface Position {
  kind: 'spendable' | (typeof LOCKED)[number]
  /** US cents of what has a price; null where prices are off, or nothing of it has one. */
  cents: string | null
  /** The amount, where all of it is one asset. */
  only: { asset: Asset; amount: string } | null
  /** Number of assets. */
  assets: number
}

/** The value of everything, and of what is spendable where another place says it already; US cents. */
interface Worth {
  total: string | null
  spendable: string | null
}

/**
 * Returns the positions that are not empty, spendable first; without what the user hid, as the total. What is spendable has a value only: its assets are listed one by one.
 * @param worth null without prices
 */
export function positionsOf(
  groups: readonly Pick<AssetGroup, 'stakes' | 'isHidden'>[],
  worth: Worth | null,
  assets: Valuation['assets'],
): Position[] {
  const total = worth?.total ?? null
  const priceOf = pricesIn(assets)
  const stakes = groups.flatMap((group) => (group.isHidden ? [] : group.stakes))
  const locked = LOCKED.flatMap((kind): Position[] => {
    const all = stakes.filter((stake) => stake.kind === kind && BigInt(stake.amount) > 0n)
    const [first] = all
    if (first === undefined) return []
    const priced = all.filter(({ asset }) => priceOf(asset.originId) !== null)
    const origins = new Set(all.map(({ asset }) => `${asset.originId} ${asset.decimals}`))
    const amount = all.reduce((sum, stake) => sum + BigInt(stake.amount), 0n).toString()
    return [
      {
        kind,
        cents: total === null || priced.length === 0 ? null : centsOf(priced, priceOf),
        only: origins.size === 1 ? { asset: first.asset, amount } : null,
        assets: origins.size,
      },
    ]
  })
  if (total === null || locked.length === 0) return locked
  const rest = locked.reduce((left, { cents }) => left - BigInt(cents ?? 0), BigInt(total))
  return [{ kind: 'spendable', cents: worth?.spendable ?? (rest > 0n ? rest : 0n).toString(), only: null, assets: 0 }, ...locked]
}
