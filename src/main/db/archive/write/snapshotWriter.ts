// Writes snapshots of holdings: each replaces the previous one in the same transaction. Used by the writer thread.
import type { WriteDb } from '../../database.ts'
import { createRevisions } from '../revisions.ts'
import type {
  HoldingSet,
  LearnedDenom,
  NftSet,
  RankSet,
  SnapshotSet,
  StakeSet,
  ValidatorName,
  ValidatorNames,
} from '../records/snapshotRecords.ts'

/** The writer of snapshots. */
export interface SnapshotWriter {
  /**
   * Replaces a sync target's snapshot. Must be called inside a transaction.
   * @throws AppError internal when another snapshot was stored since reading began.
   */
  writeSet(set: SnapshotSet): void
  /** Stores what a chain said about a denomination. */
  writeDenoms(denoms: readonly LearnedDenom[]): void
  /** Stores validators' names; one that a chain no longer lists keeps its last name. */
  writeValidators(names: ValidatorNames): void
}

type Statements = ReturnType<typeof prepareStatements>

/** Creates the writer of snapshots. */
export function createSnapshotWriter(db: WriteDb): SnapshotWriter {
  const revisions = createRevisions(db)
  const statements = prepareStatements(db)
  return {
    writeSet: (set) => {
      revisions.take(set.key, set.revision)
      const rows = writeRows(statements, set)
      const { account, chainId, stream } = set.key
      const isWhole = set.kind !== 'nfts' || set.isWhole
      statements.completeStream.run(isWhole ? 1 : 0, rows, set.readAt, set.isOffered ? null : set.readAt, account, chainId, stream)
    },
    writeDenoms: (denoms) => {
      for (const { chainId, denom, name, symbol, decimals, tracePath, traceBase, l1Denom, readAt } of denoms)
        statements.upsertDenom.run(chainId, denom, name, symbol, decimals, tracePath, traceBase, l1Denom, readAt)
    },
    writeValidators: ({ chainId, validators, readAt }) => {
      for (const { operator, moniker } of [ASKED, ...validators]) statements.upsertValidator.run(chainId, operator, moniker, readAt)
    },
  }
}

/** Records when the chain was asked. */
const ASKED: ValidatorName = { operator: '', moniker: '' }

/** Writes a snapshot's rows and deletes the others; returns the resulting number. */
function writeRows(statements: Statements, set: SnapshotSet): number {
  switch (set.kind) {
    case 'holdings':
      return writeHoldings(statements, set)
    case 'nfts':
      return writeNfts(statements, set)
    case 'stakes':
      return writeStakes(statements, set)
    case 'ranks':
      return writeRanks(statements, set)
  }
}

function writeHoldings(statements: Statements, { key, revision, holdings, kept, readAt }: HoldingSet): number {
  const { account, chainId, stream } = key
  for (const { denom, amount } of holdings) statements.upsertHolding.run(account, chainId, denom, amount, revision, readAt, stream)
  for (const denom of kept) statements.keepHolding.run(revision, account, chainId, denom, stream)
  statements.sweepHoldings.run(account, chainId, stream, revision)
  return holdings.length
}

function writeNfts(statements: Statements, { key, revision, collections, tokens, isWhole, readAt }: NftSet): number {
  const { account, chainId } = key
  for (const { collection, name, originName, creator, tokenCount, height, time } of collections)
    statements.upsertCollection.run(chainId, collection, name, originName, creator, tokenCount, height, time, readAt)
  for (const { collection, tokenId, objectAddr, uri, height, time } of tokens)
    statements.upsertToken.run(account, chainId, collection, tokenId, objectAddr, uri, height, time, revision, readAt, readAt)
  if (isWhole) statements.markLeft.run(readAt, account, chainId, revision)
  return tokens.length
}

function writeStakes(statements: Statements, { key, revision, stakes }: StakeSet): number {
  const { account, chainId } = key
  statements.deleteStakes.run(account, chainId)
  for (const [position, { kind, validator, denom, amount, startsAt, completesAt, readAt }] of stakes.entries())
    statements.insertStake.run(account, chainId, position, kind, validator, denom, amount, startsAt, completesAt, revision, readAt)
  return stakes.length
}

function writeRanks(statements: Statements, { key, revision, ranks, readAt }: RankSet): number {
  const { account, chainId } = key
  statements.deleteRanks.run(account, chainId)
  for (const { denom, rank, lookedAt } of ranks) statements.insertRank.run(account, chainId, denom, rank, lookedAt, revision, readAt)
  return ranks.length
}

function prepareStatements(db: WriteDb) {
  return {
    completeStream: db.prepare(
      `UPDATE stream SET is_complete = ?, row_count = ?, checked_at = ?, not_offered_at = ?, error = NULL
       WHERE account = ? AND chain_id = ? AND stream = ?`,
    ),
    upsertHolding: db.prepare(
      `INSERT INTO holding (account, chain_id, denom, amount, generation, read_at, stream) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET amount = excluded.amount, generation = excluded.generation, read_at = excluded.read_at,
         stream = excluded.stream`,
    ),
    keepHolding: db.prepare('UPDATE holding SET generation = ? WHERE account = ? AND chain_id = ? AND denom = ? AND stream = ?'),
    sweepHoldings: db.prepare('DELETE FROM holding WHERE account = ? AND chain_id = ? AND stream = ? AND generation <> ?'),
    upsertCollection: db.prepare(
      `INSERT INTO nft_collection (chain_id, collection, name, origin_name, creator, token_count, height, time, read_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET name = excluded.name, origin_name = excluded.origin_name, creator = excluded.creator,
         token_count = excluded.token_count, height = excluded.height, time = excluded.time, read_at = excluded.read_at`,
    ),
    upsertToken: db.prepare(
      `INSERT INTO nft_token (account, chain_id, collection, token_id, object_addr, uri, height, time, generation, first_seen_at,
         left_at, read_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?)
       ON CONFLICT DO UPDATE SET object_addr = excluded.object_addr, uri = excluded.uri, height = excluded.height,
         time = excluded.time, generation = excluded.generation, left_at = NULL, read_at = excluded.read_at`,
    ),
    markLeft: db.prepare('UPDATE nft_token SET left_at = ? WHERE account = ? AND chain_id = ? AND generation <> ? AND left_at IS NULL'),
    deleteStakes: db.prepare('DELETE FROM stake WHERE account = ? AND chain_id = ?'),
    insertStake: db.prepare(
      `INSERT INTO stake (account, chain_id, position, kind, validator, denom, amount, starts_at, completes_at, generation, read_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    deleteRanks: db.prepare('DELETE FROM holder_rank WHERE account = ? AND chain_id = ?'),
    insertRank: db.prepare(
      'INSERT INTO holder_rank (account, chain_id, denom, rank, looked_at, generation, read_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    upsertValidator: db.prepare(
      `INSERT INTO validator (chain_id, operator, moniker, read_at) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET moniker = excluded.moniker, read_at = excluded.read_at`,
    ),
    upsertDenom: db.prepare(
      `INSERT INTO denom (chain_id, denom, name, symbol, decimals, trace_path, trace_base, l1_denom, read_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET name = excluded.name, symbol = excluded.symbol, decimals = excluded.decimals,
         trace_path = excluded.trace_path, trace_base = excluded.trace_base, l1_denom = excluded.l1_denom, read_at = excluded.read_at`,
    ),
  }
}
