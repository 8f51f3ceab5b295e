// Client of the VIP service: the stages in which an account has rewards, each with its score and the proof of it.
// Source: initia-labs/interwovenkit packages/interwovenkit-react/src/data/initia-vip.ts.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { VipPositions } from '../../../wire/vip.ts'
import { parseReply } from '../../platform/http/http.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'

/** The stages of one rollup by the word of the service: nothing of it is proven. */
export interface ScoredRollup {
  bridge: string
  version: string
  /** The earliest first, each once. */
  stages: { stage: number; score: string; proof: string[] }[]
}

const OK = 200

/**
 * Reads the stages of an account, by rollup.
 * @param address bech32
 * @throws AppError network.* (also where it refuses, or names a stage twice).
 */
export async function readVipPositions(
  request: Requester,
  { service, address, signal }: { service: string; address: string; signal?: AbortSignal | undefined },
): Promise<ScoredRollup[]> {
  const { host } = new URL(service)
  const { status, text, retryAfterMs } = await request({ url: `${service}/vesting/positions/${encodeURIComponent(address)}`, signal })
  if (status !== OK) {
    throw new AppError('network.badReply', phrase`${host} isn’t providing VIP scores right now (${status}).`, {
      retry: 'later',
      ...(retryAfterMs === null ? {} : { retryAfterMs }),
    })
  }
  const groups = parseReply(VipPositions, text, 'network.badReply', host)
  const rollups = new Map<string, ScoredRollup>()
  const seen = new Set<string>()
  for (const { bridge_id: bridge, version, start_stage: stage, user_score, merkle_proofs } of groups.flatMap(({ data }) => data)) {
    const key = `${bridge} ${version}`
    if (seen.has(`${key} ${stage}`)) {
      throw new AppError('network.badReply', phrase`${host} names a stage of VIP twice.`, { retry: 'later' })
    }
    seen.add(`${key} ${stage}`)
    const rollup = rollups.get(key) ?? { bridge, version, stages: [] }
    const score = BigInt(user_score).toString()
    // The module takes a score of 0 without a proof.
    rollup.stages.push({ stage, score, proof: score === '0' ? [] : merkle_proofs })
    rollups.set(key, rollup)
  }
  for (const { stages } of rollups.values()) stages.sort((left, right) => left.stage - right.stage)
  return [...rollups.values()]
}
