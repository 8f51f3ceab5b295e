// Writes what is no history: balances by generation, when a stream was last asked, what is known of a chain. Writer thread.
import type { WriteDb } from '../database.ts'
import type { BalancesPart, ChainFacts, StreamCheck } from './records.ts'
import { createRevisions } from './revisions.ts'

export interface StateWriter {
  /**
   * Stores part of a snapshot; the last part removes every denomination that the snapshot did not name. To be called
   * inside a transaction.
   * @throws AppError internal when another snapshot came between.
   */
  writeBalances(part: BalancesPart): void
  /** Notes when a stream was asked and what went wrong. */
  writeCheck(check: StreamCheck): void
  /** Notes what was learned of a chain; what is absent stays. */
  writeChain(facts: ChainFacts): void
}

export function createStateWriter(db: WriteDb): StateWriter {
  const revisions = createRevisions(db)
  const statements = prepareStatements(db)
  return {
    writeBalances: ({ key, revision, balances, generation, isLast, readAt }) => {
      revisions.take(key, revision)
      for (const { denom, amount } of balances) statements.upsertHolding.run(key.account, key.chainId, denom, amount, generation, readAt)
      if (!isLast) return
      statements.sweepHoldings.run(key.account, key.chainId, generation)
      statements.completeBalances.run(readAt, key.account, key.chainId, key.stream)
    },
    writeCheck: ({ key, checkedAt, error }) => {
      statements.upsertCheck.run(key.account, key.chainId, key.stream, checkedAt, error === null ? null : JSON.stringify(error))
    },
    writeChain: ({ chainId, dialect, pageLimit, head }) => {
      statements.upsertChain.run(chainId, dialect ?? null, pageLimit ?? null, head?.height ?? null, head?.checkedAt ?? null)
    },
  }
}

function prepareStatements(db: WriteDb) {
  return {
    upsertHolding: db.prepare(
      `INSERT INTO holding (account, chain_id, denom, amount, generation, read_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET amount = excluded.amount, generation = excluded.generation, read_at = excluded.read_at`,
    ),
    sweepHoldings: db.prepare('DELETE FROM holding WHERE account = ? AND chain_id = ? AND generation <> ?'),
    completeBalances: db.prepare(
      `UPDATE stream SET is_complete = 1, checked_at = ?, error = NULL,
         row_count = (SELECT count(*) FROM holding WHERE account = stream.account AND chain_id = stream.chain_id)
       WHERE account = ? AND chain_id = ? AND stream = ?`,
    ),
    upsertCheck: db.prepare(
      `INSERT INTO stream (account, chain_id, stream, checked_at, error) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET checked_at = coalesce(excluded.checked_at, checked_at), error = excluded.error`,
    ),
    upsertChain: db.prepare(
      `INSERT INTO chain (chain_id, dialect, page_limit, head_height, head_checked_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET
         dialect = coalesce(excluded.dialect, dialect), page_limit = coalesce(excluded.page_limit, page_limit),
         head_height = coalesce(excluded.head_height, head_height),
         head_checked_at = coalesce(excluded.head_checked_at, head_checked_at)`,
    ),
  }
}
