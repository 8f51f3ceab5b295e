// Computes what the network took, or may take, for the transactions of a transfer. Pure.
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'

/** An amount in base units of `denom` on a chain. */
export interface Charge {
  chainId: string
  denom: string
  amount: string
}

/** Returns the most that is paid on top, each coin once: fees of included transactions, and while it runs, of those still to come. */
export function feesOnTop({ legs, phase }: Transfer): Charge[] {
  const isOver = isSettled(phase)
  const sums = new Map<string, Charge>()
  for (const leg of legs.filter((one) => isCharged(one, isOver))) {
    const { chainId, fee } = leg
    const key = `${chainId} ${fee.denom}`
    const before = sums.get(key)?.amount ?? '0'
    sums.set(key, { chainId, denom: fee.denom, amount: String(BigInt(before) + BigInt(fee.amount)) })
  }
  return [...sums.values()].filter(({ amount }) => amount !== '0')
}

/** Returns whether a leg costs a fee: a hook is not a transaction, and a failed attempt costs nothing unless a block holds it. */
function isCharged({ purpose, includedAt, sentAt, end }: Leg, isOver: boolean): boolean {
  if (purpose === 'hook') return false
  if (includedAt !== null) return true
  return end === null && (!isOver || sentAt !== null)
}
