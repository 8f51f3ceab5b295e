// Reads from the list of transfers how long a route takes.
import { useMemo } from 'react'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { useTransfers } from '../../../data/transfers/transfersStore.ts'
import { ownTimes, type OwnTimes } from './ownTimes.ts'

/** Returns how long the user's own transfers over a route took; null where there are too few. */
export function useOwnTimes(quote: Quote): OwnTimes | null {
  const views = useTransfers((state) => state.value)
  return useMemo(
    () =>
      views === null
        ? null
        : ownTimes(
            views.map(({ transfer }) => transfer),
            quote,
          ),
    [views, quote],
  )
}
