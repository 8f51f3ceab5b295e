// Reads what chains said about denominations, and ranks among holders.
import { z } from 'zod'
import type { ReadDb } from '../../database.ts'
import type { LearnedDenom } from '../records/snapshotRecords.ts'

const DenomRow = z
  .object({
    chain_id: z.string(),
    denom: z.string(),
    name: z.string().nullable(),
    symbol: z.string().nullable(),
    decimals: z.number().nullable(),
    trace_path: z.string().nullable(),
    trace_base: z.string().nullable(),
    l1_denom: z.string().nullable(),
    read_at: z.number(),
  })
  .transform(({ chain_id, trace_path, trace_base, l1_denom, read_at, ...rest }): LearnedDenom => ({
    ...rest,
    chainId: chain_id,
    tracePath: trace_path,
    traceBase: trace_base,
    l1Denom: l1_denom,
    readAt: read_at,
  }))

/** Creates a lookup of learned denominations; null for one that no chain was asked about. */
export function createDenomReader(db: ReadDb): (chainId: string, denom: string) => LearnedDenom | null {
  const statement = db.prepare(
    `SELECT chain_id, denom, name, symbol, decimals, trace_path, trace_base, l1_denom, read_at FROM denom
     WHERE chain_id = ? AND denom = ?`,
  )
  return (chainId, denom) => {
    const row = statement.get(chainId, denom)
    return row === undefined ? null : DenomRow.parse(row)
  }
}

/** An address's rank among the holders of a denomination. */
export interface RankRecord {
  account: string
  chainId: string
  denom: string
  /** 1 = largest; null when not among the first `lookedAt`. */
  rank: number | null
  lookedAt: number
  readAt: number
}

const RankRow = z
  .object({
    account: z.string(),
    chain_id: z.string(),
    denom: z.string(),
    rank: z.number().nullable(),
    looked_at: z.number(),
    read_at: z.number(),
  })
  .transform(({ chain_id, looked_at, read_at, ...rest }): RankRecord => ({
    ...rest,
    chainId: chain_id,
    lookedAt: looked_at,
    readAt: read_at,
  }))

/** Returns ranks of some addresses over all chains. */
export function readRanks(db: ReadDb, accounts: readonly string[]): RankRecord[] {
  const statement = db.prepare('SELECT account, chain_id, denom, rank, looked_at, read_at FROM holder_rank WHERE account = ?')
  return accounts.flatMap((account) => statement.all(account).map((row) => RankRow.parse(row)))
}
