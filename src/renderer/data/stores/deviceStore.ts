// Holds the signing device's state as main last saw it; the event carries the state, so that prompts appear without a round trip.
import { createStore } from 'zustand'
import type { DeviceState } from '../../../shared/contract/status.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** How long it may be away. Source: device-sdk-ts NodeHidConfig.ts. */
export const RETURN_MS = 6000

/**
 * Returns whether a Ledger was there a moment ago and is not found now: it leaves the bus whenever an app is opened or closed on it, and
 * until it is back it is awaited, not missing.
 */
export function hasJustLeft(before: DeviceState | null, now: DeviceState): boolean {
  return now.state === 'absent' && before !== null && 'model' in before
}

/** Holds the state of the Ledger, and awaits one that left the bus a moment ago. */
export function deviceStore(win: AppWindow) {
  const store = createResource<DeviceState>(
    win,
    () => win.client['device.state']({}),
    () => false,
  )
  win.onEvent((event) => {
    if (event.type !== 'device.changed') return
    const next = event.device
    const isAwaited = hasJustLeft(store.getState().value, next)
    win.part(awayStore).setState({ state: isAwaited ? next : null })
    store.setState({ value: next, error: null })
    if (isAwaited) setTimeout(() => win.part(awayStore).setState(({ state }) => ({ state: state === next ? null : state })), RETURN_MS)
  })
  return store
}

/** Subscribes to the state of the device. */
export const useDevice = storeHook(deviceStore)
/** Reads the state of the device again. */
export const reloadDevice = (win: AppWindow) => win.part(deviceStore).reload()

/** The state of a Ledger that was plugged in a moment ago and may be reconnecting; null when none is awaited. */
const awayStore = () => createStore<{ state: DeviceState | null }>(() => ({ state: null }))
/** Reads it in components. */
const useAway = storeHook(awayStore)

/** Returns whether a Ledger in this state is awaited, as after an app was closed on it. */
export function useIsAwaited(device: DeviceState): boolean {
  return useAway(({ state }) => state === device)
}

/** Returns whether the device shows something to sign, not the question whether an app may open. */
export function showsRequest(device: DeviceState | null): device is Extract<DeviceState, { state: 'prompting' }> {
  return device?.state === 'prompting' && device.prompt.kind !== 'openApp'
}
