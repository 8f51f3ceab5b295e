// Draws one transfer: its heading, the line that says where the money is, boxes 1 to 7, the journey, and the actions.
import type { Movement } from '../../../../shared/contract/history/activity.ts'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import type { TransferView, Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { Tag } from '../../../kit/Tag.tsx'
import { LongUntrusted, Untrusted } from '../../../kit/text/Untrusted.tsx'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { fromErrorData } from '../../../../shared/domain/errors.ts'
import { formatTransferNumber } from '../../../words/formats.ts'
import { isOfGrant } from '../../../words/grants.ts'
import { failureText } from '../../../words/failures.ts'
import { RevokedThing } from '../review/RevokedThing.tsx'
import { momentText } from '../../../words/transfers/moments.ts'
import { detailsText } from '../../../words/transfers/tracking.ts'
import { stateTag } from '../../../words/transfers/transferState.ts'
import { movesMoney } from '../../../../shared/domain/transfer/ownActions.ts'
import { arrivedAt } from '../../../../shared/domain/transfer/timelineTimes.ts'
import { isDraft, isReturnClaimable } from '../../../../shared/domain/transfer/legs.ts'
import { latenessOf } from '../../../../shared/domain/transfer/lateness.ts'
import { fundsNow, type FundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import { signaturesIn } from '../review/plan.ts'
import { useMovedAmounts, withMoved } from './usePaidAmounts.ts'
import { ActionBoxes } from '../review/ActionBoxes.tsx'
import { BlindReminder, PractisedNote } from './SheetNotes.tsx'
import { needsUser } from '../list/listing.ts'
import { FundsMarker } from './FundsMarker.tsx'
import { SheetActions } from './SheetActions.tsx'
import { SheetBoxes, OnTop } from './SheetBoxes.tsx'
import { SignatureList } from './SignatureList.tsx'
import { ReturnClaim } from './ReturnClaim.tsx'
import { ActionStop } from './ActionStop.tsx'
import { Timeline } from './Timeline.tsx'
import { timeline } from './timeline.ts'
import styles from './tracking.module.css'
import { useOpenTransfer } from './openTransferStore.ts'
import { useNames } from '../../../parts/useNames.ts'
import { go } from '../../../navigation.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { useAllWords, useAppWindow } from '../../../window.ts'
import { useTransfers } from '../../../data/transfers/transfersStore.ts'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { BoxPlace, BoxRow, FormBox } from '../../../parts/FormBox.tsx'

/** Draws the sheet of a transfer. */
export function TransferSheet({ view }: { view: TransferView }) {
  const words = useAllWords()
  const { transfer, trouble } = view
  const isLive = !isSettled(transfer.phase)
  const now = useNow(isLive ? 1000 : 60_000)
  const names = useNames(transfer)
  const failure = useOpenTransfer((state) => (state.failure?.id === transfer.id ? state.failure.error : null))
  const legs = timeline(transfer).filter((item) => item.kind === 'leg').length
  const tag = stateTag(words, transfer, now)
  const { quote } = transfer
  const moved = useMovedAmounts(transfer)
  const number = formatTransferNumber(transfer.number)
  return (
    <div className={styles.sheetColumn}>
      <article className={`sheet ${styles.sheet}`} aria-label={`${words.transferDetailWords.waybill} ${number}`}>
        <header className={styles.sheetHead}>
          <span className={styles.wordmark}>{words.transferDetailWords.waybill}</span>
          <h2 className={styles.number}>{number}</h2>
          <span className={`small dim clip ${styles.lead}`}>
            {words.sheetLead(movesMoney(quote) ? legs : 0, signaturesIn(transfer))} ·{' '}
            {words.transferDetailWords.clock(words.formatZone(now))}
          </span>
          <span className={styles.state}>
            <Tag tone={tag.tone}>{tag.text}</Tag>
          </span>
        </header>
        <FundsLine view={view} now={now} moved={moved} />
        <PractisedNote transfer={transfer} />
        <BlindReminder transfer={transfer} now={now} />
        {transfer.doneBy !== null && <DoneBy number={transfer.doneBy} />}
        {transfer.reason !== null && transfer.reason !== '' && (
          <Reason reason={transfer.reason} isToldBelow={transfer.phase === 'refunded'} />
        )}
        {quote.action !== null ? (
          <ActionBoxes transfer={transfer} action={quote.action} moved={moved}>
            <OnTop transfer={transfer} number={4} />
          </ActionBoxes>
        ) : quote.task === 'revoke' ? (
          <RevokeBoxes transfer={transfer} />
        ) : (
          <>
            <SheetBoxes transfer={transfer} names={names} now={now} />
            <Timeline key={transfer.id} transfer={transfer} names={names} now={now} />
          </>
        )}
        {(quote.action !== null || quote.task === 'revoke') && <ActionStop key={transfer.id} transfer={transfer} names={names} now={now} />}
        <SignatureList transfer={transfer} />
      </article>
      {failure !== null && <ErrorNote error={failure} />}
      {trouble !== null && isLive && <ErrorNote error={fromErrorData(trouble)} />}
      <SheetActions view={view} details={detailsText(words, transfer, fundsNow(transfer), names)} />
    </div>
  )
}

/**
 * Draws why a transfer ended early: in our words where they are known, with the chain's behind a fold. Where the journey below tells a
 * refund, the chain's words say nothing new, and are only kept.
 */
function Reason({ reason, isToldBelow }: { reason: string; isToldBelow: boolean }) {
  const words = useAllWords()
  const plain = failureText(words, null, reason)
  const isFolded = plain !== null || isToldBelow
  return (
    <div className={`small ${styles.reason}`}>
      {(plain !== null || !isToldBelow) && <span className="dim">{words.transferDetailWords.reason}</span>} {plain}
      {!isFolded && <Untrusted text={reason} />}
      {isFolded && (
        <details className="dim">
          <summary>{words.activityWords.fullReason}</summary>
          <LongUntrusted text={reason} />
        </details>
      )}
    </div>
  )
}

/** Names the transfer that did the same, and leads to it. */
function DoneBy({ number }: { number: number }) {
  const { lineWords, transferNumber, deviceWords } = useAllWords()
  const win = useAppWindow()
  const id = useTransfers(({ value }) => value?.find(({ transfer }) => transfer.number === number)?.transfer.id)
  const name = transferNumber(number)
  return (
    <div className={`small line ${styles.reason}`}>
      <span className="grow">{lineWords.doneBy(name)}</span>
      {id !== undefined && (
        <Button size="compact" onClick={() => go(win, 'transfers', { transferId: id })}>
          {deviceWords.openOther(name)}
        </Button>
      )}
    </div>
  )
}

function FundsLine({ view, now, moved }: { view: TransferView; now: number; moved: readonly Movement[] | null }) {
  const { fundsText, lateText, transferDetailWords: words } = useAllWords()
  const win = useAppWindow()
  const { transfer } = view
  const names = useNames(transfer)
  const funds = withMoved(fundsNow(transfer), moved)
  const late = latenessOf(transfer, now)
  return (
    <div className={styles.funds}>
      <FundsMarker tone={late === null ? fundsMarkerTone(funds) : 'warn'} />
      <div className="grow" role="status">
        <p className="label">{movesMoney(transfer.quote) ? words.fundsNow : isSettled(transfer.phase) ? words.result : words.status}</p>
        <p className={`lead ${styles.sentence}`}>{fundsText(funds, names)}</p>
        {late !== null && <p className={`warn ${styles.sentence}`}>{lateText(late, names.chain(late.from), names.chain(late.to))}</p>}
      </div>
      {transfer.phase === 'claimable' ? (
        <Button kind="first" onClick={() => go(win, 'transfer', { transferId: transfer.id, from: 'transfers' })}>
          {words.claim}
        </Button>
      ) : isReturnClaimable(transfer) ? (
        <ReturnClaim transfer={transfer} />
      ) : (
        <div className={`small dim ${styles.next}`}>
          <NextCheck view={view} now={now} />
        </div>
      )}
    </div>
  )
}

function NextCheck({ view, now }: { view: TransferView; now: number }) {
  const words = useAllWords()
  const { transfer, running, nextCheckAt } = view
  if (isSettled(transfer.phase)) {
    const endedAt = arrivedAt(transfer)
    const funds = fundsNow(transfer)
    const isReported = 'isReported' in funds && funds.isReported
    return (
      <>
        <p>{isReported ? words.transferDetailWords.endedByWord : words.transferDetailWords.final}</p>
        {endedAt !== null && <p title={words.formatMoment(endedAt)}>{momentText(words, endedAt, now)}</p>}
      </>
    )
  }
  // A draft that was left alone waits for nothing.
  if (running === null && isDraft(transfer)) return null
  if (needsUser(view)) return <p>{words.transferDetailWords.waits}</p>
  return (
    <>
      <p>{words.nextCheckText(nextCheckAt, running, now)}</p>
      <p>{words.transferDetailWords.safeToClose}</p>
    </>
  )
}

/** Returns the colour of the parcel. Amber: needs attention. Red: something was lost. Grey: it does not move. */
function fundsMarkerTone(funds: FundsNow): 'good' | 'warn' | 'loss' | 'dim' {
  switch (funds.place) {
    case 'leaving':
    case 'bridge':
      return 'good'
    case 'resting':
    case 'claimable':
      return 'warn'
    case 'onTheWay':
    case 'stop':
      return funds.isWatched ? 'good' : 'warn'
    case 'returning':
    case 'returned':
    case 'stranded':
    case 'unknown':
      return 'warn'
    case 'recipient':
      return funds.isConverted ? 'dim' : 'warn'
    case 'permission':
    case 'action':
    case 'sender':
      return funds.because === 'failedOnSource' ? 'loss' : 'dim'
  }
}

/** Draws the boxes of a revocation. */
function RevokeBoxes({ transfer }: { transfer: Transfer }) {
  const { permissionWords, transferDetailWords: words } = useAllWords()
  const { quote, sender, phase } = transfer
  const account = useAccount(transfer.accountId)
  return (
    <>
      <BoxRow shape="pair">
        <FormBox number={1} label={words.owner}>
          <BoxPlace chainId={quote.request.fromChainId} note={account?.label ?? ''} />
          <Address text={sender} />
        </FormBox>
        <FormBox number={2} label={isOfGrant(quote) ? permissionWords.who : phase === 'completed' ? words.noLonger : words.spender}>
          <Address text={quote.spender ?? ''} />
        </FormBox>
      </BoxRow>
      <BoxRow shape="pair">
        <FormBox number={3} label={words.permissionOn[quote.revokes]}>
          <RevokedThing quote={quote} />
        </FormBox>
        <OnTop transfer={transfer} number={4} />
      </BoxRow>
    </>
  )
}
