// Reads from history what a transfer really paid: fees, of which the device signs a limit, claimed rewards, which grow with each block, and
// the price of a name, which is not signed.
import { useCallback, useMemo } from 'react'
import type { Movement } from '../../../../shared/contract/history/activity.ts'
import type { Action, AssetAmount } from '../../../../shared/contract/transfer/action.ts'
import type { FundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { useAsked } from '../../../data/useAsked.ts'
import type { AppWindow, ClientEvent } from '../../../window.ts'
import type { Charge, PaidFees } from './fees.ts'

/** Returns the fees of those transactions that history has, null until main has answered; asks again when rows arrive. */
export function usePaidFees({ accountId, legs }: Transfer): PaidFees | null {
  const key = legs.flatMap(({ chainId, hash, sentAt }) => (hash === null || sentAt === null ? [] : [`${chainId} ${hash}`])).join('\n')
  const sent = useMemo(() => (key === '' ? [] : key.split('\n').map((line) => line.split(' '))), [key])
  const ask = useCallback(
    async (win: AppWindow): Promise<PaidFees> => {
      const paid = new Map<string, readonly Charge[]>()
      for (const [chainId = '', hash = ''] of sent) {
        const found = await win.client['activity.find']({ accountId, chainId, hash })
        if (found.accountId !== null)
          paid.set(
            hash,
            found.fee.map(({ denom, amount }) => ({ chainId, denom, amount })),
          )
      }
      return paid
    },
    [sent, accountId],
  )
  return useAsked(ask, isStale).value
}

/** Actions whose amounts are not signed. */
const TOLD_BY_HISTORY: ReadonlySet<Action['type']> = new Set(['claimRewards', 'claimLocked', 'extendName'])

/**
 * Returns the amounts that a completed claim paid out or an extension of a name cost, of the assets that it was about; null for anything
 * else, and until history has the transaction. Like a fee that was paid, it is what the indexer tells.
 */
export function useMovedAmounts({ accountId, phase, quote, legs }: Transfer): readonly Movement[] | null {
  const { chainId, hash } = legs.findLast(({ includedAt }) => includedAt !== null) ?? { chainId: '', hash: null }
  const { action, about } = quote
  const isAsked = action !== null && isToldByHistory({ phase }, action) && hash !== null
  const ask = useCallback(
    async (win: AppWindow) => {
      const { movements, rewards } = await win.client['activity.find']({ accountId, chainId, hash: hash ?? '' })
      // What was unstaked may come with the rewards of locked stakes: it was not earned.
      return rewards ?? movements
    },
    [accountId, chainId, hash],
  )
  const { value } = useAsked(isAsked ? ask : null, isStale)
  return value === null || action === null ? null : movedOf(action, about, value)
}

/** Returns whether an action is done whose amounts only history tells. */
export function isToldByHistory({ phase }: Pick<Transfer, 'phase'>, { type }: Action): boolean {
  return phase === 'completed' && TOLD_BY_HISTORY.has(type)
}

/** Returns the movements that an action is about, as positive amounts: what came in of a claim, what went out for a name; null for none. */
export function movedOf({ type }: Action, about: readonly AssetAmount[], movements: readonly Movement[]): readonly Movement[] | null {
  const sign = type === 'extendName' ? -1n : 1n
  const moved = movements
    .map((movement) => ({ ...movement, amount: (sign * BigInt(movement.amount)).toString() }))
    .filter(({ denom, amount }) => BigInt(amount) > 0n && about.some(({ asset }) => asset.denom === denom))
  return moved.length === 0 ? null : moved
}

/** Returns the state of an action with the amounts that really moved, where they are known. */
export function withMoved(funds: FundsNow, moved: readonly Movement[] | null): FundsNow {
  if (funds.place !== 'action' || moved === null) return funds
  const { chainId } = funds.money
  return { ...funds, about: moved.map(({ denom, amount }) => ({ chainId, denom, amount, isExact: true })) }
}

function isStale({ type }: ClientEvent): boolean {
  return type === 'activity.changed'
}
