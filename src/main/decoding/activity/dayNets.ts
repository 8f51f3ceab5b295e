// Merges a day's net changes by asset origin: INIT on two chains is one line, exact in the finer unit.
import type { ActivityDay, Movement } from '../../../shared/contract/history/activity.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { DayNet } from '../../db/archive/read/readDays.ts'

/** Merges net changes. Verified assets first, then by symbol. Omits assets whose changes cancel out. */
export function toDay(registry: Pick<Registry, 'asset'>, { from, until, coins }: DayNet): ActivityDay {
  const nets = new Map<string, Movement>()
  for (const { chainId, denom, amount } of coins) {
    const { originId, symbol, decimals, isVerified } = registry.asset(chainId, denom)
    const held = nets.get(originId)
    nets.set(originId, held === undefined ? { denom, amount, symbol, decimals, isVerified } : added(held, { amount, decimals }))
  }
  const changed = [...nets.values()].filter(({ amount }) => amount !== '0')
  return { from, until, nets: changed.toSorted((a, b) => Number(b.isVerified) - Number(a.isVerified) || a.symbol.localeCompare(b.symbol)) }
}

function added(held: Movement, { amount, decimals }: Pick<Movement, 'amount' | 'decimals'>): Movement {
  const finest = Math.max(held.decimals, decimals)
  const inFinest = (units: string, from: number) => BigInt(units) * 10n ** BigInt(finest - from)
  return { ...held, decimals: finest, amount: (inFinest(held.amount, held.decimals) + inFinest(amount, decimals)).toString() }
}
