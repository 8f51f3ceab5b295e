// The device at the foot of the rail: which it is and whether it is ready, in two short lines.
import { Smartphone } from 'lucide-react'
import { useDevice } from '../state/deviceStore.ts'
import { Icon } from '../ui/Icon.tsx'
import { deviceBrief } from '../words/device.ts'
import styles from './device.module.css'

export function DeviceBadge() {
  const device = useDevice((state) => state.value) ?? { state: 'unknown' }
  const { line, todo } = deviceBrief(device)
  return (
    <div className={styles.badge} title={`${line}, ${todo}`}>
      <Icon of={Smartphone} tone={device.state === 'prompting' ? 'warn' : 'dim'} />
      <span className="clip">{line}</span>
      <span className={`${styles.badgeNote} clip`}>{todo}</span>
    </div>
  )
}
