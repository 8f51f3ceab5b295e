// Closes unsigned transfers whose purpose another one has fulfilled: signing them as well would do nothing, or undo a later decision.
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { isDoneBy, isUnsigned } from '../../../shared/domain/transfer/draftState.ts'
import { toErrorData } from '../../../shared/domain/errors.ts'
import type { Log } from '../../platform/log/log.ts'
import type { ReadDb } from '../../db/database.ts'
import { listLiveTransfers, listTransfers } from '../../db/journal/transfers.ts'
import type { Advance } from './advance.ts'
import type { ProgressBook } from './tracking/progress.ts'

/** What closing needs. */
export interface CloseDeps {
  /** The journal. */
  db: ReadDb
  advance: Pick<Advance, 'cancel'>
  progress: Pick<ProgressBook, 'view'>
  log: Pick<Log, 'warn'>
}

/**
 * Closes what a completed transfer leaves without purpose. Only what was asked for before that one was sent, is unsigned and has no step
 * running; the list says which transfer took its place. Never throws: what was done is stored already.
 */
export function closeDone(deps: CloseDeps, done: Transfer): void {
  if (done.phase !== 'completed' || done.quote.task === 'send' || done.quote.task === 'route') return
  logged(deps, () => closeEach(deps, done))
}

/**
 * Closes what the last process left open that ended between storing what was done and closing what that was for. Never throws.
 */
export function closeLeft(deps: CloseDeps): void {
  logged(deps, () => {
    const open = listLiveTransfers(deps.db).filter((transfer) => isUnsigned(transfer) && deps.progress.view(transfer).running === null)
    if (open.length === 0) return
    const completed = completedTransfers(deps)
    for (const transfer of open) {
      const later = completed.filter((other) => sentAt(other) >= transfer.quote.quotedAt).toSorted((a, b) => sentAt(a) - sentAt(b))
      // The first with which nothing of it was left to do.
      const last = later.findIndex((_, index) =>
        isDoneBy(
          transfer.quote,
          later.slice(0, index + 1).map(({ quote }) => quote),
        ),
      )
      close(deps, transfer, later[last])
    }
  })
}

function logged({ log }: CloseDeps, work: () => void): void {
  try {
    work()
  } catch (error) {
    // The others stay listed as unsigned, as before.
    log.warn('transfers.notClosed', { code: toErrorData(error).code })
  }
}

function closeEach(deps: CloseDeps, done: Transfer): void {
  const { db, progress } = deps
  const open = listLiveTransfers(db).filter(
    (transfer) => transfer.quote.quotedAt <= sentAt(done) && isUnsigned(transfer) && progress.view(transfer).running === null,
  )
  if (open.length === 0) return
  const others = completedTransfers(deps)
  for (const transfer of open) {
    const later = others.filter((other) => sentAt(other) >= transfer.quote.quotedAt).map(({ quote }) => quote)
    // Whatever the others did, this one had a part in it.
    const isOver =
      isDoneBy(transfer.quote, later) &&
      !isDoneBy(
        transfer.quote,
        later.filter(({ id }) => id !== done.quote.id),
      )
    if (isOver) close(deps, transfer, done)
  }
}

function completedTransfers({ db }: CloseDeps): Transfer[] {
  return listTransfers(db).filter(({ phase }) => phase === 'completed')
}

function close({ advance }: CloseDeps, { id, version }: Transfer, done: Transfer | undefined): void {
  if (done !== undefined) advance.cancel({ id, version, doneBy: done.number })
}

function sentAt({ legs }: Transfer): number {
  return legs.findLast((leg) => leg.sentAt !== null)?.sentAt ?? 0
}
