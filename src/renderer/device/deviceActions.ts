// What this window may ask of the device without signing: look for it, and open an app on it.
import { create } from 'zustand'
import { fromErrorData, toErrorData, type AppError } from '../../shared/errors.ts'
import type { DeviceState } from '../../shared/status.ts'
import { client } from '../api.ts'
import { useDevice } from '../state/deviceStore.ts'

/** Which of the two runs now, and why the last one failed. */
export const useDeviceAction = create<{ busy: 'check' | 'open' | null; error: AppError | null }>(() => ({ busy: null, error: null }))

/** Looks at the device now, without prompting. */
export async function checkDevice(): Promise<void> {
  await run('check', () => client['device.check']({}))
}

/** Asks the device to open the Ethereum app; its user confirms there. */
export async function openEthereum(): Promise<void> {
  await run('open', () => client['device.openApp']({ app: 'Ethereum' }))
}

async function run(busy: 'check' | 'open', ask: () => Promise<DeviceState>): Promise<void> {
  useDeviceAction.setState({ busy, error: null })
  try {
    useDevice.setState({ value: await ask(), error: null })
    useDeviceAction.setState({ busy: null })
  } catch (error) {
    useDeviceAction.setState({ busy: null, error: fromErrorData(toErrorData(error)) })
  }
}
