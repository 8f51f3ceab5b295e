// Draws the device at the foot of the sidebar: its name and whether it is ready, in two short lines; pressing it checks again.
import { Smartphone } from 'lucide-react'
import { useEffect } from 'react'
import type { DeviceState } from '../../../shared/contract/status.ts'
import { useDevice, useIsAwaited } from '../../data/stores/deviceStore.ts'
import { Icon } from '../../kit/Icon.tsx'
import { checkDevice, pollDevice } from './deviceActions.ts'
import { useAppWindow, useWords } from '../../window.ts'

/** Draws the device badge of the sidebar. */
export function DeviceBadge() {
  const { deviceBrief, deviceWords: words } = useWords()
  const win = useAppWindow()
  useEffect(() => pollDevice(win), [win])
  const device = useDevice((state) => state.value) ?? { state: 'unknown' }
  const { line, todo } = useIsAwaited(device) ? words.awaitedBrief : deviceBrief(device)
  return (
    <button type="button" className="badge" title={`${line}, ${todo}. ${words.look}`} onClick={() => void checkDevice(win)}>
      <Icon of={Smartphone} tone={toneOf(device.state)} />
      <span className="clip">{line}</span>
      <small className="brief">{todo}</small>
    </button>
  )
}

/** Returns the colour of a state: ready, nothing to say, or something that keeps the device from signing. */
function toneOf(state: DeviceState['state']): 'good' | 'warn' | undefined {
  if (state === 'ready') return 'good'
  return state === 'unknown' || state === 'absent' || state === 'busy' ? undefined : 'warn'
}
