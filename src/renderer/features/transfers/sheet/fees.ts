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

/** Fees that history says were paid, by hash of the transaction. */
export type PaidFees = ReadonlyMap<string, readonly Charge[]>

/**
 * Returns what is paid on top, each coin once: fees of included transactions, and while it runs, of those still to come. Where history
 * does not have a transaction, that is its limit.
 */
export function feesOnTop({ legs, phase }: Transfer, paid: PaidFees | null = null): Charge[] {
  const isOver = isSettled(phase)
  const sums = new Map<string, Charge>()
  for (const leg of legs.filter((one) => isCharged(one, isOver))) {
    for (const { chainId, denom, amount } of paid?.get(leg.hash ?? '') ?? [{ chainId: leg.chainId, ...leg.fee }]) {
      const key = `${chainId} ${denom}`
      const before = sums.get(key)?.amount ?? '0'
      sums.set(key, { chainId, denom, amount: String(BigInt(before) + BigInt(amount)) })
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== '0')
}

/** Returns whether every fee is the one that was paid: none is a limit, and none is still to come. */
export function areFeesFinal({ legs, phase }: Transfer, paid: PaidFees | null): boolean {
  return isSettled(phase) && legs.filter((leg) => isCharged(leg, true)).every(({ hash }) => paid?.has(hash ?? '') === true)
}

/** Returns whether a leg costs a fee: a hook is not a transaction, and a failed attempt costs nothing unless a block holds it. */
function isCharged({ purpose, includedAt, sentAt, end }: Leg, isOver: boolean): boolean {
  if (purpose === 'hook') return false
  if (includedAt !== null) return true
  return end === null && (!isOver || sentAt !== null)
}
