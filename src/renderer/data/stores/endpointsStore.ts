// Holds the hosts that may be asked on this network, and their purposes.
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const endpointsStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['network.endpoints']({}),
    () => false,
  )
/** Subscribes to the hosts. */
export const useEndpoints = storeHook(endpointsStore)
/** Reads the hosts again. */
export const reloadEndpoints = (win: AppWindow) => win.part(endpointsStore).reload()
