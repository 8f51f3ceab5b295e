// A waybill begun from another screen than the form: a claim, the end of an allowance. It goes straight to its review.
import type { Quote } from '../../../shared/contract/transfer/route.ts'
import { client } from '../api.ts'
import { go } from '../../navigation.ts'

/** @throws AppError those of `transfers.create`. */
export async function beginTransfer(quote: Quote): Promise<void> {
  const { transfer } = await client['transfers.create']({ quoteId: quote.id, accepted: [] })
  go('transfer', { transferId: transfer.id })
}
