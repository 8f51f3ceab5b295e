// Draws the foot of the review: the way back at the left, the one next action at the right, and what each of them does.
import type { ReactNode } from 'react'
import { currentLeg, currentQuote, hasArrivedLeg } from '../../../../shared/domain/transfer/legs.ts'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import { offeredSteps } from '../../../../shared/domain/transfer/nextStep.ts'
import type { Transfer, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { go } from '../../../navigation.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { acceptRenewal, cancelTransfer, renewQuote, replaceWaiting, resumeTransfer, sendSigned } from './driveTransfer.ts'
import { nextMove, IDLE_RUN } from './nextMove.ts'
import { newGates, openGates } from '../offers/gates.ts'
import { SignButtons } from './SignButtons.tsx'
import { useIsBlind } from './blindSigning.ts'
import styles from './review.module.css'
import { useReview, type Renewal } from './reviewStore.ts'
import { leaveReview, placeBehind } from '../leaving/leaveReview.ts'
import { ExpiredButton, FreshButton, isRouted } from '../leaving/FreshButton.tsx'
import { useAppWindow, useAllWords } from '../../../window.ts'
import type { AllWords } from '../../../words/words.ts'

/** Properties of `ReviewFoot`. */
export interface ReviewFootProps {
  view: TransferView
  /** Gates of a newer quote that were agreed to, by name. */
  agreed: readonly string[]
  /** What is lost for good was not accepted yet. */
  isLossOpen: boolean
  /** What the checks found. */
  children?: ReactNode
}

const FOOT_ID = 'review-actions'

/** Returns the button of the one next action, the last of the foot. */
export const primaryAction = (): HTMLElement | null => document.querySelector<HTMLElement>(`#${FOOT_ID} > button:last-of-type`)

/** Draws the foot of the review. */
export function ReviewFoot({ view, agreed, isLossOpen, children }: ReviewFootProps) {
  const words = useAllWords()
  const win = useAppWindow()
  const { busy, wantsCancel } = useReview()
  const isBlind = useIsBlind(view)
  return (
    <footer id={FOOT_ID} className={styles.foot} data-guided="sign">
      {isCancellable(view) && (
        <Button
          busy={busy === 'cancel' ? words.reviewWords.cancelling : null}
          off={wantsCancel ? words.reviewWords.cancelling : null}
          onClick={() => void cancelTransfer(win)}
        >
          {words.cancelText(wayOut(view))}
        </Button>
      )}
      <p role="status" className={`small grow ${wantsCancel ? 'warn' : 'dim'}`}>
        {blindNote(words, isBlind, busy === null && !wantsCancel) ?? (wantsCancel ? words.reviewWords.cancelWanted : '')}
      </p>
      {children}
      <Primary view={view} agreed={agreed} isLossOpen={isLossOpen} />
    </footer>
  )
}

function isCancellable({ transfer }: TransferView): boolean {
  const { phase } = transfer
  return !isSettled(phase) && (phase === 'quoted' || phase === 'authorised' || phase === 'built' || phase === 'signed')
}

/** Returns what giving up does: nothing has left, the money stays where a leg took it, or a waiting transaction continues to wait. */
function wayOut({ transfer }: TransferView): 'cancel' | 'discard' | 'keepWaiting' | 'dropDocument' | 'halt' {
  const leg = currentLeg(transfer)
  const hasDocument = transfer.phase === 'built' || transfer.phase === 'signed'
  if (hasDocument && leg?.replaces !== null && leg !== null) return 'keepWaiting'
  if (hasDocument && (hasArrivedLeg(transfer) || (leg?.purpose === 'claim' && transfer.quote.task !== 'claim'))) return 'dropDocument'
  if (transfer.phase === 'signed') return 'discard'
  return hasArrivedLeg(transfer) ? 'halt' : 'cancel'
}

function blindNote({ reviewWords: words }: AllWords, isBlind: boolean | null | undefined, isIdle: boolean): string | null {
  if (!isIdle || isBlind === undefined || isBlind === true) return null
  return isBlind === null ? words.blindNeeded : words.blindOff
}

function nextWait({ transfer }: TransferView): string | null {
  const move = nextMove(transfer, IDLE_RUN, Date.now())
  return 'wait' in move ? move.wait : null
}

function Primary({ view, agreed, isLossOpen }: Omit<ReviewFootProps, 'children'>) {
  const { backText, busyText, common, reviewWords: words } = useAllWords()
  const win = useAppWindow()
  const { busy, renewal, awaiting, error } = useReview()
  const { transfer, running } = view
  if (busy !== null && awaiting === null) return <Button busy={busyText(busy)}>{words.sign}</Button>
  if (awaiting !== null) return awaiting.isOver ? null : <Button off={words.waitingForAccount}>{words.sign}</Button>
  if (running !== null) return <Button off={running === 'sign' ? words.askedAlreadyShort : words.runningShort}>{words.sign}</Button>
  if (renewal !== null) return <AcceptButton transfer={transfer} renewal={renewal} agreed={agreed} />
  if (transfer.phase === 'expired') return <ExpiredButton transfer={transfer} />
  // The document cannot be signed any more: only a new one can.
  if (error?.code === 'transfer.requoteNeeded') {
    return <FreshButton label={isRouted(transfer) ? words.renewQuote : words.prepareAgain} onClick={() => void renewQuote(win)} />
  }
  switch (nextWait(view)) {
    case 'waybill':
      return (
        <Button kind="first" onClick={() => go(win, 'transfers', { transferId: transfer.id })}>
          {words.openTransferSheet}
        </Button>
      )
    case 'inclusion':
      return <WaitingButtons view={view} />
    case 'send':
      return (
        <Button kind="first" onClick={() => void sendSigned(win)}>
          {words.sendNow}
        </Button>
      )
    case 'review':
      return <SignButtons view={view} isLossOpen={isLossOpen} />
    default:
      // The same message would be refused again: a new quote may lead to a different one.
      if (error?.code === 'transfer.unsafeMessage') {
        const behind = placeBehind(win, transfer).screen
        return (
          <Button kind="first" onClick={() => void leaveReview(win)}>
            {behind === 'transfer' ? words.newQuoteButton : backText(behind)}
          </Button>
        )
      }
      return (
        <Button kind="first" onClick={() => void resumeTransfer(win)}>
          {common.tryAgain}
        </Button>
      )
  }
}

function AcceptButton({ transfer, renewal, agreed }: { transfer: Transfer; renewal: Renewal; agreed: readonly string[] }) {
  const { reviewWords: words } = useAllWords()
  const win = useAppWindow()
  const gates = newGates(renewal.quote, currentQuote(transfer).quote)
  const isOpen = openGates({ gates }, agreed).length > 0
  const kinds = renewal.quote.gates.map(({ kind }) => kind)
  return (
    <Button kind="first" off={isOpen ? words.questionsOpen : null} onClick={() => void acceptRenewal(win, kinds)}>
      {words.accept}
    </Button>
  )
}

/** Offers actions while an approval waits for a block: a higher fee, or an empty transaction that uses its nonce. */
function WaitingButtons({ view }: { view: TransferView }) {
  const { reviewWords: words } = useAllWords()
  const win = useAppWindow()
  const offered = offeredSteps(view.transfer)
  return (
    <>
      {offered.includes('abort') && (
        <Button kind="quiet" onClick={() => void replaceWaiting(win, 'abort')}>
          {words.abort}
        </Button>
      )}
      {offered.includes('speedUp') && <Button onClick={() => void replaceWaiting(win, 'speedUp')}>{words.speedUp}</Button>}
      <Button busy={words.waitingForBlock}>{words.sign}</Button>
    </>
  )
}
