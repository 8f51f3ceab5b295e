// Drives a transfer: asks for the next step, runs those that need no answer, stops where the user must decide. Holds no state: every step is
// on disk in main before the next begins, so that a reload can continue anywhere.
import { asAppError } from '../../../../shared/domain/errors.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { TransferStep, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { transfersStore } from '../../../data/transfers/transfersStore.ts'
import { go, navigationStore } from '../../../navigation.ts'
import { isAwaited, waitForAccount } from '../form/awaiting/awaitAccount.ts'
import { clearSent } from '../form/clearSent.ts'
import { dropOffers } from '../form/formStore.ts'
import type { Gate } from '../offers/gates.ts'
import { IDLE_RUN, isOvertaken, nextMove, type Run } from './nextMove.ts'
import { refreshView, showView, reviewStore } from './reviewStore.ts'
import { dropReplaced, replacedBy } from '../leaving/backDraft.ts'
import { afterCancel } from '../leaving/wayBack.ts'
import type { AppWindow } from '../../../window.ts'

/**
 * Creates a transfer for a quote whose gates were all agreed to, or continues the draft of the same request, and prepares its first document
 * for review.
 */
export async function reviewQuote(win: AppWindow, quote: Quote): Promise<void> {
  win.part(reviewStore).setState({ busy: 'create', error: null })
  try {
    const view = await win.client['transfers.create']({ quoteId: quote.id, accepted: quote.gates.map(({ kind }) => kind) })
    const replacedId = replacedBy(win, view.transfer.id)
    showView(win, view)
    // A quote makes one transfer; back in the form, new offers are requested.
    dropOffers(win)
    go(win, 'transfer', { transferId: view.transfer.id })
    // The form has one draft, however often it changes.
    void dropReplaced(win, replacedId)
  } catch (error) {
    win.part(reviewStore).setState({ busy: null, error: asAppError(error) })
    return
  }
  await drive(win, IDLE_RUN)
}

/** Resumes a transfer from its state: prepares the document, or shows the open question. */
export async function resumeTransfer(win: AppWindow): Promise<void> {
  const { view, busy, renewal, awaiting } = win.part(reviewStore).getState()
  if (view === null || busy !== null || view.running !== null) return
  if (renewal !== null || awaiting !== null) return
  if ('do' in nextMove(view.transfer, IDLE_RUN, Date.now())) await drive(win, IDLE_RUN)
  // A new document is there to review at once, and not after a press that its chain would refuse.
  else if (isOvertaken(view.transfer, win.part(transfersStore).getState().value ?? [])) await renewQuote(win)
}

/** Repeats the step that failed. */
export async function goOn(win: AppWindow): Promise<void> {
  await drive(win, IDLE_RUN)
}

/** Continues without a press when the transfer has advanced, such as after an approval is in a block: once for each version. */
export async function followTransfer(win: AppWindow): Promise<void> {
  const { view, triedAt } = win.part(reviewStore).getState()
  if (view?.transfer.phase === 'authorised' && triedAt !== view.transfer.version) await resumeTransfer(win)
}

/** Signs the shown document after the user's consent, sends it at once, tries to register it, and opens the transfer. */
export async function signAndSend(win: AppWindow): Promise<void> {
  const { view } = win.part(reviewStore).getState()
  const leg = view === null ? null : currentLeg(view.transfer)
  if (leg !== null) await drive(win, { ...IDLE_RUN, consent: leg.documentHash, maySend: true })
}

/** Sends what was signed earlier, after the user's consent. */
export async function sendSigned(win: AppWindow): Promise<void> {
  await drive(win, { ...IDLE_RUN, maySend: true })
}

/** Accepts the newer quote and its new gates, and prepares the document for it. */
export async function acceptRenewal(win: AppWindow, accepted: Gate['kind'][]): Promise<void> {
  const { view, renewal, showing } = win.part(reviewStore).getState()
  if (view === null || renewal === null) return
  win.part(reviewStore).setState({ busy: 'accept', error: null, renewal: null })
  try {
    await accept(win, view, renewal.quote, accepted, showing)
  } catch (error) {
    await settleFailure(win, error, showing)
    return
  }
  await drive(win, { ...IDLE_RUN, hasRenewed: true })
}

/** Requests a newer quote for a document that its chain would reject, and prepares a new document for it. */
export async function renewQuote(win: AppWindow): Promise<void> {
  const { view, showing } = win.part(reviewStore).getState()
  if (view === null) return
  win.part(reviewStore).setState({ busy: 'requote', error: null })
  try {
    if (!(await renew(win, view, showing))) return
  } catch (error) {
    await settleFailure(win, error, showing)
    return
  }
  await drive(win, { ...IDLE_RUN, hasRenewed: true })
}

/** Prepares a transaction that replaces a waiting one: the same at a higher fee, or an empty one. */
export async function replaceWaiting(win: AppWindow, step: 'speedUp' | 'abort'): Promise<void> {
  const { view, showing } = win.part(reviewStore).getState()
  if (view === null) return
  win.part(reviewStore).setState({ busy: step, error: null })
  try {
    await makeStep(win, view, step, null, showing)
    if (isStillShown(win, showing)) win.part(reviewStore).setState({ busy: null })
  } catch (error) {
    await settleFailure(win, error, showing)
  }
}

/**
 * Cancels before the signature, discards after it. While the device asks, the request to cancel is stored: only the device can dismiss a
 * prompt, and whatever it answers is not sent.
 */
export async function cancelTransfer(win: AppWindow): Promise<void> {
  const { view, busy, showing } = win.part(reviewStore).getState()
  if (view === null) return
  if (busy === 'sign') {
    win.part(reviewStore).setState({ wantsCancel: true })
    return
  }
  win.part(reviewStore).setState({ busy: 'cancel', error: null, awaiting: null })
  try {
    const { id, version } = view.transfer
    const { screen, params } = afterCancel(view.transfer, win.part(navigationStore).getState().params.from)
    const cancelled = await win.client['transfers.cancel']({ id, version })
    if (!isStillShown(win, showing)) return
    win.part(reviewStore).setState({ view: cancelled, busy: null, wantsCancel: false })
    go(win, screen, params)
  } catch (error) {
    await settleFailure(win, error, showing)
  }
}

/**
 * Runs steps of the transfer under review. Consent and permission to send apply to that one transfer, so the run ends as soon as a
 * different one is shown, or the same one again: what was signed meanwhile stays on disk, and the user is asked.
 */
async function drive(win: AppWindow, start: Run): Promise<void> {
  const { showing } = win.part(reviewStore).getState()
  for (let run = start; isStillShown(win, showing);) {
    const { view, wantsCancel } = win.part(reviewStore).getState()
    if (view === null) return
    if (wantsCancel) {
      win.part(reviewStore).setState({ busy: null })
      return cancelTransfer(win)
    }
    const move = nextMove(view.transfer, run, Date.now())
    if ('wait' in move) {
      win.part(reviewStore).setState({ busy: null })
      if (move.wait === 'waybill') openSheet(win, view)
      return
    }
    win.part(reviewStore).setState({ busy: move.do, error: null, wasMovedElsewhere: false, triedAt: view.transfer.version })
    try {
      if (move.do === 'requote') {
        if (!(await renew(win, view, showing))) return
        run = { ...run, hasRenewed: true }
      } else {
        await makeStep(win, view, move.do, move.consent, showing)
        run = after(run, move.do)
      }
    } catch (error) {
      // A second press made it again before it was built: a document can be built for what is stored now, as it is reviewed anyway.
      if (move.do !== 'build' || run.hasReread || asAppError(error).code !== 'transfer.conflict')
        return failed(win, error, move.do, showing)
      await refreshView(win)
      run = { ...run, hasReread: true }
    }
  }
}

/** Requests a newer quote. One without differences is accepted at once. @returns false when the user must decide. */
async function renew(win: AppWindow, view: TransferView, showing: number): Promise<boolean> {
  const { id, version } = view.transfer
  const renewal = await win.client['transfers.requote']({ id, version })
  if (!isStillShown(win, showing)) return false
  if (renewal.changes.length > 0) {
    win.part(reviewStore).setState({ busy: null, renewal })
    return false
  }
  await accept(win, view, renewal.quote, [], showing)
  return true
}

async function accept(win: AppWindow, view: TransferView, quote: Quote, accepted: Gate['kind'][], showing: number): Promise<void> {
  const { id, version } = view.transfer
  const accepting = await win.client['transfers.accept']({ id, version, quoteId: quote.id, accepted })
  if (isStillShown(win, showing)) win.part(reviewStore).setState({ view: accepting })
}

const isStillShown = (win: AppWindow, showing: number) => win.part(reviewStore).getState().showing === showing

/** Updates the run after a step. Consent is for one prompt: after a rejection, and for every further document, the user is asked again. */
function after(run: Run, step: TransferStep): Run {
  // A built document uses up the renewed quote: the next document may need a newer one.
  const hasRenewed = run.hasRenewed && step !== 'build'
  return { ...run, hasRenewed, consent: step === 'sign' ? null : run.consent, hasRegistered: run.hasRegistered || step === 'register' }
}

async function makeStep(win: AppWindow, last: TransferView, step: TransferStep, consent: string | null, showing: number): Promise<void> {
  const view = await win.client['transfers.step']({ id: last.transfer.id, version: last.transfer.version, step, consent })
  if (step === 'send') clearSent(win, view.transfer)
  if (isStillShown(win, showing)) win.part(reviewStore).setState({ view, awaiting: null })
}

async function failed(win: AppWindow, error: unknown, step: TransferStep | 'requote', showing: number): Promise<void> {
  if (step === 'build' && isAwaited(error) && isStillShown(win, showing)) {
    await refreshView(win)
    waitForAccount(win, showing, () => drive(win, IDLE_RUN))
    return
  }
  await settleFailure(win, error, showing)
  // A sent transaction continues without this window: the transfer's sheet shows it, and why it is late.
  if ((step === 'send' || step === 'register') && isStillShown(win, showing)) leaveWhenSent(win)
}

/** Handles a failed step: reads the stored state again, which another window may have changed first. */
async function settleFailure(win: AppWindow, failure: unknown, showing: number): Promise<void> {
  await refreshView(win)
  // A different transfer is shown now: the failure belongs to the earlier one, whose sheet shows it.
  if (!isStillShown(win, showing)) return
  const error = asAppError(failure)
  const wasMovedElsewhere = error.code === 'transfer.conflict'
  const { wantsCancel } = win.part(reviewStore).getState()
  win
    .part(reviewStore)
    .setState({ busy: null, awaiting: null, error: wasMovedElsewhere ? null : error, wasMovedElsewhere, wantsCancel: false })
  // The prompt is gone, whether rejected, unplugged or locked away: the stored request to cancel can be carried out.
  if (wantsCancel && !wasMovedElsewhere) await cancelTransfer(win)
}

function leaveWhenSent(win: AppWindow): void {
  const { view } = win.part(reviewStore).getState()
  if (view === null) return
  const move = nextMove(view.transfer, IDLE_RUN, Date.now())
  if ('wait' in move && move.wait === 'waybill') openSheet(win, view)
}

/** Opens the transfer's sheet, unless the user has gone elsewhere meanwhile. */
function openSheet(win: AppWindow, { transfer: { id } }: TransferView): void {
  const { screen, params } = win.part(navigationStore).getState()
  if (screen === 'transfer' && params.transferId === id) go(win, 'transfers', { transferId: id })
}
