// Reads from history what the transactions of a transfer paid in fees: the device signs only for a limit.
import { useCallback, useMemo } from 'react'
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

function isStale({ type }: ClientEvent): boolean {
  return type === 'activity.changed'
}
