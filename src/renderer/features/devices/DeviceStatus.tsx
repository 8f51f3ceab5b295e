// Shows the device's state in one line and what to do about it, with the button that does it. Announced when it changes.
import { useDevice, useIsAwaited } from '../../data/stores/deviceStore.ts'
import type { DeviceState, LedgerApp } from '../../../shared/contract/status.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { deviceSentence } from '../../words/device.ts'
import { UdevRule } from '../../parts/UdevRule.tsx'
import { checkDevice, openApp, useDeviceAction } from './deviceActions.ts'
import styles from './signed.module.css'
import { useAppWindow, useWords } from '../../window.ts'

/** Properties of `DeviceStatus`. */
export interface DeviceStatusProps {
  app: LedgerApp
  /** The account whose key is needed; null when no account decides which Ledger is meant. */
  accountId: string | null
  /** What an open app still lacks for this document; null = nothing that is known. */
  unmet?: string | null
}

/** Draws the state of the connected device. */
export function DeviceStatus({ app, accountId, unmet = null }: DeviceStatusProps) {
  const device = useDevice((state) => state.value) ?? { state: 'unknown' }
  return <StatusOf device={device} app={app} accountId={accountId} unmet={unmet} />
}

/** What the device is asked for instead. */
export interface OtherRequest {
  /** Its waybill number, as it is shown. */
  name: string
  open: () => void
}

/** Says that the device does not show this document, which is left out, so that it isn't compared with the device. */
export function Elsewhere({ other }: { other: OtherRequest | null }) {
  const { deviceWords: words } = useWords()
  return (
    <div className={styles.status} role="alert">
      <p className={`lead warn ${styles.strong}`}>{words.elsewhere(other?.name ?? null)}</p>
      <p className="mid">{words.elsewhereTodo}</p>
      {other !== null && (
        <Button size="compact" onClick={other.open}>
          {words.openOther(other.name)}
        </Button>
      )}
    </div>
  )
}

/** Draws the same for a given state. */
export function StatusOf({ device, app, accountId, unmet = null }: DeviceStatusProps & { device: DeviceState }) {
  const words = useWords()
  const { error } = useDeviceAction()
  const { line, todo } = useIsAwaited(device) ? words.deviceWords.awaited : deviceSentence(words, device, app)
  const isUnmet = device.state === 'ready' && unmet !== null
  const others = words.othersNote(device)
  return (
    <div className={styles.status}>
      <div role="status">
        <p className={`lead ${styles.strong}`}>{line}</p>
        <p className={isUnmet ? 'warn' : 'mid'}>{isUnmet ? unmet : todo}</p>
        {others !== null && <p className="small dim">{others}</p>}
      </div>
      {device.state === 'notPermitted' && <UdevRule />}
      <DeviceButton device={device} app={app} accountId={accountId} />
      {error !== null && <ErrorNote error={error} />}
    </div>
  )
}

function DeviceButton({ device, app, accountId }: DeviceStatusProps & { device: DeviceState }) {
  const { common, deviceWords: words } = useWords()
  const win = useAppWindow()
  const { busy } = useDeviceAction()
  switch (device.state) {
    case 'dashboard':
    case 'wrongApp':
      return (
        <Button size="compact" busy={busy === 'open' ? words.lookOnDevice : null} onClick={() => void openApp(win, app, accountId)}>
          {words.openApp(app)}
        </Button>
      )
    case 'unknown':
    case 'absent':
    case 'notPermitted':
    case 'held':
    case 'locked':
    case 'unplugged':
    case 'appMissing':
    case 'appTooOld':
    case 'otherAccount':
    case 'failed':
    case 'rejected':
      return (
        <Button size="compact" busy={busy === 'check' ? common.waiting : null} onClick={() => void checkDevice(win, app, accountId)}>
          {words.look}
        </Button>
      )
    default:
      return null
  }
}
