// When a transaction changed one asset for another.
import type { CoinAmount } from '../../db/archive/records/records.ts'

/** Something went and something else came. */
export function isSwap(movements: readonly CoinAmount[]): boolean {
  const went = movements.filter(({ amount }) => amount.startsWith('-')).length
  return went > 0 && went < movements.length
}
