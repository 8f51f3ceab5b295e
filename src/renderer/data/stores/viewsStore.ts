// Holds the saved searches.
import { client } from '../api.ts'
import { createResource } from '../resource.ts'

const views = createResource(
  () => client['views.list']({}),
  ({ type }) => type === 'views.changed',
)

/** Subscribes to the saved searches. */
export const useViews = views.use
/** Reads the saved searches again. */
export const reloadViews = views.reload
