// Cancels unsigned transfers whose purpose others have fulfilled: signing them as well would do nothing, or undo a later decision.
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { isDoneBy, isUnsigned } from '../../../shared/domain/transfer/draftState.ts'
import { toErrorData } from '../../../shared/domain/errors.ts'
import type { Log } from '../../platform/log/log.ts'
import type { ReadDb } from '../../db/database.ts'
import { listLiveTransfers, listTransfers } from '../../db/journal/transfers.ts'
import type { Advance } from './advance.ts'
import type { ProgressBook } from './tracking/progress.ts'

/** What cancelling needs. */
export interface CancelDeps {
  /** The journal. */
  db: ReadDb
  advance: Pick<Advance, 'cancel'>
  progress: Pick<ProgressBook, 'view'>
  log: Pick<Log, 'warn'>
}

/**
 * Cancels what completed transfers leave without purpose: only what was asked for before they were sent, is unsigned and has no step running.
 * The list says which transfer took its place. Called after each completion, and at the start for what an ended process left. Never throws:
 * what was done is stored already, and what could not be cancelled stays listed as unsigned.
 */
export function cancelSuperseded(deps: CancelDeps): void {
  try {
    const open = listLiveTransfers(deps.db).filter((transfer) => isUnsigned(transfer) && deps.progress.view(transfer).running === null)
    if (open.length === 0) return
    const completed = listTransfers(deps.db).filter(({ phase }) => phase === 'completed')
    for (const transfer of open) {
      const successor = successorOf(transfer, completed)
      if (successor !== undefined) deps.advance.cancel({ id: transfer.id, version: transfer.version, doneBy: successor.number })
    }
  } catch (error) {
    deps.log.warn('transfers.notCancelled', { code: toErrorData(error).code })
  }
}

/** Returns the first of the completed transfers with which nothing of it was left to do. */
function successorOf({ quote }: Transfer, completed: readonly Transfer[]): Transfer | undefined {
  const later = completed.filter((other) => sentAt(other) >= quote.quotedAt).toSorted((a, b) => sentAt(a) - sentAt(b))
  const quotes = later.map((other) => other.quote)
  return later.find((_, index) => isDoneBy(quote, quotes.slice(0, index + 1)))
}

/** Milliseconds since 1970; 0 for a transfer that was not sent. */
function sentAt({ legs }: Transfer): number {
  return legs.findLast((leg) => leg.sentAt !== null)?.sentAt ?? 0
}
