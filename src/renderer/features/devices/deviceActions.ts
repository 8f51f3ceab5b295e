// What this window may ask of the device without signing: look for it, and open an app on it.
import { create } from 'zustand'
import type { AppError, ErrorCode } from '../../../shared/domain/errors.ts'
import type { DeviceState, LedgerApp } from '../../../shared/contract/status.ts'
import { asAppError } from '../../data/asAppError.ts'
import { client, onEvent } from '../../data/api.ts'
import { useDevice } from '../../data/stores/deviceStore.ts'
import { watchBus, watchFor, type Look } from './watching.ts'

export interface DeviceActionState {
  /** Which of the two runs now. */
  busy: 'check' | 'open' | null
  /** Why the last one failed. */
  error: AppError | null
  /** Panels that look at the device, each for what it needs: the rail does not look beside them. */
  watchers: number
}
export const useDeviceAction = create<DeviceActionState>(() => ({ busy: null, error: null, watchers: 0 }))

/** Looks at the device now, without prompting, for the app that is needed; of several Ledgers at the one that holds the account. */
export async function checkDevice(app: LedgerApp = 'Ethereum', accountId: string | null = null): Promise<void> {
  await run('check', () => client['device.check']({ app, accountId }))
}

/** Asks the device to open an app; its user confirms there. */
export async function openApp(app: LedgerApp, accountId: string | null = null): Promise<void> {
  await run('open', () => client['device.openApp']({ app, accountId }))
}

/** What the device's state says already, and takes back when it is over. */
const TOLD_BY_STATE: readonly ErrorCode[] = [
  'device.absent',
  'device.notPermitted',
  'device.held',
  'device.locked',
  'device.appMissing',
  'device.appTooOld',
  'device.rejected',
  'device.unplugged',
]

async function run(busy: 'check' | 'open', ask: () => Promise<DeviceState>): Promise<void> {
  useDeviceAction.setState({ busy, error: null })
  try {
    useDevice.setState({ value: await ask(), error: null })
    useDeviceAction.setState({ busy: null })
  } catch (error) {
    const failure = asAppError(error)
    useDeviceAction.setState({ busy: null, error: TOLD_BY_STATE.includes(failure.code) ? null : failure })
  }
}

// What went wrong with the last look or the last app is over when the device is in another state.
onEvent((event) => {
  if (event.type === 'device.changed') useDeviceAction.setState({ error: null })
})

/** Looks at the device as long as the panel is open; the rail does not look beside it. */
export function watchDevice(app: LedgerApp, accountId: string | null = null): () => void {
  count(1)
  const stop = watchFor(app, { ...thisWindow, isAway, look: (how) => lookQuietly(app, how, accountId) })
  return () => {
    count(-1)
    stop()
  }
}

function count(change: 1 | -1): void {
  useDeviceAction.setState(({ watchers }) => ({ watchers: watchers + change }))
}

/** Notices what is plugged in and out as long as the window shows it. */
export function watchPlugs(): () => void {
  const isWatched = () => useDeviceAction.getState().watchers > 0
  return watchBus({ ...thisWindow, isAway: () => isAway() || isWatched(), look: (how) => lookQuietly('Ethereum', how) })
}

const thisWindow = {
  now: () => performance.now(),
  every: (run: () => void, ms: number) => {
    const timer = window.setInterval(run, ms)
    return () => window.clearInterval(timer)
  },
  state: () => useDevice.getState().value ?? undefined,
}

function isAway(): boolean {
  return document.hidden || useDeviceAction.getState().busy !== null
}

/** What cannot be reached is said by the window's band; a look that fails here tells nothing new. */
export async function lookQuietly(app: LedgerApp, how: Look = 'device.check', accountId: string | null = null): Promise<void> {
  try {
    const value = await (how === 'device.state' ? client[how]({}) : client[how]({ app, accountId }))
    useDevice.setState({ value, error: null })
  } catch (error) {
    useDevice.setState({ error: asAppError(error) })
  }
}
