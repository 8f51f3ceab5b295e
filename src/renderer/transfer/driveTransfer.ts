// The driver: asks the machine what is next, makes the steps that need no answer, stops where the user must give one.
// It holds nothing: every step is on disk in main before the next begins, so that a reload can take over anywhere.
import type { Quote } from '../../shared/route.ts'
import type { Transfer, TransferStep, TransferView } from '../../shared/transfer.ts'
import { currentLeg } from '../../shared/transferMachine.ts'
import { client } from '../api.ts'
import { go } from '../navigation.ts'
import { asAppError } from '../state/asAppError.ts'
import { IDLE_RUN, nextMove, type Run } from './nextMove.ts'
import { refreshView, showView, useTransfer } from './transferStore.ts'

/** Opens a transfer for a quote and prepares its document for review. */
export async function createTransfer(quote: Quote): Promise<void> {
  useTransfer.setState({ busy: 'create', error: null })
  try {
    const view = await client['transfers.create']({ quoteId: quote.id })
    showView(view)
    // A quote makes one transfer; coming back to the form asks for another.
    useTransfer.setState({ quote: null, quoteKey: null })
    go('transfer', { transferId: view.transfer.id })
  } catch (error) {
    useTransfer.setState({ busy: null, error: asAppError(error) })
    return
  }
  await drive(IDLE_RUN)
}

/** Takes a transfer up where it stands: prepares the document, or shows the question that is open. */
export async function resumeTransfer(): Promise<void> {
  const { view, busy } = useTransfer.getState()
  if (view === null || busy !== null || view.running !== null) return
  const move = nextMove(view.transfer, IDLE_RUN)
  if ('do' in move) await drive(IDLE_RUN)
}

/** The user agrees to the document shown: sign it, send it at once, try to register it, and go to the waybill. */
export async function signAndSend(): Promise<void> {
  const { view } = useTransfer.getState()
  const leg = view === null ? null : currentLeg(view.transfer)
  if (leg !== null) await drive({ consent: leg.documentHash, maySend: true, hasRegistered: false })
}

/** The user agrees to send what was signed earlier. */
export async function sendSigned(): Promise<void> {
  await drive({ ...IDLE_RUN, maySend: true })
}

/**
 * Cancels before the signature, discards it after. While the device asks, the wish is kept: a prompt can be taken away on the
 * device alone, and whatever it answers is not sent.
 */
export async function cancelTransfer(): Promise<void> {
  const { view, busy, showing } = useTransfer.getState()
  if (view === null) return
  if (busy === 'sign') {
    useTransfer.setState({ wantsCancel: true })
    return
  }
  useTransfer.setState({ busy: 'cancel', error: null })
  try {
    const { id, version } = view.transfer
    const cancelled = await client['transfers.cancel']({ id, version })
    if (!isStillShown(showing)) return
    useTransfer.setState({ view: cancelled, busy: null, wantsCancel: false })
    go('waybills', { transferId: id })
  } catch (error) {
    await settleFailure(error, showing)
  }
}

/** Back to the form. What was prepared but never shown to the device is cancelled: the form makes another. */
export async function leaveReview(): Promise<void> {
  const { view, busy } = useTransfer.getState()
  const isUntouched = view !== null && busy === null && view.running === null && isBeforeDevice(view.transfer)
  go('transfer')
  if (!isUntouched) return
  try {
    await client['transfers.cancel']({ id: view.transfer.id, version: view.transfer.version })
  } catch (error) {
    useTransfer.setState({ error: asAppError(error) })
  }
}

function isBeforeDevice({ phase, legs }: Transfer): boolean {
  return (phase === 'quoted' || phase === 'authorised' || phase === 'built') && legs.every((leg) => leg.asked === 0)
}

/**
 * Steps on with the transfer on review. Consent and permission to send are for that one transfer, so the run ends as soon as
 * another is put on review, or the same one anew: what was signed meanwhile stays on disk, and its user is asked.
 */
async function drive(start: Run): Promise<void> {
  const { showing } = useTransfer.getState()
  for (let run = start; isStillShown(showing);) {
    const { view, wantsCancel } = useTransfer.getState()
    if (view === null) return
    if (wantsCancel) {
      useTransfer.setState({ busy: null })
      return cancelTransfer()
    }
    const move = nextMove(view.transfer, run)
    if ('wait' in move) {
      useTransfer.setState({ busy: null })
      if (move.wait === 'waybill') go('waybills', { transferId: view.transfer.id })
      return
    }
    useTransfer.setState({ busy: move.do, error: null, wasMovedElsewhere: false })
    try {
      await makeStep(view, move.do, move.consent, showing)
    } catch (error) {
      await settleFailure(error, showing)
      // What was sent goes on without this window: the waybill shows that it does, and why it is late.
      if ((move.do === 'send' || move.do === 'register') && isStillShown(showing)) leaveWhenSent()
      return
    }
    run = after(run, move.do)
  }
}

function isStillShown(showing: number): boolean {
  return useTransfer.getState().showing === showing
}

/** Consent is for one prompt: after a rejection the user is asked anew. */
function after(run: Run, step: TransferStep): Run {
  return { ...run, consent: step === 'sign' ? null : run.consent, hasRegistered: run.hasRegistered || step === 'register' }
}

async function makeStep({ transfer }: TransferView, step: TransferStep, consent: string | null, showing: number): Promise<void> {
  const view = await client['transfers.step']({ id: transfer.id, version: transfer.version, step, consent })
  if (isStillShown(showing)) useTransfer.setState({ view })
}

/** After a failed step: what is on disk is the truth, so it is read again, also when another window was faster. */
async function settleFailure(failure: unknown, showing: number): Promise<void> {
  await refreshView()
  // Another transfer is looked at now: this failure is not its own, and its waybill tells it.
  if (!isStillShown(showing)) return
  const error = asAppError(failure)
  const isOvertaken = error.code === 'transfer.conflict'
  const { wantsCancel } = useTransfer.getState()
  useTransfer.setState({ busy: null, error: isOvertaken ? null : error, wasMovedElsewhere: isOvertaken, wantsCancel: false })
  // The prompt is gone, whether it was rejected, unplugged or locked away: now it can be done.
  if (wantsCancel && !isOvertaken) await cancelTransfer()
}

function leaveWhenSent(): void {
  const { view } = useTransfer.getState()
  if (view === null) return
  const move = nextMove(view.transfer, IDLE_RUN)
  if ('wait' in move && move.wait === 'waybill') go('waybills', { transferId: view.transfer.id })
}
