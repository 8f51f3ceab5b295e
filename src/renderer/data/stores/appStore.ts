// The app itself: version, host, network, and the preferences that hold for every network.
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

export const useApp = app.use
export const usePreferences = preferences.use
export const reloadApp = app.reload
export const reloadPreferences = preferences.reload
