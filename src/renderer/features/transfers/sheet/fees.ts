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
 * does not have a transaction, that is the most that its document allows, or as `unpaid` says what is usual.
 */
export function feesOnTop({ legs, phase }: Transfer, paid: PaidFees | null = null, unpaid: 'most' | 'usual' = 'most'): Charge[] {
  const isOver = isSettled(phase)
  const sums = new Map<string, Charge>()
  for (const leg of legs.filter((one) => isCharged(one, isOver))) {
    const { denom: feeDenom, amount: most, usual = most } = leg.fee
    const limit = { chainId: leg.chainId, denom: feeDenom, amount: unpaid === 'usual' ? usual : most }
    for (const { chainId, denom, amount } of paidFor(leg, paid) ?? [limit]) {
      const key = `${chainId} ${denom}`
      const before = sums.get(key)?.amount ?? '0'
      sums.set(key, { chainId, denom, amount: String(BigInt(before) + BigInt(amount)) })
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== '0')
}

/** Returns whether every fee is one that was paid, and none is a limit. */
export function areFeesPaid({ legs, phase }: Transfer, paid: PaidFees | null): boolean {
  const charged = legs.filter((leg) => isCharged(leg, isSettled(phase)))
  return charged.length > 0 && charged.every((leg) => paidFor(leg, paid) !== null)
}

/**
 * Returns whether a limit is worth telling apart from the usual fee: it is more by a tenth at least. Where an Ethereum transaction allows
 * twice the price of the moment, it is.
 */
export function isFarAbove(most: string, usual: string): boolean {
  return BigInt(most) * 10n >= BigInt(usual) * 11n && usual !== most
}

/** Returns what history says a leg paid; null where it does not. A receipt of Ethereum's alone may not tell the fee. */
function paidFor({ hash, mode }: Leg, paid: PaidFees | null): readonly Charge[] | null {
  const fees = paid?.get(hash ?? '') ?? null
  return fees?.length === 0 && mode === 'evm' ? null : fees
}

/** Returns whether a leg costs a fee: a hook is not a transaction, and a failed attempt costs nothing unless a block holds it. */
function isCharged({ purpose, includedAt, sentAt, end }: Leg, isOver: boolean): boolean {
  if (purpose === 'hook') return false
  if (includedAt !== null) return true
  return end === null && (!isOver || sentAt !== null)
}
