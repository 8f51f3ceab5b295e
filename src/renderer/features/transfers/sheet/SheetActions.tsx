// Draws the actions on a transfer. The first button is the next step where there is one; copying is always available.
import { ArrowLeft, Copy, RefreshCw, RotateCcw } from 'lucide-react'
import {
  currentLeg,
  hasArrivedLeg,
  isBringingBack,
  isDraft,
  isReplacing,
  mayHaveLostSignature,
} from '../../../../shared/domain/transfer/legs.ts'
import { isRepeatable } from '../../../../shared/domain/transfer/ownActions.ts'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import { offeredSteps } from '../../../../shared/domain/transfer/nextStep.ts'
import type { Transfer, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { originOf, originScreen } from '../../../data/transfers/originScreen.ts'
import { go } from '../../../navigation.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { useCopy } from '../../../kit/forms/CopyButton.tsx'
import { fundsNow, liesAt } from '../../../../shared/domain/transfer/fundsNow.ts'
import styles from './tracking.module.css'
import { cancel, checkNow, replaceWaiting, sendNow, trackAgain, useOpenTransfer, type Action } from './openTransferStore.ts'
import { useAppWindow, useAllWords } from '../../../window.ts'
import type { AllWords } from '../../../words/words.ts'

/** Draws the actions of a transfer. */
export function SheetActions({ view, details }: { view: TransferView; details: string }) {
  const words = useAllWords()
  const { said, copy } = useCopy()
  // Going on from here comes before copying: the same again where all is back, or the screen that an own action was begun on.
  const isFirst = isBackAtStart(view.transfer) || originOf(view.transfer.quote) !== null
  return (
    <footer className={styles.actions}>
      <NextStep view={view} />
      {isFirst && <Again transfer={view.transfer} />}
      <Button icon={Copy} onClick={() => copy(details)}>
        {said === 'copied' ? words.common.copied : said === 'failed' ? words.common.copyFailed : words.transferDetailWords.copyDetails}
      </Button>
      {!isFirst && <Again transfer={view.transfer} />}
      <p className="small dim">{noteFor(words, view)}</p>
    </footer>
  )
}

/** Repeats a transfer; a claim, a revocation or an action is not repeated, but started from its list, which this leads to. */
function Again({ transfer }: { transfer: Transfer }) {
  const { actionWords, transferDetailWords: words } = useAllWords()
  const win = useAppWindow()
  if (!isSettled(transfer.phase)) return null
  const origin = originOf(transfer.quote)
  const list = originScreen(transfer.quote)
  if (origin !== null && list !== null) {
    return (
      <Button kind={transfer.phase === 'completed' ? 'first' : 'plain'} icon={ArrowLeft} onClick={() => go(win, list)}>
        {actionWords.backTo[origin]}
      </Button>
    )
  }
  return (
    <Button icon={RotateCcw} onClick={() => go(win, 'transfer', { copyOf: transfer.id })}>
      {words.again}
    </Button>
  )
}

/** Returns whether the money is back where it began: sending it on from there and beginning again are one and the same. */
function isBackAtStart(transfer: Transfer): boolean {
  const { from } = transfer.quote
  const place = liesAt(fundsNow(transfer))
  return transfer.phase === 'refunded' && place?.chainId === from.chainId && place.denom === from.denom
}

function noteFor(words: AllWords, { transfer }: TransferView): string {
  const { phase, quote } = transfer
  if (phase === 'unconverted') return words.transferDetailWords.convertNote
  if (fundsNow(transfer).place === 'unknown') return words.transferDetailWords.unknownNote
  if (phase === 'stopped') return words.transferDetailWords.stoppedNote
  if (phase === 'claimable') return words.transferDetailWords.claimNote
  if (phase === 'tracking' && isBringingBack(transfer)) return words.lateWords.returnNote
  if (offeredSteps(transfer).length > 0) return words.transferDetailWords.replaceNote
  if (phase === 'signed') return words.transferDetailWords.discardNote
  if (mayHaveLostSignature(transfer)) return words.transferDetailWords.lostNote
  if (phase === 'authorised' && hasArrivedLeg(transfer)) return words.transferDetailWords.nextLegNote
  if (isRepeatable(quote) && phase === 'failedOnSource') return words.transferDetailWords.failedNote
  if (isRepeatable(quote) && isBackAtStart(transfer)) return words.transferDetailWords.refundedNote
  return isSettled(phase) && isRepeatable(quote) ? words.transferDetailWords.againNote : ''
}

/** Returns the label of the button that gives up, which says what that leaves behind. */
function wayOut(words: AllWords, transfer: Transfer): { text: string; busy: string } {
  const { phase, quote } = transfer
  if (isReplacing(transfer)) return { text: words.transferDetailWords.keepWaiting, busy: words.transferDetailWords.cancelling }
  const isPart = hasArrivedLeg(transfer) || (currentLeg(transfer)?.purpose === 'claim' && quote.task !== 'claim')
  if (isPart && phase !== 'authorised') return { text: words.transferDetailWords.notNow, busy: words.transferDetailWords.cancelling }
  if (isPart) return { text: words.transferDetailWords.endHere, busy: words.transferDetailWords.ending }
  if (isDraft(transfer)) return { text: words.draftWords.discard, busy: words.draftWords.discarding }
  return phase === 'signed'
    ? { text: words.transferDetailWords.discard, busy: words.transferDetailWords.discarding }
    : { text: words.transferDetailWords.cancel, busy: words.transferDetailWords.cancelling }
}

function reviewLabel(words: AllWords, transfer: Transfer): string {
  if (mayHaveLostSignature(transfer)) return words.transferDetailWords.signAgain
  if (transfer.phase === 'claimable') return words.transferDetailWords.claim
  return transfer.phase === 'authorised' && hasArrivedLeg(transfer) ? words.transferDetailWords.nextLeg : words.transferDetailWords.review
}

function NextStep({ view }: { view: TransferView }) {
  const words = useAllWords()
  const win = useAppWindow()
  const { transfer } = view
  const busy = useOpenTransfer((state) => (state.busy?.id === transfer.id ? state.busy.action : null))
  const running = (action: Action, text: string) => (busy === action ? text : null)
  const review = (
    <Button kind="first" onClick={() => go(win, 'transfer', { transferId: transfer.id, from: 'transfers' })}>
      {reviewLabel(words, transfer)}
    </Button>
  )
  const out = wayOut(words, transfer)
  switch (transfer.phase) {
    case 'quoted':
    case 'authorised':
    case 'built':
      return (
        <>
          {review}
          <Button busy={running('cancel', out.busy)} onClick={() => void cancel(win, view)}>
            {out.text}
          </Button>
        </>
      )
    case 'signed':
      return (
        <>
          <Button kind="first" busy={running('send', words.transferDetailWords.sending)} onClick={() => void sendNow(win, view)}>
            {words.transferDetailWords.sendNow}
          </Button>
          <Button kind="danger" busy={running('cancel', out.busy)} onClick={() => void cancel(win, view)}>
            {out.text}
          </Button>
        </>
      )
    case 'stopped':
      return (
        <Button kind="first" busy={running('retrack', words.transferDetailWords.tracking)} onClick={() => void trackAgain(win, view)}>
          {words.transferDetailWords.trackAgain}
        </Button>
      )
    case 'claimable':
      // Its claim stands beside the sentence that says so.
      return <CheckButton view={view} busy={running('check', words.transferDetailWords.checking)} />
    case 'sending':
    case 'sent':
    case 'tracking':
      return (
        <>
          <Replacements view={view} busy={busy} />
          <CheckButton view={view} busy={running('check', words.transferDetailWords.checking)} />
        </>
      )
    default:
      return <Onward transfer={transfer} />
  }
}

function CheckButton({ view, busy }: { view: TransferView; busy: string | null }) {
  const { transferDetailWords: words } = useAllWords()
  const win = useAppWindow()
  return (
    <Button icon={RefreshCw} busy={busy} onClick={() => void checkNow(win, view)}>
      {words.checkNow}
    </Button>
  )
}

/** Offers to replace a waiting Ethereum transaction: with a higher fee, or with an empty one that uses its nonce. */
function Replacements({ view, busy }: { view: TransferView; busy: Action | null }) {
  const { transferDetailWords: words } = useAllWords()
  const win = useAppWindow()
  return offeredSteps(view.transfer).map((step) =>
    step === 'speedUp' || step === 'abort' ? (
      <Button key={step} busy={busy === step ? words.preparing : null} onClick={() => void replaceWaiting(win, view, step)}>
        {step === 'speedUp' ? words.speedUp : words.abort}
      </Button>
    ) : null,
  )
}

/** Offers to send funds on, or to convert them, where they ended up in the wrong place or form. */
function Onward({ transfer }: { transfer: Transfer }) {
  const { transferDetailWords: words } = useAllWords()
  const win = useAppWindow()
  const place = liesAt(fundsNow(transfer))
  if (place === null || isBackAtStart(transfer)) return null
  const { accountId } = transfer
  // A conversion still goes to the recipient of the transfer.
  const copied = transfer.phase === 'unconverted' ? { copyOf: transfer.id } : {}
  return (
    <Button kind="first" onClick={() => go(win, 'transfer', { accountId, chainId: place.chainId, denom: place.denom, ...copied })}>
      {transfer.phase === 'unconverted' ? words.convert : words.sendFromHere}
    </Button>
  )
}
