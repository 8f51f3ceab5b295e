// Determines whether a transaction was incoming, outgoing or neither.
import type { Direction } from '../../../shared/contract/history/activity.ts'
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'

/** Direction by kind where no coin moved, as in a failed transaction or for an NFT. */
const INTENT: Partial<Record<ActivityKind, Direction>> = {
  sent: 'out',
  burned: 'out',
  ibcSent: 'out',
  deposit: 'out',
  withdrawal: 'out',
  delegated: 'out',
  nftSent: 'out',
  nftBurned: 'out',
  nftReceived: 'in',
  nftMinted: 'in',
  proposalDeposit: 'out',
  self: 'self',
}

/** Returns in, out, self (both, or to the same account) or none. */
export function directionOf(kind: ActivityKind, movements: readonly CoinAmount[]): Direction {
  if (movements.length === 0) return INTENT[kind] ?? 'none'
  const went = movements.filter(({ amount }) => amount.startsWith('-')).length
  if (went === 0) return 'in'
  return went === movements.length ? 'out' : 'self'
}
