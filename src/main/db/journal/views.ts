// Stores saved views in the user's order.
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { View } from '../../../shared/contract/history/view.ts'
import type { ReadDb, WriteDb } from '../database.ts'
import { withStoreErrors } from './stored.ts'

const Row = z.object({ id: z.string(), name: z.string(), query: z.string() })

/** Lists views in the user's order. @throws AppError store.…. */
export function listViews(db: ReadDb): View[] {
  return withStoreErrors(() =>
    db
      .prepare('SELECT id, name, query FROM view ORDER BY position, name')
      .all()
      .map((row) => {
        const { query, ...rest } = Row.parse(row)
        return { ...rest, text: query }
      }),
  )
}

/** Stores a view at the end; one of the same name keeps its position and id. */
export function saveView(db: WriteDb, { id, name, text }: View): void {
  withStoreErrors(() =>
    db
      .prepare(
        `INSERT INTO view (id, name, query, position) VALUES (?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM view))
         ON CONFLICT (name) DO UPDATE SET name = excluded.name, query = excluded.query`,
      )
      .run(id, name, text),
  )
}

/** Renames a view. @throws AppError view.unknown; input.invalid when another view has the name. */
export function renameView(db: WriteDb, { id, name }: Pick<View, 'id' | 'name'>): void {
  const other = listViews(db).find((view) => view.id !== id && view.name.toLowerCase() === name.toLowerCase())
  if (other !== undefined) throw new AppError('input.invalid', phrase`There’s already a view called “${other.name}”.`)
  changed(withStoreErrors(() => db.prepare('UPDATE view SET name = ? WHERE id = ?').run(name, id)))
}

/** Removes a view. @throws AppError view.unknown. */
export function removeView(db: WriteDb, id: string): void {
  changed(withStoreErrors(() => db.prepare('DELETE FROM view WHERE id = ?').run(id)))
}

/** Orders views by ids; the others follow in their previous order. */
export function orderViews(db: WriteDb, ids: readonly string[]): void {
  const rest = listViews(db).filter(({ id }) => !ids.includes(id))
  const place = db.prepare('UPDATE view SET position = ? WHERE id = ?')
  withStoreErrors(
    db.transaction(() => {
      for (const [position, id] of [...ids, ...rest.map((view) => view.id)].entries()) place.run(position, id)
    }),
  )
}

function changed({ changes }: { changes: number }): void {
  if (changes === 0) throw new AppError('view.unknown', 'This view no longer exists.')
}
