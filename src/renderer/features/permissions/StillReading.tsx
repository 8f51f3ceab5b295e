// Says that permissions may be missing while the history that names them is read.
import type { SyncTargetKind } from '../../../shared/contract/status.ts'
import { useSync } from '../../data/stores/syncStore.ts'
import { useAllWords } from '../../window.ts'

/** The lists of transactions: approvals are found in them. */
const HISTORY: readonly SyncTargetKind[] = ['txs', 'evmTxs', 'internalTxs']

/** Draws the line; nothing once the account's history is whole, or while none is read: the sync status names a chain that fails. */
export function StillReading({ accountId }: { accountId: string }) {
  const { permissionWords: words } = useAllWords()
  const isReading = useSync(
    ({ value }) =>
      value?.isOnline === true &&
      value.streams.some(
        (one) =>
          one.accountId === accountId &&
          HISTORY.includes(one.stream) &&
          one.isOffered &&
          one.error === null &&
          (!one.isComplete || one.gaps > 0),
      ),
  )
  return <output>{isReading && <p className="warn lead-in">{words.stillReading}</p>}</output>
}
