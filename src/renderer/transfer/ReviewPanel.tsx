// Review: what will happen, the message held against the request, the exact text, and the device beside it.
import { ArrowLeft } from 'lucide-react'
import { DevicePanel } from '../device/DevicePanel.tsx'
import { currentLeg } from '../../shared/transferMachine.ts'
import type { TransferView } from '../../shared/transfer.ts'
import { useChainNames } from '../state/chainsStore.ts'
import { Amount } from '../ui/Amount.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Icon } from '../ui/Icon.tsx'
import { common } from '../words/common.ts'
import { fromTo, reviewWords as words } from '../words/review.ts'
import { CheckTable } from './CheckTable.tsx'
import { leaveReview } from './driveTransfer.ts'
import { PlanTable } from './PlanTable.tsx'
import { ReviewBoxes } from './ReviewBoxes.tsx'
import { ReviewFoot } from './ReviewFoot.tsx'
import { ReviewNotes } from './ReviewNotes.tsx'
import styles from './review.module.css'
import { openTransfer, useTransfer } from './transferStore.ts'

export function ReviewPanel({ transferId }: { transferId: string }) {
  const { view, error } = useTransfer()
  if (view?.transfer.id === transferId) return <Review view={view} />
  return (
    <div className="page">
      <ReviewHead />
      {error === null ? (
        <p className="dim">{common.waiting}</p>
      ) : (
        <ErrorNote error={error} action={{ label: common.tryAgain, onClick: () => void openTransfer(transferId) }} />
      )}
    </div>
  )
}

function Review({ view }: { view: TransferView }) {
  const { transfer } = view
  const leg = currentLeg(transfer)
  return (
    <div className={styles.review}>
      <div className={styles.left}>
        <div className={styles.scroll}>
          <ReviewHead view={view} />
          <ReviewNotes view={view} />
          <ReviewBoxes transfer={transfer} />
          <PlanTable transfer={transfer} />
          {leg === null ? <p className="mid">{words.preparing}</p> : <CheckTable leg={leg} transfer={transfer} />}
        </div>
        <ReviewFoot view={view} />
      </div>
      <DevicePanel document={leg?.document ?? null} />
    </div>
  )
}

function ReviewHead({ view }: { view?: TransferView }) {
  return (
    <header className={styles.head}>
      <button type="button" className="icon-button" aria-label={words.back} title={words.back} onClick={() => void leaveReview()}>
        <Icon of={ArrowLeft} />
      </button>
      <h1>{words.review}</h1>
      {view !== undefined && <Summary view={view} />}
    </header>
  )
}

function Summary({ view: { transfer } }: { view: TransferView }) {
  const nameOf = useChainNames()
  const { from, amountIn, request } = transfer.quote
  return (
    <>
      <span className="small dim clip">
        <Amount units={amountIn} decimals={from.decimals} symbol={from.symbol} />{' '}
        {fromTo(nameOf(request.fromChainId), nameOf(request.toChainId))}
      </span>
      {transfer.phase === 'built' && <span className={`small dim ${styles.held}`}>{words.quoteStays}</span>}
    </>
  )
}
