// Holds the state of synchronisation for each target.
import { client } from '../api.ts'
import { createResource } from '../resource.ts'

const sync = createResource(
  () => client['sync.state']({}),
  (event) => event.type === 'sync.changed' || event.type === 'accounts.changed',
)

/** Subscribes to the state of synchronisation. */
export const useSync = sync.use
/** Reads the state of synchronisation again. */
export const reloadSync = sync.reload
