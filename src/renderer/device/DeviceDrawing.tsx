// A real device as far as the computer knows it: the drawing shows what its screen should show now.
import type { DeviceState } from '../../shared/status.ts'
import { deviceWords as words } from '../words/device.ts'
import { DeviceFrame, QuietScreen } from './DeviceFrame.tsx'
import styles from './device.module.css'

export function DeviceDrawing({ device }: { device: DeviceState }) {
  return (
    <div role="img" aria-label={words.drawing} className={styles.practice}>
      {device.state === 'prompting' ? (
        <DeviceFrame heading={words.lookOnDevice}>
          <p className={styles.shown}>{device.prompt.text}</p>
        </DeviceFrame>
      ) : (
        <DeviceFrame isOff={isDark(device)}>
          <QuietScreen {...idle(device)} />
        </DeviceFrame>
      )}
    </div>
  )
}

function isDark({ state }: DeviceState): boolean {
  return state === 'unknown' || state === 'absent' || state === 'unplugged'
}

function idle(device: DeviceState): { title: string; text?: string } {
  switch (device.state) {
    case 'locked':
      return { title: words.lockedScreen, text: '••••' }
    case 'ready':
      return { title: device.app, text: words.appReady }
    case 'wrongApp':
    case 'appTooOld':
      return { title: device.app }
    case 'appMissing':
    case 'dashboard':
      return { title: words.dashboardScreen }
    case 'unknown':
    case 'absent':
    case 'unplugged':
      return { title: words.off }
    default:
      return { title: 'model' in device ? device.model : words.noDevice }
  }
}
