// The contract's methods on the device, and on the drawn one of the practice network.
import type { Handlers } from '../../shared/contract.ts'
import type { PracticeButton, PracticeScreen } from '../../shared/status.ts'
import type { Device } from '../signers/device.ts'

/** The drawn device, as far as the contract needs it. */
export interface PracticeDevice {
  screen(): PracticeScreen
  press(button: PracticeButton): void
}

export interface DeviceDeps {
  device: Device
  /** null on every network but the practice network. */
  practiceDevice: PracticeDevice | null
}

type DeviceMethod = Extract<keyof Handlers, `device.${string}` | `practice.${string}`>

export function deviceHandlers({ device, practiceDevice }: DeviceDeps): Pick<Handlers, DeviceMethod> {
  return {
    'device.state': () => device.state(),
    'device.check': ({ app }) => device.check(app),
    'device.glance': ({ app }) => device.glance(app),
    'device.openApp': ({ app }) => device.openApp(app),
    'practice.screen': () => practiceDevice?.screen() ?? null,
    'practice.press': ({ button }) => {
      practiceDevice?.press(button)
      return practiceDevice?.screen() ?? null
    },
  }
}
