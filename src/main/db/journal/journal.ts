// Opens the journal: small, on the main thread, with commits that survive a power cut (transfers.ts names the only exception).
import type { DataKey, WriteDb } from '../database.ts'
import { openMigrated } from '../migrate.ts'
import { journal0010 } from './migrations/0010-journal.ts'
import { journal0020 } from './migrations/0020-label.ts'
import { journal0030 } from './migrations/0030-view.ts'
import { journal0040 } from './migrations/0040-settings.ts'
import { journal0050 } from './migrations/0050-notice.ts'
import { journal0060 } from './migrations/0060-account-order.ts'
import { journal0070 } from './migrations/0070-chain-list.ts'
import { journal0080 } from './migrations/0080-username.ts'
import { journal0090 } from './migrations/0090-event-notice.ts'
import { journal0100 } from './migrations/0100-given-price.ts'
import { journal0110 } from './migrations/0110-awaited-locks.ts'

/** Migrations in order; a released one never changes. */
export const JOURNAL_MIGRATIONS = [
  journal0010,
  journal0020,
  journal0030,
  journal0040,
  journal0050,
  journal0060,
  journal0070,
  journal0080,
  journal0090,
  journal0100,
  journal0110,
]

/**
 * Opens the journal at `file`, creating it when missing.
 * @throws AppError store.fromFuture, store.readOnly, store.full, store.damaged, store.inUse.
 */
export function openJournal(file: string, key: DataKey | null = null): WriteDb {
  const db = openMigrated(file, { mode: 'write', synchronous: 'full', key }, JOURNAL_MIGRATIONS)
  return Object.assign(db, { parsed: new Map<string, { json: string; value: unknown }>() })
}
