// Whether something came, went, or stayed.
import type { ActivityKind } from '../../../shared/contract/history/meaning.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'

export type Direction = 'in' | 'out' | 'self' | 'none'

/** What was meant when nothing moved, as in a failed transaction, or when what moved is no coin. */
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

/** in, out, self (both, or to oneself) or none. */
export function directionOf(kind: ActivityKind, movements: readonly CoinAmount[]): Direction {
  if (movements.length === 0) return INTENT[kind] ?? 'none'
  const went = movements.filter(({ amount }) => amount.startsWith('-')).length
  if (went === 0) return 'in'
  return went === movements.length ? 'out' : 'self'
}
