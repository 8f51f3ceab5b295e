// Draws the review: what will happen, the document compared with the request, the exact text, and the device beside it.
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { Transfer, TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import { DevicePanel } from '../../devices/DevicePanel.tsx'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { appOf } from '../../../data/stores/appOf.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { Tag } from '../../../kit/Tag.tsx'
import { useEnterLeads } from '../../../kit/hooks/enterLeads.ts'
import { useRoomyWindow } from '../../../kit/hooks/useLowWindow.ts'
import { useLostFocus } from '../../../kit/hooks/lostFocus.ts'
import { AwaitBox } from '../form/awaiting/AwaitBox.tsx'
import { CheckTable } from '../checks/CheckTable.tsx'
import { isWhole } from '../checks/checkRows.ts'
import { CheckVerdict } from './CheckVerdict.tsx'
import { followTransfer } from './driveTransfer.ts'
import { leaveReview, placeBehind } from '../leaving/leaveReview.ts'
import { LegNote } from './LegNote.tsx'
import { LossBox, useLosses } from '../checks/LossBox.tsx'
import { useOtherRequest } from './otherRequest.ts'
import { signaturePlace } from './plan.ts'
import { PlanTable } from './PlanTable.tsx'
import { RenewalBox } from './RenewalBox.tsx'
import { ReviewBoxes } from './ReviewBoxes.tsx'
import { primaryAction, ReviewFoot } from './ReviewFoot.tsx'
import { isUnsafe, ReviewNotes } from './ReviewNotes.tsx'
import { ReviewSummary } from '../checks/ReviewSummary.tsx'
import { SignedLines } from '../signedText/SignedLines.tsx'
import styles from './review.module.css'
import { openTransfer, reviewStore, useReview } from './reviewStore.ts'
import { keepDraft } from '../../../data/transfers/keptDraft.ts'
import { useAppWindow, useWords, useAllWords } from '../../../window.ts'

/** Draws the review of a transfer. */
export function ReviewPanel({ transferId }: { transferId: string }) {
  const { common } = useWords()
  const win = useAppWindow()
  const { view, error } = useReview()
  useDraftKept(transferId)
  useNextScreen()
  if (view?.transfer.id === transferId) return <Review view={view} />
  return (
    <div className="page">
      <ReviewHead />
      {error === null ? (
        <p className="dim">{common.waiting}</p>
      ) : (
        <ErrorNote error={error} action={{ label: common.tryAgain, onClick: () => void openTransfer(win, transferId) }} />
      )}
    </div>
  )
}

/**
 * Loads the screen that follows a signature while the review is read: until its code is there, the review would stay with a transfer that is
 * already under way. Code that cannot be loaded now is missed by that screen.
 */
function useNextScreen(): void {
  useEffect(() => {
    const waiting = window.requestIdleCallback(() => void import('../sheet/TransfersScreen.tsx').catch(() => undefined))
    return () => window.cancelIdleCallback(waiting)
  }, [])
}

/** Lets the next screen say that a draft stays, unless this window is cancelling it. */
function useDraftKept(transferId: string): void {
  const win = useAppWindow()
  useEffect(
    () => () => {
      const { view, busy } = win.part(reviewStore).getState()
      if (view?.transfer.id === transferId && busy !== 'cancel') keepDraft(win, view)
    },
    [win, transferId],
  )
}

function Review({ view }: { view: TransferView }) {
  const { reviewWords: words } = useAllWords()
  const win = useAppWindow()
  const { transfer, running } = view
  const { busy, error, renewal, awaiting } = useReview()
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const losses = useLosses(view)
  const loss = losses.texts.join(' ')
  // Accepting a loss is not accepting another one.
  const [accepted, setAccepted] = useState<string | null>(null)
  const isAccepted = accepted === loss
  const account = useAccount(signingAccountId(transfer))
  const leg = documentOf(transfer)
  const [wantsChecks, setWantsChecks] = useState(false)
  const isOpen = wantsChecks || (leg !== null && !isWhole(leg.checks))
  const other = useOtherRequest(transfer.id)
  const hasRoom = useRoomyWindow()
  useEffect(() => void followTransfer(win), [win, transfer.version, running])
  return (
    <div className={styles.review}>
      <div className={styles.left}>
        <div className={styles.scroll}>
          <ReviewHead view={view} />
          <ReviewNotes view={view} />
          <LossBox losses={losses} isAccepted={isAccepted} onAccept={(accepts) => setAccepted(accepts ? loss : null)} />
          {awaiting !== null && <AwaitBox transfer={transfer} awaiting={awaiting} />}
          <LegNote transfer={transfer} leg={leg} />
          {renewal !== null && <RenewalBox transfer={transfer} renewal={renewal} agreed={agreed} onAgree={setAgreed} />}
          <ReviewBoxes transfer={transfer} />
          {!isUnsafe(error) && <PlanTable transfer={transfer} />}
          {leg !== null && !isOpen && <SignedLines leg={leg} transfer={transfer} hasRoom={hasRoom} />}
          {leg === null ? (
            <p className="mid">{busy === 'build' || busy === 'create' ? words.preparing : ''}</p>
          ) : (
            isOpen && <CheckTable leg={leg} transfer={transfer} />
          )}
        </div>
        <ReviewFoot view={view} agreed={agreed} isLossOpen={losses.isByClaim && !isAccepted}>
          {leg !== null && <CheckVerdict leg={leg} isOpen={isOpen} onToggle={() => setWantsChecks(!wantsChecks)} />}
        </ReviewFoot>
      </div>
      <DevicePanel
        app={appOf(account)}
        accountId={account?.id ?? null}
        document={leg}
        isAsking={busy === 'sign' || running === 'sign'}
        other={other}
        foldsText
      />
    </div>
  )
}

/** Returns the document under review; null while the next one is not prepared. */
function documentOf(transfer: Transfer): Leg | null {
  const leg = currentLeg(transfer)
  const isNextDue = transfer.phase === 'authorised' || transfer.phase === 'claimable'
  return leg === null || isNextDue ? null : leg
}

function ReviewHead({ view }: { view?: TransferView }) {
  const { backText, reviewWords: words } = useAllWords()
  const win = useAppWindow()
  // The button that led here is gone with its form.
  const heading = useLostFocus<HTMLHeadingElement>()
  useEffect(() => {
    // The frame gave the focus to the whole screen while this was loaded.
    if (document.activeElement?.id === 'main') heading.current?.focus()
  }, [heading])
  const leads = useEnterLeads(primaryAction)
  const place = view === undefined ? null : signaturePlace(view.transfer)
  const back = backText(view === undefined ? 'transfer' : placeBehind(win, view.transfer).screen)
  return (
    <header className={styles.head}>
      <button type="button" className="icon-button" aria-label={back} title={back} onClick={() => void leaveReview(win)}>
        <Icon of={ArrowLeft} />
      </button>
      <h1 ref={heading} tabIndex={-1} data-first-focus {...leads}>
        {words.review}
      </h1>
      {place !== null && <Tag tone={place.number > 1 ? 'good' : 'plain'}>{words.signatureOf(place.number, place.of)}</Tag>}
      {view !== undefined && <ReviewSummary view={view} />}
    </header>
  )
}
