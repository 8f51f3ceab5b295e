// Guards a sync target against pages computed from an older state: after a failed write, later pages must not be stored.
import { AppError } from '../../../shared/domain/errors.ts'
import type { WriteDb } from '../database.ts'
import type { SyncTargetKey } from './records/records.ts'

/** The revision counters. */
export interface Revisions {
  /**
   * Advances the sync target by one revision, starting from `revision`.
   * @throws AppError internal when the stored revision differs: another page was written, or an earlier one was not.
   */
  take(key: SyncTargetKey, revision: number): void
}

/** Creates the counters. */
export function createRevisions(db: WriteDb): Revisions {
  const create = db.prepare('INSERT INTO stream (account, chain_id, stream) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const advance = db.prepare('UPDATE stream SET revision = revision + 1 WHERE account = ? AND chain_id = ? AND stream = ? AND revision = ?')
  return {
    take: (key, revision) => {
      create.run(key.account, key.chainId, key.stream)
      if (advance.run(key.account, key.chainId, key.stream, revision).changes === 1) return
      throw new AppError('internal', 'The history changed during the export.', { retry: 'later' })
    },
  }
}
