// The VIP service of the practice network: the stages in which an account has rewards.
// Source: initia-labs/interwovenkit packages/interwovenkit-react/src/data/initia-vip.ts.
import { GAUGED } from '../book/gauges.ts'
import { fromHex, toBase64 } from '../keys/bytes.ts'
import { partsAfter, text, type PracticeReply, type PracticeRequest } from '../reply.ts'
import { snapshotOf, stageAt, standingOf, timesOf, VERSION, VESTING_STAGES } from './stages.ts'
import { storeKey, type VipBook } from './vesting.ts'

/** Answers a request to the service. */
export function vipService({ url }: PracticeRequest, vip: VipBook, nowMs: number): PracticeReply {
  const [address] = partsAfter(url, '/vesting/positions') ?? []
  if (address === undefined) return text('404 page not found', 404)
  const groups = address === vip.member ? GAUGED.map((bridge) => groupOf(vip, bridge, nowMs)) : []
  // Numbers stand without quotes, however long they are.
  const body = JSON.stringify(groups, (_, value: unknown) => (typeof value === 'bigint' ? `#${value}` : value)).replace(/"#(\d+)"/g, '$1')
  return { status: 200, contentType: 'application/json', body }
}

function groupOf({ member, stores }: VipBook, bridge: string, nowMs: number): object {
  const { first } = standingOf(bridge) ?? { first: 1 }
  const store = stores.get(storeKey(bridge, member))
  const rows = Array.from({ length: Math.max(0, stageAt(nowMs) - first) }, (_, index) => first + index).flatMap((stage) => {
    const snapshot = snapshotOf(member, bridge, stage, nowMs)
    if (snapshot === null || snapshot.score === 0n) return []
    const vesting = store?.vestings.find(({ start }) => start === stage)
    const initial = (snapshot.funded * snapshot.score) / snapshot.total
    const row = {
      bridge_id: BigInt(bridge),
      version: BigInt(VERSION),
      claimable_reward: 0n,
      claimed_reward: vesting === undefined ? 0n : vesting.initial - vesting.remaining - vesting.penalty,
      locked_reward: vesting?.remaining ?? initial,
      initial_reward: initial,
      start_stage: BigInt(stage),
      end_stage: BigInt(stage + VESTING_STAGES),
      start_time: new Date(timesOf(stage).start * 1000).toISOString(),
      total_score: snapshot.total,
      user_score: snapshot.score,
      minimum_score: snapshot.score / 2n,
      claimed: stage <= (store?.lastClaimed ?? 0),
      merkle_proofs: snapshot.proof.map((hash) => toBase64(fromHex(hash))),
    }
    return [row]
  })
  const sum = rows.reduce((before, { initial_reward }) => before + initial_reward, 0n)
  return { data: rows, required_score: 0n, total_claimable_reward: 0n, total_locked_reward: sum, total_vesting_reward: sum }
}
