// What the core is doing to each transfer this moment. Kept in memory: after a restart it is found out anew.
import type { AppEvent } from '../../../../shared/contract/events.ts'
import type { Transfer, TransferProgress, TransferView } from '../../../../shared/contract/transfer/transfer.ts'

export interface ProgressBook {
  /** Changes it and says so. */
  set(id: string, change: Partial<TransferProgress>): void
  view(transfer: Transfer): TransferView
}

const NOTHING: TransferProgress = { running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }

/** Makes an empty book. */
export function createProgressBook(emit: (event: AppEvent) => void): ProgressBook {
  const book = new Map<string, TransferProgress>()
  const get = (id: string) => book.get(id) ?? NOTHING
  return {
    set: (id, change) => {
      const progress = { ...get(id), ...change }
      book.set(id, progress)
      emit({ type: 'transfer.progress', id, progress })
    },
    view: (transfer) => ({ transfer, ...get(transfer.id) }),
  }
}
