// Asks the L1's modules of VIP what an account has claimed and what of it still vests, and what stages of a rollup grant. The modules have no
// views for most of it: their resources and tables are read.
// Sources: initia-labs/vip-contract sources/{vip,vesting}.move (ModuleStore, generate_key, SnapshotKey, score_hash); initia-labs/movevm
// initia_stdlib/sources/table_key.move; diem/bcs README (the encoding of keys); initia-labs/initia x/move/keeper/querier.go (TableEntry).
import { sha3_256 } from '@noble/hashes/sha3.js'
import type { z } from 'zod'
import { AppError } from '../../../../shared/domain/errors.ts'
import { VESTING_MODULE, VIP_MODULE, type VestingRules, type VipPosition } from '../../../../shared/domain/transfer/vipClaims.ts'
import {
  FundedEntry,
  SnapshotEntry,
  StageDataEntry,
  VestingEntries,
  VestingStoreEntry,
  VestingStoreResource,
  VipBridgesView,
  VipStoreResource,
} from '../../../../wire/vip.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway, askGatewayIfAny, readPages } from '../cosmos/gateway.ts'
import { rootOf } from '../opinit/opinitHashes.ts'
import { askView, type ViewQuestion } from './moveView.ts'
import type { VipQuestion } from './vipQuestion.ts'

/** The rules of VIP, and where its stages are kept. */
export interface VipStages {
  /** The stage that runs, its end, seconds since 1970, and how long each takes, seconds. */
  stage: number
  end: number
  interval: number
  /** Seconds that scores can be challenged before a stage can be claimed. */
  challenge: number
  rules: VestingRules
  table: string
}

/** A rollup under one of its registrations. */
export interface VipRollupKey {
  bridge: string
  version: string
}

/** What an account has claimed of a rollup. */
export interface VestingState {
  /** The last stage that was claimed; null before the first claim. */
  lastClaimed: number | null
  /** The earliest first. */
  positions: VipPosition[]
}

/** Where a stage keeps the scores of all rollups, and what their accounts get. */
export interface StageTables {
  snapshots: string
  funded: string
}

/** The scores of a rollup in a stage. */
export interface StageScores {
  /** When they were written, seconds since 1970. */
  createdAt: number
  /** Of the tree of scores, hex digits. */
  root: string
  total: bigint
  /** What the rollup's accounts get for it, base units. */
  funded: bigint
}

/** @throws AppError network.*, chain.badReply, chain.refused. */
export async function readVipStages(request: Requester, question: VipQuestion): Promise<VipStages> {
  const data = await readStore(request, question, VIP_MODULE, VipStoreResource)
  return {
    stage: data.stage,
    end: data.stage_end_time,
    interval: data.stage_interval,
    challenge: data.challenge_period,
    rules: { period: data.vesting_period, minimumRatio: data.minimum_score_ratio },
    table: data.stage_data.handle,
  }
}

/** Returns the table with what accounts have claimed. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readVestingTable(request: Requester, question: VipQuestion): Promise<string> {
  return (await readStore(request, question, VESTING_MODULE, VestingStoreResource)).user_vestings.handle
}

/** Returns the first stage with rewards of each registered rollup. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readFirstStages(request: Requester, question: VipQuestion): Promise<(VipRollupKey & { first: number })[]> {
  const view = { address: question.publisher, module: VIP_MODULE, name: 'get_bridge_infos' }
  const { data } = await askView(request, question, view, [], VipBridgesView)
  return data.map(({ bridge_id, version, init_stage }) => ({ bridge: bridge_id, version, first: init_stage }))
}

/** @param owner 0x… @throws AppError network.*, chain.badReply, chain.refused. */
export async function readVesting(
  request: Requester,
  { rest, signal }: VipQuestion,
  table: string,
  { bridge, version, owner }: VipRollupKey & { owner: string },
): Promise<VestingState> {
  const key = bytesKey(Buffer.concat([orderedU64(bridge), orderedU64(version), addressBytes(owner)]))
  const store = await readEntry(request, { rest, signal }, table, key, VestingStoreEntry)
  if (store === null) return { lastClaimed: null, positions: [] }
  const { last_claimed_stage, vestings } = store.table_entry.value
  const pages = await readPages(request, {
    rest,
    path: `/initia/move/v1/tables/${vestings.handle}/entries`,
    schema: VestingEntries,
    signal,
  })
  const positions = pages.flatMap(({ table_entries }) =>
    table_entries.map(({ value }): VipPosition => ({
      stage: value.start_stage,
      end: value.end_stage,
      granted: BigInt(value.initial_reward),
      remaining: BigInt(value.remaining_reward),
      perStage: BigInt(value.vest_max_amount),
      minimumScore: BigInt(value.minimum_score),
    })),
  )
  return { lastClaimed: last_claimed_stage, positions: positions.toSorted((left, right) => left.stage - right.stage) }
}

/** Returns the tables of a stage; null where the chain has none. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readStageTables(
  request: Requester,
  question: VipQuestion,
  table: string,
  stage: number,
): Promise<StageTables | null> {
  const data = await readEntry(request, question, table, bytesKey(orderedU64(stage)), StageDataEntry)
  if (data === null) return null
  const { snapshots, user_funded_rewards } = data.table_entry.value
  return { snapshots: snapshots.handle, funded: user_funded_rewards.handle }
}

/** Returns the scores of a rollup in the stage of these tables; null while the chain has none. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readStageScores(
  request: Requester,
  question: VipQuestion,
  tables: StageTables,
  { bridge, version }: VipRollupKey,
): Promise<StageScores | null> {
  const key = Buffer.concat([bytesKey(orderedU64(bridge)), bytesKey(orderedU64(version))])
  const [snapshot, funded] = await Promise.all([
    readEntry(request, question, tables.snapshots, key, SnapshotEntry),
    readEntry(request, question, tables.funded, u64(bridge), FundedEntry),
  ])
  if (snapshot === null || funded === null) return null
  const { create_time, merkle_root, total_l2_score } = snapshot.table_entry.value
  return { createdAt: create_time, root: merkle_root, total: BigInt(total_l2_score), funded: BigInt(funded.table_entry.value) }
}

/** Returns whether hashes prove an account's score in a stage. @param owner 0x…; proof: hex digits, from the leaf up. */
export function isProvenScore(
  { root, total }: Pick<StageScores, 'root' | 'total'>,
  { bridge, stage, owner, score, proof }: { bridge: string; stage: number; owner: string; score: string; proof: readonly string[] },
): boolean {
  const leaf = sha3_256(Buffer.concat([u64(bridge), u64(stage), addressBytes(owner), u64(score), u64(total)]))
  const hashes = proof.map((hash) => Buffer.from(hash, 'hex'))
  return Buffer.from(rootOf(leaf, hashes)).toString('hex') === root
}

async function readStore<T>(
  request: Requester,
  { rest, publisher, signal }: VipQuestion,
  module: string,
  schema: z.ZodType<{ resource: { move_resource: { data: T } } }>,
): Promise<T> {
  const tag = encodeURIComponent(`${publisher}::${module}::ModuleStore`)
  const path = `/initia/move/v1/accounts/${publisher}/resources/by_struct_tag?struct_tag=${tag}`
  return (await askGateway(request, { rest, path, schema, signal })).resource.move_resource.data
}

/** What the node says of a key that a table does not have: an error of the store, without a code of its own. */
const NOT_FOUND = /collections: not found/

/** Returns an entry of a table; null where it has no such key. */
async function readEntry<T>(
  request: Requester,
  { rest, signal }: ViewQuestion,
  table: string,
  key: Uint8Array,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const path = `/initia/move/v1/tables/${table}/entries/by_key_bytes?key_bytes=${encodeURIComponent(Buffer.from(key).toString('base64'))}`
  try {
    return await askGatewayIfAny(request, { rest, path, schema, signal })
  } catch (error) {
    if (error instanceof AppError && error.code === 'chain.refused' && NOT_FOUND.test(error.message)) return null
    throw error
  }
}

/** Eight bytes, the lowest first, as BCS writes a number. */
function u64(value: string | number | bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

/** Eight bytes, the highest first, so that a table keeps numbers in order. */
const orderedU64 = (value: string | number): Uint8Array => u64(value).toReversed()

/** Bytes as BCS writes them: their number, below 128, and themselves. */
const bytesKey = (bytes: Uint8Array): Buffer => Buffer.concat([Buffer.of(bytes.length), bytes])

const addressBytes = (address: string): Buffer => Buffer.from(address.slice(2).padStart(64, '0'), 'hex')
