// Contract methods on saved views: list, save, rename, remove, order. Each returns the resulting list.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { World } from '../../platform/world.ts'
import type { WriteDb } from '../../db/database.ts'
import { listViews, orderViews, removeView, renameView, saveView } from '../../db/journal/views.ts'

/** What these methods need. */
export interface ViewDeps {
  db: WriteDb
  world: Pick<World, 'newId'>
  emit(event: AppEvent): void
}

type ViewHandlers = Pick<Handlers, 'views.list' | 'views.save' | 'views.rename' | 'views.remove' | 'views.order'>

/** Handles the methods on saved views. */
export function viewHandlers({ db, world, emit }: ViewDeps): ViewHandlers {
  const after = (change: () => void) => {
    change()
    emit({ type: 'views.changed' })
    return listViews(db)
  }
  return {
    'views.list': () => listViews(db),
    'views.save': (view) => after(() => saveView(db, { id: world.newId(), ...view })),
    'views.rename': (view) => after(() => renameView(db, view)),
    'views.remove': ({ id }) => after(() => removeView(db, id)),
    'views.order': ({ ids }) => after(() => orderViews(db, ids)),
  }
}
