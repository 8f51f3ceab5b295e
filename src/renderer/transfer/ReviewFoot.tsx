// The foot of the review: the way back at the left, the one next action at the right, and what each of them means.
import { currentLeg, isSettled } from '../../shared/transferMachine.ts'
import type { TransferView } from '../../shared/transfer.ts'
import { go } from '../navigation.ts'
import { useDevice } from '../state/deviceStore.ts'
import { Button } from '../ui/Button.tsx'
import { common } from '../words/common.ts'
import { busyText, deviceHindrance, reviewWords as words } from '../words/review.ts'
import { cancelTransfer, resumeTransfer, sendSigned, signAndSend } from './driveTransfer.ts'
import { nextMove, IDLE_RUN } from './nextMove.ts'
import { verdictOf } from './verdict.ts'
import styles from './review.module.css'
import { useTransfer } from './transferStore.ts'

export function ReviewFoot({ view }: { view: TransferView }) {
  const { busy, wantsCancel } = useTransfer()
  const { phase } = view.transfer
  const isOver = isSettled(phase) || nextWait(view) === 'waybill'
  return (
    <footer className={styles.foot}>
      {!isOver && (
        <Button
          busy={busy === 'cancel' ? words.cancelling : null}
          off={wantsCancel ? words.cancelling : null}
          onClick={() => void cancelTransfer()}
        >
          {phase === 'signed' ? words.discard : words.cancel}
        </Button>
      )}
      <p role="status" className={`small grow ${wantsCancel ? 'warn' : 'dim'}`}>
        {footNote(busy, wantsCancel)}
      </p>
      <Primary view={view} />
    </footer>
  )
}

function footNote(busy: string | null, wantsCancel: boolean): string {
  if (wantsCancel) return words.cancelWanted
  return busy === 'sign' ? words.signingNote : ''
}

function nextWait({ transfer }: TransferView): string | null {
  const move = nextMove(transfer, IDLE_RUN)
  return 'wait' in move ? move.wait : null
}

function Primary({ view }: { view: TransferView }) {
  const busy = useTransfer((state) => state.busy)
  const { transfer, running } = view
  if (busy !== null) return <Button busy={busyText(busy)}>{words.sign}</Button>
  if (running !== null) return <Button off={running === 'sign' ? words.askedAlreadyShort : words.runningShort}>{words.sign}</Button>
  if (transfer.phase === 'expired') {
    return (
      <Button kind="first" onClick={() => go('transfer', { copyOf: transfer.id })}>
        {words.newQuoteButton}
      </Button>
    )
  }
  switch (nextWait(view)) {
    case 'waybill':
      return (
        <Button kind="first" onClick={() => go('waybills', { transferId: transfer.id })}>
          {words.openWaybill}
        </Button>
      )
    case 'send':
      return (
        <Button kind="first" onClick={() => void sendSigned()}>
          {words.sendNow}
        </Button>
      )
    case 'review':
      return <SignButtons view={view} />
    case 'unsupported':
      return <Button off={words.unsupported}>{words.sign}</Button>
    default:
      return (
        <Button kind="first" onClick={() => void resumeTransfer()}>
          {common.tryAgain}
        </Button>
      )
  }
}

/** Danger makes the safe choice the first one. */
function SignButtons({ view: { transfer } }: { view: TransferView }) {
  const device = useDevice((state) => state.value)
  const leg = currentLeg(transfer)
  const verdict = verdictOf(leg?.checks ?? [])
  if (verdict === 'unreadable') return <Button off={words.unreadableShort}>{words.sign}</Button>
  const off = device === null ? null : deviceHindrance(device.state)
  const label = (leg?.asked ?? 0) > 0 ? words.signAgain : words.sign
  if (verdict === 'match') {
    return (
      <Button kind="first" off={off} onClick={() => void signAndSend()}>
        {label}
      </Button>
    )
  }
  return (
    <>
      <Button kind="danger" off={off} onClick={() => void signAndSend()}>
        {words.signAnyway}
      </Button>
      <Button kind="first" onClick={() => go('transfer', { copyOf: transfer.id })}>
        {words.backSafe}
      </Button>
    </>
  )
}
