// Holds the state of synchronisation for each target.
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const syncStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['sync.state']({}),
    (event) => event.type === 'sync.changed' || event.type === 'accounts.changed',
  )

/** Subscribes to the state of synchronisation. */
export const useSync = storeHook(syncStore)
/** Reads the state of synchronisation again. */
export const reloadSync = (win: AppWindow) => win.part(syncStore).reload()
