// The hosts that may be asked on this network, and what for.
import { client } from '../api.ts'
import { createResource } from '../resource.ts'

const endpoints = createResource(
  () => client['network.endpoints']({}),
  () => false,
)
export const useEndpoints = endpoints.use
export const reloadEndpoints = endpoints.reload
