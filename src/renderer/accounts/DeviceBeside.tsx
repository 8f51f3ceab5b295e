// The device under a panel that needs it: its drawing (on the practice network one that can be pressed) and its state.
import { useEffect } from 'react'
import { DeviceDrawing } from '../device/DeviceDrawing.tsx'
import { DeviceStatus } from '../device/DeviceStatus.tsx'
import { PracticeDevice } from '../device/PracticeDevice.tsx'
import { reloadPracticeScreen, usePracticeScreen } from '../device/practiceStore.ts'
import { reloadDevice, useDevice } from '../state/deviceStore.ts'
import styles from './accounts.module.css'

export function DeviceBeside() {
  useEffect(() => {
    void reloadDevice()
    void reloadPracticeScreen()
  }, [])
  const device = useDevice((state) => state.value) ?? { state: 'unknown' }
  const practice = usePracticeScreen((state) => state.value)
  return (
    <div className={styles.deviceBeside}>
      {practice === null ? <DeviceDrawing device={device} /> : <PracticeDevice screen={practice} />}
      <DeviceStatus />
    </div>
  )
}
