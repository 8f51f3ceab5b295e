// Searches with a name.
import { client } from '../api.ts'
import { createResource } from '../resource.ts'

const views = createResource(
  () => client['views.list']({}),
  ({ type }) => type === 'views.changed',
)

export const useViews = views.use
export const reloadViews = views.reload
