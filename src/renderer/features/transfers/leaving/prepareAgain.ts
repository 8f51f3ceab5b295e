// Prepares an own action again whose document became too old to be signed.
import { asAppError } from '../../../../shared/domain/errors.ts'
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { go, navigationStore } from '../../../navigation.ts'
import type { AppWindow } from '../../../window.ts'
import { reviewStore } from '../review/reviewStore.ts'

/** Offers the same action anew and opens its review, with the same way back. */
export async function prepareAgain(win: AppWindow, { accountId, quote }: Transfer, action: Action): Promise<void> {
  const { showing } = win.part(reviewStore).getState()
  const isShown = () => win.part(reviewStore).getState().showing === showing
  win.part(reviewStore).setState({ busy: 'create', error: null })
  try {
    const offer = await win.client['actions.offer']({ accountId, chainId: quote.request.fromChainId, action })
    const { transfer } = await win.client['transfers.create']({ quoteId: offer.id, accepted: [] })
    if (!isShown()) return
    const { from } = win.part(navigationStore).getState().params
    go(win, 'transfer', { transferId: transfer.id, ...(from === undefined ? {} : { from }) })
  } catch (error) {
    if (isShown()) win.part(reviewStore).setState({ busy: null, error: asAppError(error) })
  }
}
