// What can be wrong with an indexer's history as a whole, each with its sentence.
import { AppError } from '../../../shared/errors.ts'
import type { SyncTarget } from '../syncTargets.ts'

const WAIT = { retry: 'later', hint: 'What was copied stays. Waybill tries again later.' } as const

/** History that was there and is not any more: nothing is thrown away on such an answer. */
export function historyGone({ chain }: SyncTarget): AppError {
  return new AppError('indexer.badReply', `The indexer of ${chain.name} no longer knows this account’s transactions.`, WAIT)
}

/** What an indexer shows now does not go together with what it showed a moment ago. */
export function contradiction({ chain }: SyncTarget, what: string): AppError {
  return new AppError('indexer.badReply', `The indexer of ${chain.name} ${what}.`, WAIT)
}

/** Not one record of a page can be read: that is no odd record but another format. */
export function oddPage({ chain }: SyncTarget, { odd }: { odd: readonly { reason: string }[] }): AppError {
  const reason = odd[0]?.reason ?? ''
  return new AppError('indexer.badReply', `The indexer of ${chain.name} sent transactions of an unexpected form (${reason}).`, WAIT)
}
