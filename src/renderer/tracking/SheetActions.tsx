// What can be done with a waybill now. The first button is the next step where there is one; copying is always there.
import { Copy, RefreshCw, RotateCcw } from 'lucide-react'
import { isSettled, mayHaveLostSignature } from '../../shared/transferMachine.ts'
import type { TransferView } from '../../shared/transfer.ts'
import { go } from '../navigation.ts'
import { Button } from '../ui/Button.tsx'
import { useCopy } from '../ui/CopyButton.tsx'
import { common } from '../words/common.ts'
import { trackingWords as words } from '../words/tracking.ts'
import styles from './tracking.module.css'
import { cancel, checkNow, sendNow, trackAgain, useTracking, type Action } from './trackingStore.ts'

export function SheetActions({ view, details }: { view: TransferView; details: string }) {
  const { said, copy } = useCopy()
  return (
    <footer className={styles.actions}>
      <NextStep view={view} />
      <Button icon={Copy} onClick={() => copy(details)}>
        {said === 'copied' ? common.copied : said === 'failed' ? common.copyFailed : words.copyDetails}
      </Button>
      {isSettled(view.transfer.phase) && (
        <Button icon={RotateCcw} onClick={() => go('transfer', { copyOf: view.transfer.id })}>
          {words.again}
        </Button>
      )}
      <p className="small dim grow right">{noteFor(view)}</p>
    </footer>
  )
}

function noteFor({ transfer }: TransferView): string {
  if (transfer.phase === 'signed') return words.discardNote
  if (mayHaveLostSignature(transfer)) return words.lostNote
  return isSettled(transfer.phase) ? words.againNote : ''
}

function NextStep({ view }: { view: TransferView }) {
  const { transfer } = view
  const busy = useTracking((state) => (state.busy?.id === transfer.id ? state.busy.action : null))
  const running = (action: Action, text: string) => (busy === action ? text : null)
  switch (transfer.phase) {
    case 'quoted':
    case 'authorised':
    case 'built':
      return (
        <>
          <Button kind="first" onClick={() => go('transfer', { transferId: transfer.id })}>
            {mayHaveLostSignature(transfer) ? words.signAgain : words.review}
          </Button>
          <Button busy={running('cancel', words.cancelling)} onClick={() => void cancel(view)}>
            {words.cancel}
          </Button>
        </>
      )
    case 'signed':
      return (
        <>
          <Button kind="first" busy={running('send', words.sending)} onClick={() => void sendNow(view)}>
            {words.sendNow}
          </Button>
          <Button kind="danger" busy={running('cancel', words.discarding)} onClick={() => void cancel(view)}>
            {words.discard}
          </Button>
        </>
      )
    case 'stopped':
      return (
        <Button kind="first" busy={running('retrack', words.tracking)} onClick={() => void trackAgain(view)}>
          {words.trackAgain}
        </Button>
      )
    case 'sending':
    case 'sent':
    case 'tracking':
    case 'claimable':
      return (
        <Button icon={RefreshCw} busy={running('check', words.checking)} onClick={() => void checkNow(view)}>
          {words.checkNow}
        </Button>
      )
    default:
      return null
  }
}
