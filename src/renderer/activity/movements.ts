// Which of a transaction's movements the sentence speaks of.
import type { ActivityItem, Movement } from '../../shared/activity.ts'

/** What left first for outgoing ones, what came first otherwise; null when nothing moved. */
export function mainMovement({ movements, direction, kind }: ActivityItem): Movement | null {
  const wantsOut = direction === 'out' || kind === 'swapped'
  return movements.find(({ amount }) => amount.startsWith('-') === wantsOut) ?? movements[0] ?? null
}

/** What a swap gave back; null when nothing came in. */
export function gotMovement({ movements }: ActivityItem): Movement | null {
  return movements.find(({ amount }) => !amount.startsWith('-')) ?? null
}

/** What the line's amount column shows: what moved, or what a failed transaction cost all the same. */
export function shownMovements({ movements, status, fee }: ActivityItem): Movement[] {
  return movements.length === 0 && status === 'failed' ? fee.map(asCost) : movements
}

/** A fee as the loss it is, whichever sign it was written with. */
export function asCost(fee: Movement): Movement {
  return { ...fee, amount: `-${fee.amount.replace('-', '')}` }
}

/** The last segment of a message type, `/cosmos.bank.v1beta1.MsgSend` to `MsgSend`. */
export function shortType(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1)
}
