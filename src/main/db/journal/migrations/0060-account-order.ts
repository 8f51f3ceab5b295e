// The order in which accounts are shown.
import type { Migration } from '../../migrate.ts'

export const journal0060: Migration = {
  version: 60,
  // Null until somebody puts them into an order: then by the moment at which they were added.
  sql: 'ALTER TABLE account ADD COLUMN position INTEGER',
}
