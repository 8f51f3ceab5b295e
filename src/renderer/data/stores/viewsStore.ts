// Holds the saved searches.
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const viewsStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['views.list']({}),
    ({ type }) => type === 'views.changed',
  )

/** Subscribes to the saved searches. */
export const useViews = storeHook(viewsStore)
/** Reads the saved searches again. */
export const reloadViews = (win: AppWindow) => win.part(viewsStore).reload()
