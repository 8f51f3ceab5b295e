// Settings of one network's data folder, by name; whoever owns a setting owns its schema.
import { z } from 'zod'
import type { ReadDb, WriteDb } from '../database.ts'
import { readStored, withStoreErrors } from './stored.ts'

const Row = z.object({ value: z.string() })

/**
 * null when it was never set.
 * @throws AppError store.damaged.
 */
export function readSetting<T>(db: ReadDb, name: string, schema: z.ZodType<T>): T | null {
  const row = withStoreErrors(() => db.prepare('SELECT value FROM setting WHERE name = ?').get(name))
  return row === undefined ? null : readStored(schema, Row.parse(row).value, `The setting “${name}”`)
}

/** Stores a setting as JSON. */
export function writeSetting(db: WriteDb, name: string, value: unknown): void {
  withStoreErrors(() =>
    db
      .prepare('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
      .run(name, JSON.stringify(value)),
  )
}
