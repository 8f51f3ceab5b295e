// Finds the transactions that gave back what another chain refused.
import type { ReadDb } from '../database.ts'
import { listTransfers } from './transfers.ts'

/** Returns the transactions by which refunded transfers came back, as far as tracking has seen them. */
export function readReturnedTxs(db: ReadDb): { chainId: string; hash: string }[] {
  return listTransfers(db)
    .filter(({ phase }) => phase === 'refunded')
    .flatMap(({ hops }) =>
      hops.flatMap(({ fromChainId, settleHash }) =>
        settleHash === null ? [] : [{ chainId: fromChainId, hash: settleHash.replace(/^0x/i, '').toUpperCase() }],
      ),
    )
}
