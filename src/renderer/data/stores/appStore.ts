// Holds the app's version, host and network, and the preferences that apply to every network.
import { client } from '../api.ts'
import { createResource } from '../resource.ts'

const app = createResource(
  () => client['app.info']({}),
  (event) => event.type === 'accounts.changed' || event.type === 'folder.changed',
  { isOfNetwork: false },
)
const preferences = createResource(
  () => client['preferences.get']({}),
  (event) => event.type === 'preferences.changed',
  { isOfNetwork: false },
)

/** Subscribes to version, host and network. */
export const useApp = app.use
/** Subscribes to the preferences. */
export const usePreferences = preferences.use
/** Reads version, host and network again. */
export const reloadApp = app.reload
/** Reads the preferences again. */
export const reloadPreferences = preferences.reload
