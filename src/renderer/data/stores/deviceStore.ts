// Holds the signing device's state as main last saw it; the event carries the state, so that prompts appear without a round trip.
import { create } from 'zustand'
import type { DeviceState } from '../../../shared/contract/status.ts'
import { client, onEvent } from '../api.ts'
import { hasJustLeft, RETURN_MS } from '../transfers/justLeft.ts'
import { createResource } from '../resource.ts'

const device = createResource<DeviceState>(
  () => client['device.state']({}),
  () => false,
)

/** Subscribes to the state of the device. */
export const useDevice = device.use
/** Reads the state of the device again. */
export const reloadDevice = device.reload

/** The state of a Ledger that was plugged in a moment ago and may be reconnecting; null when none is awaited. */
const useAway = create<{ state: DeviceState | null }>(() => ({ state: null }))

/** Returns whether a Ledger in this state is awaited, as after an app was closed on it. */
export function useIsAwaited(device: DeviceState): boolean {
  return useAway(({ state }) => state === device)
}

onEvent((event) => {
  if (event.type !== 'device.changed') return
  const told = event.device
  const isAwaited = hasJustLeft(useDevice.getState().value, told)
  useAway.setState({ state: isAwaited ? told : null })
  useDevice.setState({ value: told, error: null })
  if (isAwaited) setTimeout(() => useAway.setState(({ state }) => ({ state: state === told ? null : state })), RETURN_MS)
})
