// Which of a transaction's movements a sentence and a line speak of.
import type { ActivityItem, Movement } from '../../../../shared/contract/history/activity.ts'

/** What left for outgoing ones, what came otherwise; all where that is none; empty when nothing moved. */
export function mainMovements({ movements, direction, kind }: Pick<ActivityItem, 'movements' | 'direction' | 'kind'>): Movement[] {
  const wantsOut = direction === 'out' || kind === 'swapped'
  const wanted = movements.filter(({ amount }) => amount.startsWith('-') === wantsOut)
  return wanted.length === 0 ? movements : wanted
}

/** What a swap gave back; empty when nothing came in. */
export function gotMovements({ movements }: Pick<ActivityItem, 'movements'>): Movement[] {
  return movements.filter(({ amount }) => !amount.startsWith('-'))
}

/** What the line's amount column shows: what moved, or what a failed transaction cost all the same. */
export function shownMovements({ movements, status, fee }: Pick<ActivityItem, 'movements' | 'status' | 'fee'>): Movement[] {
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
