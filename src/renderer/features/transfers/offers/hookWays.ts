// Runs the choices when the account that a hook acts for does not appear: continue without the hook, create the account, or wait.
import { toUnits } from '../../../../shared/domain/amount.ts'
import { waitAnew } from '../form/awaiting/awaitAccount.ts'
import { go } from '../../../navigation.ts'
import { goOn } from '../review/driveTransfer.ts'
import { leaveReview } from '../leaving/leaveReview.ts'
import { backDraftStore, rememberBack } from '../leaving/backDraft.ts'
import { fillFrom } from '../form/formStore.ts'
import { toTyped } from '../form/form.ts'
import { reviewStore } from '../review/reviewStore.ts'
import type { AppWindow } from '../../../window.ts'

/** Opens the form again, for the asset that arrives when no hook converts it. */
export async function goUnhooked(win: AppWindow): Promise<void> {
  await backToForm(win, false)
}

/** Opens the form again, for a small first amount without the hook, which creates the account there. */
export async function depositFirst(win: AppWindow): Promise<void> {
  await backToForm(win, true)
}

/** Waits for the account again. */
export async function waitLonger(win: AppWindow): Promise<void> {
  await waitAnew(win, () => goOn(win))
}

async function backToForm(win: AppWindow, isFirstDeposit: boolean): Promise<void> {
  const { view } = win.part(reviewStore).getState()
  if (view === null) return
  const { transfer } = view
  const { request, unhookedDenom, from } = transfer.quote
  await leaveReview(win)
  const { id } = win.part(backDraftStore).getState()
  go(win, 'transfer')
  const to = { chainId: request.toChainId, denom: unhookedDenom ?? request.toDenom }
  const small = toUnits(request.amount) / 100n
  const typed = toTyped((small === 0n ? 1n : small).toString(), from.decimals)
  fillFrom(win, transfer, isFirstDeposit ? { to, typed } : { to })
  // Still the same intention: its review replaces the draft.
  rememberBack(win, id)
}
