// The signing device as main last saw it; its state travels with the event, so that prompts appear without a round trip.
import type { DeviceState } from '../../shared/status.ts'
import { client, onEvent } from '../api.ts'
import { createResource } from './resource.ts'

const device = createResource<DeviceState>(
  () => client['device.state']({}),
  () => false,
)

export const useDevice = device.use
export const reloadDevice = device.reload

onEvent((event) => {
  if (event.type === 'device.changed') useDevice.setState({ value: event.device, error: null })
})
