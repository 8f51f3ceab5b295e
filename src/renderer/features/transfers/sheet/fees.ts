// What the network took, or may take, for the transactions of a transfer. Pure.
import { isSettled } from '../../../../shared/domain/transfer/machine.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'

/** Base units of `denom` on a chain. */
export interface Charge {
  chainId: string
  denom: string
  amount: string
}

/** At most what is paid on top, each coin once: of what was included, and while it goes on, of what may still be. */
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

/** A hook is no transaction; what came to nothing cost nothing unless a block holds it. */
function isCharged({ purpose, includedAt, sentAt, end }: Leg, isOver: boolean): boolean {
  if (purpose === 'hook') return false
  if (includedAt !== null) return true
  return end === null && (!isOver || sentAt !== null)
}
