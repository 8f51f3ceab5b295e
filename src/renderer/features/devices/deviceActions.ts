// Runs what this window asks of the device without signing: check it, and open an app on it.
import { create } from 'zustand'
import { asAppError, type AppError, type ErrorCode } from '../../../shared/domain/errors.ts'
import type { DeviceState, LedgerApp } from '../../../shared/contract/status.ts'
import { client, onEvent } from '../../data/api.ts'
import { useDevice } from '../../data/stores/deviceStore.ts'
import { watchBus, watchFor, type Look } from './watching.ts'

/** State of the window's actions on the device. */
export interface DeviceActionState {
  /** Which of the two runs now. */
  busy: 'check' | 'open' | null
  /** Why the last one failed. */
  error: AppError | null
  /** Number of panels that watch the device for their needs; the rail stops watching meanwhile. */
  watchers: number
}
/** Holds the state of the window's actions on the device. */
export const useDeviceAction = create<DeviceActionState>(() => ({ busy: null, error: null, watchers: 0 }))

/** Checks the device now, without a prompt, for the app that is needed; of several Ledgers the one that holds the account. */
export async function checkDevice(app: LedgerApp = 'Ethereum', accountId: string | null = null): Promise<void> {
  await run('check', () => client['device.check']({ app, accountId }))
}

/** Asks the device to open an app; the user confirms on the device. */
export async function openApp(app: LedgerApp, accountId: string | null = null): Promise<void> {
  await run('open', () => client['device.openApp']({ app, accountId }))
}

/** Errors that the device's state already shows, and clears when they are over. */
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

// Clears the last error when the device changes its state: it no longer applies.
onEvent((event) => {
  if (event.type === 'device.changed') useDeviceAction.setState({ error: null })
})

/** Watches the device while a panel is open; returns the function that stops it. The rail stops watching meanwhile. */
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

/** Watches what is plugged in and out while the window shows it; returns the function that stops it. */
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

/** Checks the device without reporting errors: a lost connection is shown by the window's band, and other failures say nothing new. */
export async function lookQuietly(app: LedgerApp, how: Look = 'device.check', accountId: string | null = null): Promise<void> {
  try {
    const value = await (how === 'device.state' ? client[how]({}) : client[how]({ app, accountId }))
    useDevice.setState({ value, error: null })
  } catch (error) {
    useDevice.setState({ error: asAppError(error) })
  }
}
