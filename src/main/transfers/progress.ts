// What the core is doing to each transfer this moment. Kept in memory: after a restart it is found out anew.
import type { ErrorData } from '../../shared/errors.ts'
import type { AppEvent } from '../../shared/events.ts'
import type { Transfer, TransferStep, TransferView } from '../../shared/transfer.ts'

export interface Progress {
  running: TransferStep | null
  nextCheckAt: number | null
  lastCheckedAt: number | null
  trouble: ErrorData | null
}

export interface ProgressBook {
  get(id: string): Progress
  /** Changes it and says so. */
  set(transfer: Transfer, change: Partial<Progress>): void
  view(transfer: Transfer): TransferView
}

const NOTHING: Progress = { running: null, nextCheckAt: null, lastCheckedAt: null, trouble: null }

/** Makes an empty book. */
export function createProgressBook(emit: (event: AppEvent) => void): ProgressBook {
  const book = new Map<string, Progress>()
  const get = (id: string) => book.get(id) ?? NOTHING
  return {
    get,
    set: (transfer, change) => {
      book.set(transfer.id, { ...get(transfer.id), ...change })
      emit({ type: 'transfer.changed', id: transfer.id, version: transfer.version })
    },
    view: (transfer) => ({ transfer, ...get(transfer.id) }),
  }
}
