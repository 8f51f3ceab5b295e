// Selects which of a transaction's movements a sentence and a line mention.
import type { ActivityItem, Movement } from '../../../../shared/contract/history/activity.ts'

/**
 * Returns the outgoing movements of an outgoing transaction and the incoming ones otherwise; all where there are none of these; empty when
 * nothing moved.
 */
export function mainMovements({ movements, direction, kind }: Pick<ActivityItem, 'movements' | 'direction' | 'kind'>): Movement[] {
  const wantsOut = direction === 'out' || kind === 'swapped'
  const wanted = movements.filter(({ amount }) => amount.startsWith('-') === wantsOut)
  return wanted.length === 0 ? movements : wanted
}

/** Returns what a swap gave back; empty when nothing came in. */
export function gotMovements({ movements }: Pick<ActivityItem, 'movements'>): Movement[] {
  return movements.filter(({ amount }) => !amount.startsWith('-'))
}

/** Returns what the amount column of a line shows: what moved, or the fee that a failed transaction cost. */
export function shownMovements({ movements, status, fee }: Pick<ActivityItem, 'movements' | 'status' | 'fee'>): Movement[] {
  return movements.length === 0 && status === 'failed' ? fee.map(asCost) : movements
}

/** Kinds by which coins leave an account into a stake, and come into it as rewards alone. */
const OF_STAKING: ReadonlySet<ActivityItem['kind']> = new Set(['delegated', 'undelegated', 'redelegated', 'rewards'])

type OfKind = Pick<ActivityItem, 'kind'>

/** Returns whether all that a transaction did is about stakes. */
export function isOfStaking({ kind, parts }: OfKind & { parts: readonly OfKind[] }): boolean {
  return OF_STAKING.has(kind) && parts.every((part) => OF_STAKING.has(part.kind))
}

/** Returns a fee as a negative movement, whatever its sign was. */
export function asCost(fee: Movement): Movement {
  return { ...fee, amount: `-${fee.amount.replace('-', '')}` }
}
