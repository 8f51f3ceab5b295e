// Defines the errors of an indexer's history as a whole, each with its sentence.
import { AppError } from '../../../shared/domain/errors.ts'
import { asPhrase, phrase, type PhraseText } from '../../../shared/domain/phrase.ts'
import type { SyncTarget } from '../syncTargets.ts'

const WAIT = { retry: 'later', hint: 'Synced history is kept. Waybill will retry later.' } as const

/** Creates the error for history that was there and is not any more: nothing is deleted because of such an answer. */
export function historyGone({ chain }: SyncTarget): AppError {
  return new AppError('indexer.badReply', phrase`The ${chain.name} indexer no longer has this account’s transactions.`, WAIT)
}

/** What an indexer did that shows less than before. A single time may be a server that lags behind another. */
export const SHOWS_LESS = 'dropped transactions it had just returned'

/** Creates the error for an indexer whose answer contradicts an earlier one. */
export function contradiction({ chain }: SyncTarget, what: PhraseText): AppError {
  return new AppError('indexer.badReply', phrase`The ${chain.name} indexer ${asPhrase(what)}.`, WAIT)
}

/** Creates the error for a page without a readable record, which means a different format, not an odd record. */
export function oddPage({ chain }: SyncTarget, { odd }: { odd: readonly { reason: string }[] }): AppError {
  const reason = odd[0]?.reason ?? ''
  return new AppError('indexer.badReply', phrase`The ${chain.name} indexer sent transactions in an unexpected format (${reason}).`, WAIT)
}
