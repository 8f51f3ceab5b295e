// Draws a real device as far as the computer knows its state: what its screen should show now.
import type { DeviceState } from '../../../shared/contract/status.ts'
import { DeviceFrame, isNanoModel, QuietScreen } from './DeviceFrame.tsx'
import styles from './device.module.css'
import { useWords } from '../../window.ts'
import type { Words } from '../../words/words.ts'

/** Draws the real device. */
export function DeviceDrawing({ device }: { device: DeviceState }) {
  const words = useWords()
  const isNano = 'model' in device && isNanoModel(device.model)
  return (
    <div role="img" aria-label={words.deviceWords.drawing} className={styles.practice}>
      {device.state === 'prompting' ? (
        <DeviceFrame heading={words.deviceWords.lookOnDevice} isNano={isNano}>
          <p className={`${styles.shown} ${styles.cut}`}>{device.prompt.text}</p>
        </DeviceFrame>
      ) : (
        <DeviceFrame isOff={isDark(device)} isIdle isNano={isNano}>
          <QuietScreen {...idle(words, device)} />
        </DeviceFrame>
      )}
    </div>
  )
}

/** Returns whether the screen is drawn dark: the device is absent, or nothing is known of what it shows. */
function isDark({ state }: DeviceState): boolean {
  return ['unknown', 'absent', 'unplugged', 'notPermitted', 'held', 'busy', 'failed'].includes(state)
}

function idle(words: Words, device: DeviceState): { title: string; text?: string } {
  switch (device.state) {
    case 'locked':
      return { title: words.deviceWords.lockedScreen, text: '••••' }
    case 'ready':
      return { title: device.app, text: words.deviceWords.appReady }
    case 'wrongApp':
    case 'appTooOld':
      return { title: device.app }
    case 'appMissing':
    case 'dashboard':
      return { title: words.deviceWords.dashboardScreen }
    case 'absent':
    case 'unplugged':
      return { title: words.deviceWords.off }
    case 'rejected':
      return { title: words.deviceWords.rejectedScreen }
    // An app has answered that it holds different keys; the device shows nothing of it.
    case 'otherAccount':
      return { title: words.deviceWords.otherKeysScreen }
    case 'busy':
      return { title: words.deviceWords.busyScreen }
    default:
      return { title: words.deviceWords.unseenScreen }
  }
}
