// What can be wrong with an indexer's history as a whole, each with its sentence.
import { AppError } from '../../../shared/domain/errors.ts'
import type { SyncTarget } from '../syncTargets.ts'

const WAIT = { retry: 'later', hint: 'Synced history is kept. Waybill will retry later.' } as const

/** History that was there and is not any more: nothing is thrown away on such an answer. */
export function historyGone({ chain }: SyncTarget): AppError {
  return new AppError('indexer.badReply', `The ${chain.name} indexer no longer has this account’s transactions.`, WAIT)
}

/** What an indexer shows now does not go together with what it showed a moment ago. */
export function contradiction({ chain }: SyncTarget, what: string): AppError {
  return new AppError('indexer.badReply', `The ${chain.name} indexer ${what}.`, WAIT)
}

/** Not one record of a page can be read: that is no odd record but another format. */
export function oddPage({ chain }: SyncTarget, { odd }: { odd: readonly { reason: string }[] }): AppError {
  const reason = odd[0]?.reason ?? ''
  return new AppError('indexer.badReply', `The ${chain.name} indexer sent transactions in an unexpected format (${reason}).`, WAIT)
}
