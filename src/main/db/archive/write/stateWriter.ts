// Writes when a sync target was last checked and what is known about a chain. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import type { ChainFacts, SyncTargetCheck } from '../records/records.ts'

/** The writer of states. */
export interface StateWriter {
  /** Stores when a sync target was checked and its error. */
  writeCheck(check: SyncTargetCheck): void
  /** Stores facts about a chain; absent fields stay unchanged. */
  writeChain(facts: ChainFacts): void
}

/** Creates the writer of states. */
export function createStateWriter(db: WriteDb): StateWriter {
  const statements = prepareStatements(db)
  return {
    writeCheck: ({ key, checkedAt, error, notOfferedAt }) => {
      statements.upsertCheck.run(key.account, key.chainId, key.stream, checkedAt, error === null ? null : JSON.stringify(error))
      if (notOfferedAt !== undefined) statements.noteOffer.run(notOfferedAt, key.account, key.chainId, key.stream)
    },
    writeChain: ({ chainId, dialect, pageLimit, head, blockTime, features }) => {
      statements.upsertChain.run(chainId, dialect ?? null, pageLimit ?? null, head?.height ?? null, head?.checkedAt ?? null)
      if (head !== undefined) statements.updateHeadTime.run(head.time, chainId)
      if (features !== undefined) statements.updateFeatures.run(features, chainId)
      if (blockTime !== undefined) statements.updateBlockTime.run(blockTime.ms, blockTime.readAt, chainId)
    },
  }
}

function prepareStatements(db: WriteDb) {
  return {
    upsertCheck: db.prepare(
      `INSERT INTO stream (account, chain_id, stream, checked_at, error) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET checked_at = coalesce(excluded.checked_at, checked_at), error = excluded.error`,
    ),
    noteOffer: db.prepare('UPDATE stream SET not_offered_at = ? WHERE account = ? AND chain_id = ? AND stream = ?'),
    updateFeatures: db.prepare('UPDATE chain SET features = ? WHERE chain_id = ?'),
    updateHeadTime: db.prepare('UPDATE chain SET head_time = ? WHERE chain_id = ?'),
    updateBlockTime: db.prepare('UPDATE chain SET block_ms = ?, block_ms_read_at = ? WHERE chain_id = ?'),
    upsertChain: db.prepare(
      `INSERT INTO chain (chain_id, dialect, page_limit, head_height, head_checked_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET
         dialect = coalesce(excluded.dialect, dialect), page_limit = coalesce(excluded.page_limit, page_limit),
         head_height = coalesce(excluded.head_height, head_height),
         head_checked_at = coalesce(excluded.head_checked_at, head_checked_at)`,
    ),
  }
}
