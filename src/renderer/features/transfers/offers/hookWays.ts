// Runs the choices when the account that a hook acts for does not appear: continue without the hook, create the account, or wait.
import { toUnits } from '../../../../shared/domain/amount.ts'
import { waitAnew } from '../form/awaitAccount.ts'
import { goOn, leaveReview } from '../review/driveTransfer.ts'
import { fillFrom } from '../form/formStore.ts'
import { toTyped } from '../form/form.ts'
import { useReview } from '../review/reviewStore.ts'

/** Opens the form again, for the asset that arrives when no hook converts it. */
export async function goUnhooked(): Promise<void> {
  await backToForm(false)
}

/** Opens the form again, for a small first amount without the hook, which creates the account there. */
export async function depositFirst(): Promise<void> {
  await backToForm(true)
}

/** Waits for the account again. */
export async function waitLonger(): Promise<void> {
  await waitAnew(goOn)
}

async function backToForm(isFirstDeposit: boolean): Promise<void> {
  const { view } = useReview.getState()
  if (view === null) return
  const { transfer } = view
  const { request, unhookedDenom, from } = transfer.quote
  await leaveReview()
  const to = { chainId: request.toChainId, denom: unhookedDenom ?? request.toDenom }
  const small = toUnits(request.amount) / 100n
  const typed = toTyped((small === 0n ? 1n : small).toString(), from.decimals)
  fillFrom(transfer, isFirstDeposit ? { to, typed } : { to })
}
