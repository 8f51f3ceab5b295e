// The REST gateway's answers about what the modules of VIP keep in resources and tables.
// Sources: initia-labs/vip-contract sources/{vip,vesting}.move; initia-labs/movevm initia_stdlib/sources/table_key.move and
// crates/json/src/move_to_json.rs; initia-labs/initia x/move/keeper/querier.go.
import { GAUGED } from '../book/gauges.ts'
import { LOCKS_MODULE } from '../book/staking.ts'
import { gatewayPage, refuse } from '../chain/rest/gateway.ts'
import { encodeBech32 } from '../keys/bech32.ts'
import { fromBase64, nameHash, toBase64, toHex } from '../keys/bytes.ts'
import { json, partsAfter, type PracticeReply } from '../reply.ts'
import { CHALLENGE_SECONDS, snapshotOf, STAGE_SECONDS, stageAt, timesOf, VERSION, VESTING_STAGES } from './stages.ts'
import { storeKey, type VipBook } from './vesting.ts'

/** The object that a table is. */
const handleOf = (name: string): string => `0x${nameHash(`practice vip ${name}`).toLowerCase()}`
const tableOf = (name: string, length: number) => ({ handle: handleOf(name), length: String(length) })

/** Returns what the resources of the modules hold, by their tag. */
export function vipResources(nowMs: number): Readonly<Record<string, object>> {
  const stage = stageAt(nowMs)
  const { start, end } = timesOf(stage)
  return {
    [`${LOCKS_MODULE}::vip::ModuleStore`]: {
      stage: String(stage),
      stage_start_time: String(start),
      stage_end_time: String(end),
      stage_interval: String(STAGE_SECONDS),
      vesting_period: String(VESTING_STAGES),
      minimum_lock_staking_period: '15724800',
      challenge_period: String(CHALLENGE_SECONDS),
      agent_data: { agent: '0x1', api_uri: 'https://vip.practice.example' },
      minimum_score_ratio: '0.5',
      pool_split_ratio: '0.2',
      maximum_tvl_ratio: '1',
      minimum_eligible_tvl: '0',
      maximum_weight_ratio: '1',
      stage_data: tableOf('stages', stage),
      bridges: tableOf('bridges', GAUGED.length),
      challenges: tableOf('challenges', 0),
    },
    [`${LOCKS_MODULE}::vesting::ModuleStore`]: { user_vestings: tableOf('users', 1), operator_vestings: tableOf('operators', 0) },
  }
}

/** A value of a table by the bytes of its key, hex digits; undefined where there is none. */
type Read = (key: string) => unknown

const hex64 = (key: string, from: number): bigint => BigInt(`0x${key.slice(from, from + 16) || '0'}`)

/** Bytes behind their number. */
const isBytes = (key: string, count: number): boolean => key.length === 2 + 2 * count && Number.parseInt(key.slice(0, 2), 16) === count

function stageTables(stage: number): unknown {
  return {
    stage_start_time: String(timesOf(stage).start),
    stage_end_time: String(timesOf(stage).end),
    pool_split_ratio: '0.2',
    total_operator_funded_reward: '0',
    operator_funded_rewards: tableOf(`operators ${stage}`, 0),
    total_user_funded_reward: '0',
    user_funded_rewards: tableOf(`funded ${stage}`, GAUGED.length),
    vesting_period: String(VESTING_STAGES),
    minimum_score_ratio: '0.5',
    snapshots: tableOf(`scores ${stage}`, GAUGED.length),
  }
}

function readerOf(handle: string, { member, stores }: VipBook, nowMs: number): Read | null {
  const last = stageAt(nowMs)
  if (handle === handleOf('stages')) {
    return (key) => {
      const stage = isBytes(key, 8) ? Number(hex64(key, 2)) : 0
      return stage >= 1 && stage < last ? stageTables(stage) : undefined
    }
  }
  if (handle === handleOf('users')) {
    return (key) => {
      if (!isBytes(key, 48) || hex64(key, 18).toString() !== VERSION) return undefined
      const bridge = hex64(key, 2).toString()
      const owner = encodeBech32('init', Uint8Array.from(Buffer.from(key.slice(-40), 'hex')))
      const store = stores.get(storeKey(bridge, owner))
      if (store === undefined) return undefined
      return { last_claimed_stage: String(store.lastClaimed), vestings: tableOf(`vestings ${bridge} ${owner}`, store.vestings.length) }
    }
  }
  for (let stage = 1; stage < last; stage += 1) {
    if (handle === handleOf(`scores ${stage}`)) {
      return (key) => {
        const isOne = key.length === 36 && key.startsWith('08') && key.slice(18, 20) === '08' && hex64(key, 20).toString() === VERSION
        const found = isOne ? snapshotOf(member, hex64(key, 2).toString(), stage, nowMs) : null
        if (found === null) return undefined
        const written = String(found.written)
        return { create_time: written, upsert_time: written, merkle_root: found.root, total_l2_score: found.total.toString() }
      }
    }
    if (handle === handleOf(`funded ${stage}`)) {
      return (key) => {
        const bridge = key.length === 16 ? Buffer.from(key, 'hex').readBigUInt64LE().toString() : ''
        return snapshotOf(member, bridge, stage, nowMs)?.funded.toString()
      }
    }
  }
  return null
}

/** The rows of a table of vestings. */
function vestingRows(handle: string, { stores }: VipBook): unknown[] | null {
  const found = [...stores].find(([key]) => handleOf(`vestings ${key}`) === handle)
  if (found === undefined) return null
  return found[1].vestings.map(({ start, end, initial, remaining, penalty, max, score, minimum }) => {
    const value = {
      initial_reward: initial.toString(),
      remaining_reward: remaining.toString(),
      penalty_reward: penalty.toString(),
      start_stage: String(start),
      end_stage: String(end),
      vest_max_amount: max.toString(),
      l2_score: score.toString(),
      minimum_score: minimum.toString(),
    }
    return { address: handle, key: '""', value: JSON.stringify(value), key_bytes: '', value_bytes: '' }
  })
}

/** Answers a request for entries of a table; null for any other path. */
export function tableReply(url: URL, vip: VipBook, nowMs: number): PracticeReply | null {
  const [handle, what, how] = partsAfter(url, '/initia/move/v1/tables') ?? []
  if (handle === undefined || what !== 'entries') return null
  if (how === undefined) {
    const rows = vestingRows(handle, vip)
    return rows === null
      ? refuse(500, 2, `collections: not found: key '${handle}' of type []byte`)
      : gatewayPage(url, 'table_entries', rows)
  }
  const bytes = fromBase64(url.searchParams.get('key_bytes') ?? '')
  if (how !== 'by_key_bytes' || bytes.length === 0) return refuse(400, 3, 'empty key bytes: invalid request')
  const value = readerOf(handle, vip, nowMs)?.(toHex(bytes))
  if (value === undefined) return refuse(500, 2, `collections: not found: key '${toHex(bytes)}' of type []byte`)
  const entry = { address: handle, key: `"${toHex(bytes)}"`, value: JSON.stringify(value), key_bytes: toBase64(bytes), value_bytes: '' }
  return json({ table_entry: entry })
}
