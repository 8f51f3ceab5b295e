// Finds what a new quote can continue, so that asking for one thing twice makes one transfer.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { isDraft } from '../../../../shared/domain/transfer/legs.ts'
import { isBeforeSignature, isSameRequest } from '../../../../shared/domain/transfer/draftState.ts'
import type { ReadDb } from '../../../db/database.ts'
import { listLiveTransfers } from '../../../db/journal/transfers.ts'
import type { KeptQuote } from './quoteRoute.ts'

/**
 * Returns the newest unsigned transfer of the same request, sender and recipient; null for none. A payment is continued only while the device
 * was not asked about it: two that are alike may both be meant. An own action or a revocation is continued after that, too: started again, it
 * is meant to be done once. Claims of withdrawals have one transfer anyway, which their offer names.
 */
export function findReusableDraft(
  db: ReadDb,
  { quote, sender, recipient }: { quote: Quote } & Pick<KeptQuote, 'sender' | 'recipient'>,
): Transfer | null {
  if (quote.task === 'claim') return null
  const isOpen = isPayment(quote) ? isDraft : isBeforeSignature
  const isSame = (transfer: Transfer) =>
    isOpen(transfer) && transfer.sender === sender && transfer.recipient === recipient && isSameRequest(transfer.quote, quote)
  return listLiveTransfers(db).findLast(isSame) ?? null
}

/** Returns whether a quote moves money of the user's choice: the same again may be meant. */
export function isPayment({ task }: Pick<Quote, 'task'>): boolean {
  return task === 'route' || task === 'send'
}
