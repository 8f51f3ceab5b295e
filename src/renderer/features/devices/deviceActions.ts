// Runs what this window asks of the device without signing: check it, and open an app on it.
import { createStore, type StoreApi } from 'zustand'
import { asAppError, type AppError, type ErrorCode } from '../../../shared/domain/errors.ts'
import type { DeviceState, LedgerApp } from '../../../shared/contract/status.ts'
import { deviceStore } from '../../data/stores/deviceStore.ts'
import { watchBus, watchFor, type Look } from './devicePolling.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** State of the window's actions on the device. */
export interface DeviceActionState {
  /** Which of the two runs now. */
  busy: 'check' | 'open' | null
  /** Why the last one failed. */
  error: AppError | null
  /** Number of panels that watch the device for their needs; the sidebar stops watching meanwhile. */
  watchers: number
  /** The app that the last panel needed: after a rejection it is the one that is open. */
  needed: LedgerApp
}
/** Holds the state of the window's actions on the device. */
function deviceActionStore(win: AppWindow): StoreApi<DeviceActionState> {
  const store = createStore<DeviceActionState>(() => ({ busy: null, error: null, watchers: 0, needed: 'Ethereum' }))
  win.onEvent((event) => {
    if (event.type === 'device.changed') store.setState({ error: null })
  })
  return store
}
/** Reads it in components. */
export const useDeviceAction = storeHook(deviceActionStore)

/** Checks the device now, without a prompt, for the app that is needed; of several Ledgers the one that holds the account. */
export async function checkDevice(win: AppWindow, app: LedgerApp = 'Ethereum', accountId: string | null = null): Promise<void> {
  await run(win, 'check', () => win.client['device.check']({ app, accountId }))
}

/** Asks the device to open an app; the user confirms on the device. */
export async function openApp(win: AppWindow, app: LedgerApp, accountId: string | null = null): Promise<void> {
  await run(win, 'open', () => win.client['device.openApp']({ app, accountId }))
}

/** Returns whether the device is unlocked and only lacks the app. */
export function canOpenApp(device: DeviceState | null): boolean {
  return device?.state === 'dashboard' || device?.state === 'wrongApp'
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

async function run(win: AppWindow, busy: 'check' | 'open', ask: () => Promise<DeviceState>): Promise<void> {
  win.part(deviceActionStore).setState({ busy, error: null })
  try {
    win.part(deviceStore).setState({ value: await ask(), error: null })
    win.part(deviceActionStore).setState({ busy: null })
  } catch (error) {
    const failure = asAppError(error)
    win.part(deviceActionStore).setState({ busy: null, error: TOLD_BY_STATE.includes(failure.code) ? null : failure })
  }
}

// Clears the last error when the device changes its state: it no longer applies.

/** Watches the device while a panel is open; returns the function that stops it. The rail stops watching meanwhile. */
export function watchDevice(win: AppWindow, app: LedgerApp, accountId: string | null = null): () => void {
  count(win, 1)
  win.part(deviceActionStore).setState({ needed: app })
  const stop = watchFor(app, { ...thisWindow(win), isAway: () => isAway(win), look: (how) => lookQuietly(win, app, how, accountId) })
  return () => {
    count(win, -1)
    stop()
  }
}

function count(win: AppWindow, change: 1 | -1): void {
  win.part(deviceActionStore).setState(({ watchers }) => ({ watchers: watchers + change }))
}

/** Watches what is plugged in and out while the window shows it; returns the function that stops it. */
export function pollDevice(win: AppWindow): () => void {
  const isWatched = () => win.part(deviceActionStore).getState().watchers > 0
  const appFor = (how: Look) => (how === 'device.check' ? win.part(deviceActionStore).getState().needed : 'Ethereum')
  return watchBus({ ...thisWindow(win), isAway: () => isAway(win) || isWatched(), look: (how) => lookQuietly(win, appFor(how), how) })
}

function thisWindow(win: AppWindow) {
  return {
    now: () => performance.now(),
    every: (run: () => void, ms: number) => {
      const timer = window.setInterval(run, ms)
      return () => window.clearInterval(timer)
    },
    state: () => win.part(deviceStore).getState().value ?? undefined,
  }
}

function isAway(win: AppWindow): boolean {
  return document.hidden || win.part(deviceActionStore).getState().busy !== null
}

/** Checks the device without reporting errors: a lost connection is shown by the window's band, and other failures say nothing new. */
export async function lookQuietly(
  win: AppWindow,
  app: LedgerApp,
  how: Look = 'device.check',
  accountId: string | null = null,
): Promise<void> {
  try {
    const value = await (how === 'device.state' ? win.client[how]({}) : win.client[how]({ app, accountId }))
    win.part(deviceStore).setState({ value, error: null })
  } catch (error) {
    win.part(deviceStore).setState({ error: asAppError(error) })
  }
}
