// Holds the hosts that may be asked on this network, and their purposes.
import { client } from '../api.ts'
import { createResource } from '../resource.ts'

const endpoints = createResource(
  () => client['network.endpoints']({}),
  () => false,
)
/** Subscribes to the hosts. */
export const useEndpoints = endpoints.use
/** Reads the hosts again. */
export const reloadEndpoints = endpoints.reload
