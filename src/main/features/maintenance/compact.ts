// Returns unused space of the archive to the disk.
import type { Compacted } from '../../../shared/contract/settings/maintenance.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase, type Phrase } from '../../../shared/domain/phrase.ts'
import { lockDataFolder, toStoreError, type DataKey } from '../../db/database.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../db/archive/schema.ts'
import { openMigrated } from '../../db/migrate.ts'
import { archiveIn } from '../../db/networkFolder.ts'
import { finishSwap } from '../../db/files/folderSwap.ts'
import { sizeOf } from '../../db/files/checkDatabaseFile.ts'
import { freeSpace } from './sizes.ts'

/** The new file and the log that transfers it are each at most as large as the old file. */
const COPIES = 2

/**
 * Rewrites the archive without gaps; the folder must not be open. A process killed in between leaves the archive unchanged.
 * @throws AppError store.inUse; store.full with the space that it needs.
 */
export function compact(folder: string, key: DataKey | null): Compacted {
  const lock = lockDataFolder(folder)
  try {
    finishSwap(folder)
    const file = archiveIn(folder)
    const before = sizeOf(file) ?? 0
    needSpace(folder, before * COPIES)
    const db = openMigrated(file, { ...ARCHIVE_OPTIONS, key }, ARCHIVE_MIGRATIONS)
    try {
      db.exec("INSERT INTO tx_search (tx_search) VALUES ('optimize'); UPDATE search_merge SET unmerged = 0, is_merging = 0")
      db.exec('VACUUM')
      db.pragma('wal_checkpoint(TRUNCATE)')
    } finally {
      db.close()
    }
    return { before, after: sizeOf(file) ?? 0 }
  } catch (error) {
    throw toStoreError(error)
  } finally {
    lock.release()
  }
}

/** Checks free disk space. @throws AppError store.full. */
export function needSpace(folder: string, bytes: number): void {
  const free = freeSpace(folder)
  if (free >= bytes) return
  throw new AppError('store.full', lackOfSpace(bytes, free), {
    hint: 'Free up space on the data folder’s disk, then try again.',
    retry: 'later',
  })
}

/** Formats the lack of space, rounded so that the two numbers always differ. */
export function lackOfSpace(bytes: number, free: number): Phrase {
  const needed = Math.ceil(bytes / 1_048_576)
  const there = Math.min(Math.round(free / 1_048_576), needed - 1)
  return phrase`Not enough disk space: ${needed} MiB needed, ${there} MiB free.`
}
