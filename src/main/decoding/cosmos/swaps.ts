// Detects that a transaction swapped assets.
import type { CoinAmount } from '../../db/archive/records/records.ts'

/** Returns whether one asset left and another arrived. */
export function isSwap(movements: readonly CoinAmount[]): boolean {
  const went = movements.filter(({ amount }) => amount.startsWith('-')).length
  return went > 0 && went < movements.length
}
