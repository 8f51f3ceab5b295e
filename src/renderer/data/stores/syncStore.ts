// What synchronisation is doing, per stream.
import { client } from '../api.ts'
import { createResource } from '../resource.ts'

const sync = createResource(
  () => client['sync.state']({}),
  (event) => event.type === 'sync.changed' || event.type === 'accounts.changed',
)

export const useSync = sync.use
export const reloadSync = sync.reload
