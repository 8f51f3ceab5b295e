// The signing device as main last saw it; its state travels with the event, so that prompts appear without a round trip.
import { create } from 'zustand'
import type { DeviceState } from '../../../shared/contract/status.ts'
import { client, onEvent } from '../api.ts'
import { hasJustLeft, RETURN_MS } from '../transfers/justLeft.ts'
import { createResource } from '../resource.ts'

const device = createResource<DeviceState>(
  () => client['device.state']({}),
  () => false,
)

export const useDevice = device.use
export const reloadDevice = device.reload

/** The state of a Ledger that was there a moment ago and may be on its way back; null when none is awaited. */
const useAway = create<{ state: DeviceState | null }>(() => ({ state: null }))

/** Whether a Ledger in this state is awaited, as after an app was closed on it. */
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
