// Finds the draft that a new quote can continue, so that looking at one request twice makes one transfer.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { isDraft } from '../../../../shared/domain/transfer/legs.ts'
import type { ReadDb } from '../../../db/database.ts'
import { listLiveTransfers } from '../../../db/journal/transfers.ts'
import type { KeptQuote } from './quoteRoute.ts'

/**
 * Returns the newest draft of the same request, sender and recipient; null for none. A draft was shown to no device, so a newer quote can
 * take the place of its own. Own actions, claims and revocations are offered anew each time: going back from their review cancels them, and
 * those that were left in another way stay drafts, until they are discarded or signed.
 */
export function openDraft(db: ReadDb, { quote, sender, recipient }: Omit<KeptQuote, 'operations'>): Transfer | null {
  if (quote.task !== 'route' && quote.task !== 'send') return null
  const isSame = (transfer: Transfer) =>
    isDraft(transfer) && transfer.sender === sender && transfer.recipient === recipient && isSameRequest(transfer.quote, quote)
  return listLiveTransfers(db).findLast(isSame) ?? null
}

/** Compares what the user asked for; variant and slippage may differ, since the newer quote replaces the whole older one. */
function isSameRequest(one: Quote, other: Quote): boolean {
  const fields = ['accountId', 'fromChainId', 'fromDenom', 'toChainId', 'toDenom', 'amount', 'recipient'] as const
  return one.task === other.task && fields.every((field) => one.request[field] === other.request[field])
}
