// Starts a transfer from a screen other than the form: a claim, the end of a permission. It opens its review at once.
import type { Quote } from '../../../shared/contract/transfer/route.ts'
import { go, navigationStore } from '../../navigation.ts'
import type { AppWindow } from '../../window.ts'

/** Creates the transfer of a quote and opens it. @throws AppError those of `transfers.create`. */
export async function beginTransfer(win: AppWindow, quote: Quote): Promise<void> {
  const { transfer } = await win.client['transfers.create']({ quoteId: quote.id, accepted: [] })
  go(win, 'transfer', { transferId: transfer.id, from: win.part(navigationStore).getState().screen })
}
