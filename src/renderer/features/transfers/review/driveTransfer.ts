// The driver: asks the machine what is next, makes the steps that need no answer, stops where the user must give one.
// It holds nothing: every step is on disk in main before the next begins, so that a reload can take over anywhere.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { TransferStep, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { client } from '../../../data/api.ts'
import { go } from '../../../navigation.ts'
import { asAppError } from '../../../data/asAppError.ts'
import { isAwaited, waitForAccount } from '../form/awaitAccount.ts'
import { dropOffers } from '../form/formStore.ts'
import type { Gate } from './gates.ts'
import { IDLE_RUN, nextMove, type Run } from './nextMove.ts'
import { refreshView, showView, useReview } from './reviewStore.ts'
import { isBeforeDevice, leadsBackToTransfer } from '../form/wayBack.ts'

/** Opens a transfer for a quote and prepares its first document for review. `accepted`: the gates that were agreed to. */
export async function createTransfer(quote: Quote, accepted: Gate['kind'][]): Promise<void> {
  useReview.setState({ busy: 'create', error: null })
  try {
    const view = await client['transfers.create']({ quoteId: quote.id, accepted })
    showView(view)
    // A quote makes one transfer; coming back to the form asks for another.
    dropOffers()
    go('transfer', { transferId: view.transfer.id })
  } catch (error) {
    useReview.setState({ busy: null, error: asAppError(error) })
    return
  }
  await drive(IDLE_RUN)
}

/** Takes a transfer up where it stands: prepares the document, or shows the question that is open. */
export async function resumeTransfer(): Promise<void> {
  const { view, busy, renewal, awaiting } = useReview.getState()
  if (view === null || busy !== null || view.running !== null) return
  if (renewal !== null || awaiting !== null) return
  if ('do' in nextMove(view.transfer, IDLE_RUN, Date.now())) await drive(IDLE_RUN)
}

/** Tries the step again that stands still. */
export async function goOn(): Promise<void> {
  await drive(IDLE_RUN)
}

/** Goes on by itself when the transfer has moved on, such as after an approval is in a block: once for each version. */
export async function followTransfer(): Promise<void> {
  const { view, triedAt } = useReview.getState()
  if (view?.transfer.phase === 'authorised' && triedAt !== view.transfer.version) await resumeTransfer()
}

/** The user agrees to the document shown: sign it, send it at once, try to register it, and go to the waybill. */
export async function signAndSend(): Promise<void> {
  const { view } = useReview.getState()
  const leg = view === null ? null : currentLeg(view.transfer)
  if (leg !== null) await drive({ ...IDLE_RUN, consent: leg.documentHash, maySend: true })
}

/** The user agrees to send what was signed earlier. */
export async function sendSigned(): Promise<void> {
  await drive({ ...IDLE_RUN, maySend: true })
}

/** The user agrees to the newer quote and to what is new in it: prepare the document on it. */
export async function acceptRenewal(accepted: Gate['kind'][]): Promise<void> {
  const { view, renewal, showing } = useReview.getState()
  if (view === null || renewal === null) return
  useReview.setState({ busy: 'accept', error: null, renewal: null })
  try {
    await accept(view, renewal.quote, accepted, showing)
  } catch (error) {
    await settleFailure(error, showing)
    return
  }
  await drive({ ...IDLE_RUN, hasRenewed: true })
}

/** A document that its chain would not take any more: asks for a newer quote, and prepares another one on it. */
export async function renewQuote(): Promise<void> {
  const { view, showing } = useReview.getState()
  if (view === null) return
  useReview.setState({ busy: 'requote', error: null })
  try {
    if (!(await renew(view, showing))) return
  } catch (error) {
    await settleFailure(error, showing)
    return
  }
  await drive({ ...IDLE_RUN, hasRenewed: true })
}

/** Prepares a transaction in the place of one that waits: the same at a higher fee, or nothing at all. */
export async function replaceWaiting(step: 'speedUp' | 'abort'): Promise<void> {
  const { view, showing } = useReview.getState()
  if (view === null) return
  useReview.setState({ busy: step, error: null })
  try {
    await makeStep(view, step, null, showing)
    if (isStillShown(showing)) useReview.setState({ busy: null })
  } catch (error) {
    await settleFailure(error, showing)
  }
}

/**
 * Cancels before the signature, discards it after. While the device asks, the wish is kept: a prompt can be taken away on the
 * device alone, and whatever it answers is not sent.
 */
export async function cancelTransfer(): Promise<void> {
  const { view, busy, showing } = useReview.getState()
  if (view === null) return
  if (busy === 'sign') {
    useReview.setState({ wantsCancel: true })
    return
  }
  useReview.setState({ busy: 'cancel', error: null, awaiting: null })
  try {
    const { id, version } = view.transfer
    const cancelled = await client['transfers.cancel']({ id, version })
    if (!isStillShown(showing)) return
    useReview.setState({ view: cancelled, busy: null, wantsCancel: false })
    go('waybills', { transferId: id })
  } catch (error) {
    await settleFailure(error, showing)
  }
}

/**
 * Back to where the review came from. What was prepared but never shown to the device is cancelled: the form makes another.
 * Once something is signed its waybill is the place to come back to.
 */
export async function leaveReview(): Promise<void> {
  const { view, busy } = useReview.getState()
  const isUntouched = view !== null && busy === null && view.running === null && isBeforeDevice(view.transfer)
  if (view !== null && leadsBackToTransfer(view.transfer)) go('waybills', { transferId: view.transfer.id })
  else go('transfer')
  if (!isUntouched) return
  useReview.setState({ awaiting: null, renewal: null })
  try {
    await client['transfers.cancel']({ id: view.transfer.id, version: view.transfer.version })
  } catch (error) {
    useReview.setState({ error: asAppError(error) })
  }
}

/**
 * Steps on with the transfer on review. Consent and permission to send are for that one transfer, so the run ends as soon as
 * another is put on review, or the same one anew: what was signed meanwhile stays on disk, and its user is asked.
 */
async function drive(start: Run): Promise<void> {
  const { showing } = useReview.getState()
  for (let run = start; isStillShown(showing);) {
    const { view, wantsCancel } = useReview.getState()
    if (view === null) return
    if (wantsCancel) {
      useReview.setState({ busy: null })
      return cancelTransfer()
    }
    const move = nextMove(view.transfer, run, Date.now())
    if ('wait' in move) {
      useReview.setState({ busy: null })
      if (move.wait === 'waybill') go('waybills', { transferId: view.transfer.id })
      return
    }
    useReview.setState({ busy: move.do, error: null, wasMovedElsewhere: false, triedAt: view.transfer.version })
    try {
      if (move.do === 'requote') {
        if (!(await renew(view, showing))) return
        run = { ...run, hasRenewed: true }
      } else {
        await makeStep(view, move.do, move.consent, showing)
        run = after(run, move.do)
      }
    } catch (error) {
      await failed(error, move.do, showing)
      return
    }
  }
}

/** Asks for a newer quote. One that says the same is accepted at once. @returns false when the user is asked. */
async function renew(view: TransferView, showing: number): Promise<boolean> {
  const { id, version } = view.transfer
  const renewal = await client['transfers.requote']({ id, version })
  if (!isStillShown(showing)) return false
  if (renewal.changes.length > 0) {
    useReview.setState({ busy: null, renewal })
    return false
  }
  await accept(view, renewal.quote, [], showing)
  return true
}

async function accept(view: TransferView, quote: Quote, accepted: Gate['kind'][], showing: number): Promise<void> {
  const { id, version } = view.transfer
  const accepting = await client['transfers.accept']({ id, version, quoteId: quote.id, accepted })
  if (isStillShown(showing)) useReview.setState({ view: accepting })
}

function isStillShown(showing: number): boolean {
  return useReview.getState().showing === showing
}

/** Consent is for one prompt: after a rejection, and for every further document, the user is asked anew. */
function after(run: Run, step: TransferStep): Run {
  // What is built on a quote is done with it: the next document may need another.
  const hasRenewed = run.hasRenewed && step !== 'build'
  return { ...run, hasRenewed, consent: step === 'sign' ? null : run.consent, hasRegistered: run.hasRegistered || step === 'register' }
}

async function makeStep({ transfer }: TransferView, step: TransferStep, consent: string | null, showing: number): Promise<void> {
  const view = await client['transfers.step']({ id: transfer.id, version: transfer.version, step, consent })
  if (isStillShown(showing)) useReview.setState({ view, awaiting: null })
}

async function failed(error: unknown, step: TransferStep | 'requote', showing: number): Promise<void> {
  if (step === 'build' && isAwaited(error) && isStillShown(showing)) {
    await refreshView()
    waitForAccount(showing, () => drive(IDLE_RUN))
    return
  }
  await settleFailure(error, showing)
  // What was sent goes on without this window: the waybill shows that it does, and why it is late.
  if ((step === 'send' || step === 'register') && isStillShown(showing)) leaveWhenSent()
}

/** After a failed step: what is on disk is the truth, so it is read again, also when another window was faster. */
async function settleFailure(failure: unknown, showing: number): Promise<void> {
  await refreshView()
  // Another transfer is looked at now: this failure is not its own, and its waybill tells it.
  if (!isStillShown(showing)) return
  const error = asAppError(failure)
  const isOvertaken = error.code === 'transfer.conflict'
  const { wantsCancel } = useReview.getState()
  useReview.setState({
    busy: null,
    awaiting: null,
    error: isOvertaken ? null : error,
    wasMovedElsewhere: isOvertaken,
    wantsCancel: false,
  })
  // The prompt is gone, whether it was rejected, unplugged or locked away: now it can be done.
  if (wantsCancel && !isOvertaken) await cancelTransfer()
}

function leaveWhenSent(): void {
  const { view } = useReview.getState()
  if (view === null) return
  const move = nextMove(view.transfer, IDLE_RUN, Date.now())
  if ('wait' in move && move.wait === 'waybill') go('waybills', { transferId: view.transfer.id })
}
