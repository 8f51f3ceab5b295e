// Draws the device below a panel that needs it, with its state. On the practice network the drawing can be pressed.
import { useEffect } from 'react'
import type { LedgerApp } from '../../../shared/contract/status.ts'
import { watchDevice } from '../devices/deviceActions.ts'
import { DeviceDrawing } from '../devices/DeviceDrawing.tsx'
import { DeviceStatus } from '../devices/DeviceStatus.tsx'
import { Beside, PracticeDevice } from '../devices/PracticeDevice.tsx'
import { reloadPracticeScreen, usePracticeScreen } from '../devices/practiceStore.ts'
import { useDevice } from '../../data/stores/deviceStore.ts'
import styles from './accounts.module.css'
import { useAppWindow, useWords } from '../../window.ts'

/** Properties of `DeviceBeside`. */
export interface DeviceBesideProps {
  /** The app that holds the keys. */
  app: LedgerApp
  /** The account whose key is needed; absent when any Ledger will do. */
  accountId?: string | null
  /** Draws it small, above what needs the room: nothing is confirmed on the device here. */
  isSmall?: boolean
}

/** Draws the device and watches its state while it is on screen. */
export function DeviceBeside({ app, accountId = null, isSmall = false }: DeviceBesideProps) {
  const { deviceWords: words } = useWords()
  const win = useAppWindow()
  useEffect(() => {
    void reloadPracticeScreen(win)
    return watchDevice(win, app, accountId)
  }, [win, app, accountId])
  const device = useDevice((state) => state.value) ?? { state: 'unknown' }
  const practice = usePracticeScreen((state) => state.value)
  const status = <DeviceStatus app={app} accountId={accountId} />
  if (isSmall && device.state !== 'prompting') {
    return (
      <section className={styles.deviceSmall} aria-label={words.panel}>
        {practice === null ? (
          <Beside beside={status}>
            <DeviceDrawing device={device} />
          </Beside>
        ) : (
          <PracticeDevice screen={practice} app={app} beside={status} />
        )}
      </section>
    )
  }
  return (
    <div className={styles.deviceBeside}>
      {practice === null ? <DeviceDrawing device={device} /> : <PracticeDevice screen={practice} app={app} />}
      {status}
    </div>
  )
}
