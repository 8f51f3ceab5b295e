// Holds what the core is doing to each transfer now, in memory: after a restart it is determined again.
import type { AppEvent } from '../../../../shared/contract/events.ts'
import type { Transfer, TransferProgress, TransferView } from '../../../../shared/contract/transfer/transfer.ts'

/** Live progress by transfer. */
export interface ProgressBook {
  /** Updates the progress and emits an event. */
  set(id: string, change: Partial<TransferProgress>): void
  view(transfer: Transfer): TransferView
}

const NOTHING: TransferProgress = { running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }

/** Creates an empty book. */
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
