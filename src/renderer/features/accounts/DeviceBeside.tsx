// The device under a panel that needs it: its drawing (on the practice network one that can be pressed) and its state.
import { useEffect } from 'react'
import type { LedgerApp } from '../../../shared/contract/status.ts'
import { watchDevice } from '../devices/deviceActions.ts'
import { DeviceDrawing } from '../devices/DeviceDrawing.tsx'
import { DeviceStatus } from '../devices/DeviceStatus.tsx'
import { PracticeDevice } from '../devices/PracticeDevice.tsx'
import { reloadPracticeScreen, usePracticeScreen } from '../devices/practiceStore.ts'
import { useDevice } from '../../data/stores/deviceStore.ts'
import styles from './accounts.module.css'

export interface DeviceBesideProps {
  /** The one that the keys lie in. */
  app: LedgerApp
  /** Whose key it is; absent when any Ledger will do. */
  accountId?: string | null
}

export function DeviceBeside({ app, accountId = null }: DeviceBesideProps) {
  useEffect(() => {
    void reloadPracticeScreen()
    return watchDevice(app, accountId)
  }, [app, accountId])
  const device = useDevice((state) => state.value) ?? { state: 'unknown' }
  const practice = usePracticeScreen((state) => state.value)
  return (
    <div className={styles.deviceBeside}>
      {practice === null ? <DeviceDrawing device={device} /> : <PracticeDevice screen={practice} app={app} />}
      <DeviceStatus app={app} accountId={accountId} />
    </div>
  )
}
