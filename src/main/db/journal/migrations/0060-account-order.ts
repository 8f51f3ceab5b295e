// Adds the order in which accounts are shown.
import type { Migration } from '../../migrate.ts'

/** Adds `account.position`. */
export const journal0060: Migration = {
  version: 60,
  // Null until the user orders accounts; such accounts sort by creation time.
  sql: 'ALTER TABLE account ADD COLUMN position INTEGER',
}
