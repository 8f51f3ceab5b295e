// Copies both databases at one moment while they stay in use.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { BackupManifest } from '../../../shared/contract/settings/maintenance.ts'
import { openDatabase, toStoreError, type DataKey, type ReadDb } from '../../db/database.ts'
import { schemaVersion } from '../../db/migrate.ts'
import { archiveIn, journalIn } from '../../db/networkFolder.ts'
import { sizeOf } from '../../db/files/checkDatabaseFile.ts'
import { needSpace } from './compact.ts'

/** What a snapshot contains. */
export interface Snapshot {
  schemas: { journal: number; archive: number }
  counts: BackupManifest['counts']
}

/**
 * Writes `journal.db` and `archive.db` into a new folder, without free pages and without a log. Copies the journal last: it may refer to
 * history that the archive copy lacks, never the other way round.
 * @throws AppError store.full with the space that it needs, store.damaged.
 */
export function takeSnapshot(folder: string, target: string, key: DataKey | null): Snapshot {
  try {
    needSpace(folder, (sizeOf(journalIn(folder)) ?? 0) + (sizeOf(archiveIn(folder)) ?? 0))
    mkdirSync(target, { mode: 0o700 })
    const archive = copy(key, archiveIn(folder), join(target, 'archive.db'), (db) => ({ transactions: count(db, 'tx') }))
    const journal = copy(key, journalIn(folder), join(target, 'journal.db'), (db) => ({
      accounts: count(db, 'account'),
      waybills: count(db, 'transfer'),
      labels: count(db, 'label'),
    }))
    return { schemas: { journal: journal.schema, archive: archive.schema }, counts: { ...archive.counts, ...journal.counts } }
  } catch (error) {
    throw toStoreError(error)
  }
}

/** The copy is encrypted with the key of its source. */
function copy<T>(key: DataKey | null, from: string, to: string, counts: (db: ReadDb) => T): { schema: number; counts: T } {
  const db = openDatabase(from, { mode: 'read', key })
  try {
    db.prepare('VACUUM INTO ?').run(to)
  } finally {
    db.close()
  }
  const copied = openDatabase(to, { mode: 'read', key })
  try {
    return { schema: schemaVersion(copied), counts: counts(copied) }
  } finally {
    copied.close()
  }
}

function count(db: ReadDb, table: 'tx' | 'account' | 'transfer' | 'label'): number {
  return z.object({ n: z.number() }).parse(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()).n
}
