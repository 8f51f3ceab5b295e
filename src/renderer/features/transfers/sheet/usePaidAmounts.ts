// Reads from history what a transfer really paid: fees, of which the device signs a limit, and claimed rewards, which grow with each block.
import { useCallback, useMemo } from 'react'
import type { Movement } from '../../../../shared/contract/history/activity.ts'
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

/**
 * Returns the amounts that a completed claim paid out, of the assets that it was for; null for anything else, and until history has the
 * transaction. Like a fee that was paid, it is what the indexer tells.
 */
export function useClaimedRewards({ accountId, phase, quote, legs }: Transfer): readonly Movement[] | null {
  const { chainId, hash } = legs.findLast(({ includedAt }) => includedAt !== null) ?? { chainId: '', hash: null }
  const isClaimed = quote.action?.type === 'claimRewards' && phase === 'completed' && hash !== null
  const ask = useCallback(
    async (win: AppWindow): Promise<Movement[]> => {
      const { movements } = await win.client['activity.find']({ accountId, chainId, hash: hash ?? '' })
      return movements.filter(({ amount }) => BigInt(amount) > 0n)
    },
    [accountId, chainId, hash],
  )
  const { value } = useAsked(isClaimed ? ask : null, isStale)
  const paid = value?.filter(({ denom }) => quote.about.some(({ asset }) => asset.denom === denom)) ?? []
  return paid.length === 0 ? null : paid
}

/** Returns the state of a claim with the amounts it paid out, where they are known. */
export function withClaimed(funds: FundsNow, claimed: readonly Movement[] | null): FundsNow {
  if (funds.place !== 'action' || claimed === null) return funds
  const { chainId } = funds.money
  return { ...funds, about: claimed.map(({ denom, amount }) => ({ chainId, denom, amount, isExact: true })) }
}

function isStale({ type }: ClientEvent): boolean {
  return type === 'activity.changed'
}
