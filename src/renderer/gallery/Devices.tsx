// Shows the device in every state.
import type { DeviceState } from '../../shared/contract/status.ts'
import { DeviceDrawing } from '../features/devices/DeviceDrawing.tsx'
import { StatusOf } from '../features/devices/DeviceStatus.tsx'
import styles from './gallery.module.css'
import { Specimen } from './Specimen.tsx'

const model = 'Nano X'
const STATES: readonly DeviceState[] = [
  { state: 'unknown' },
  { state: 'absent' },
  { state: 'notPermitted', model },
  { state: 'held', model },
  { state: 'locked', model },
  { state: 'dashboard', model },
  { state: 'wrongApp', model, app: 'Bitcoin' },
  { state: 'appMissing', model, app: 'Ethereum' },
  { state: 'appTooOld', model, app: 'Ethereum', version: '1.9.0', oldest: '1.10.0' },
  { state: 'ready', model, app: 'Ethereum', version: '1.12.1', others: ['Flex'] },
  { state: 'otherAccount', model },
  { state: 'busy', model },
  { state: 'prompting', model, prompt: { kind: 'message', text: 'I am the owner of this account.' } },
  { state: 'rejected', model },
  { state: 'unplugged', model },
  {
    state: 'failed',
    model,
    message: 'Your Ledger isn’t responding.',
    hint: 'Respond to what’s on its screen, or unplug it and plug it in again.',
  },
]

/** Draws the specimens of the device. */
export function Devices() {
  return (
    <div className={styles.grid}>
      {STATES.map((device) => (
        <Specimen key={device.state} of={device.state}>
          <DeviceDrawing device={device} />
          <StatusOf device={device} app="Ethereum" accountId={null} />
        </Specimen>
      ))}
    </div>
  )
}
