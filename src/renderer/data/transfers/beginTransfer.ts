// Starts a transfer from a screen other than the form: a claim, the end of an allowance. It opens its review at once.
import type { Quote } from '../../../shared/contract/transfer/route.ts'
import { client } from '../api.ts'
import { go } from '../../navigation.ts'

/** Creates the transfer of a quote and opens it. @throws AppError those of `transfers.create`. */
export async function beginTransfer(quote: Quote): Promise<void> {
  const { transfer } = await client['transfers.create']({ quoteId: quote.id, accepted: [] })
  go('transfer', { transferId: transfer.id })
}
