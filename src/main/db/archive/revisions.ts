// Guards a stream against pages computed from an older state: after one write failed, those behind it must not land.
import { AppError } from '../../../shared/domain/errors.ts'
import type { WriteDb } from '../database.ts'
import type { SyncTargetKey } from './records/records.ts'

export interface Revisions {
  /**
   * Moves the stream one revision on, from `revision`.
   * @throws AppError internal when it is no longer there: something else was written, or something before was not.
   */
  take(key: SyncTargetKey, revision: number): void
}

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
