// Holds the app's version, host and network, and the preferences that apply to every network.
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** Holds version, host and network; the same on every network. */
export const appStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['app.info']({}),
    (event) => event.type === 'accounts.changed' || event.type === 'folder.changed',
    { isOfNetwork: false },
  )
/** Holds the preferences; the same on every network. */
export const preferencesStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['preferences.get']({}),
    (event) => event.type === 'preferences.changed',
    { isOfNetwork: false },
  )

/** Subscribes to version, host and network. */
export const useApp = storeHook(appStore)
/** Subscribes to the preferences. */
export const usePreferences = storeHook(preferencesStore)
/** Reads version, host and network again. */
export const reloadApp = (win: AppWindow) => win.part(appStore).reload()
/** Reads the preferences again. */
export const reloadPreferences = (win: AppWindow) => win.part(preferencesStore).reload()
