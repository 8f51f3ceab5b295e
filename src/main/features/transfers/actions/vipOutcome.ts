// Reckons what a claim of VIP rewards does. Scores come from the VIP service; they are held against the tree of scores on the chain, and every
// amount is reckoned from what the chain's modules keep, so that the service cannot make up either.
import type { VipOutcome } from '../../../../shared/contract/transfer/vip.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { claimOutcome, MAX_PROOF, type ScoredStage, type VipClaim, type VipStage } from '../../../../shared/domain/transfer/vipClaims.ts'
import {
  isProvenScore,
  readFirstStages,
  readStageScores,
  readVesting,
  readVestingTable,
  readVipStages,
  type StageScores,
  type VestingState,
  type VipStages,
} from '../../../clients/chains/move/vipRewards.ts'
import { vipQuestion, type VipQuestion } from '../../../clients/chains/move/vipQuestion.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import { moveAddress } from '../../../decoding/move/moveAddresses.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import type { Clock } from '../../../platform/world.ts'

/** What reading VIP rewards needs. */
export interface VipDeps {
  registry: Registry
  request: Requester
  clock: Pick<Clock, 'now'>
}

/** Whose rewards. */
export interface VipOwner {
  chain: ChainRecord
  /** The account's address on that chain, bech32. */
  me: string
}

/** What is paid out. Source: initia-labs/vip-contract sources/vault.move (reward_metadata). */
export const VIP_REWARD = 'uinit'

/** What all rollups have in common. */
export interface VipReading {
  deps: VipDeps
  question: VipQuestion
  stages: VipStages
  vestings: string
  /** The account, 0x…. */
  owner: string
}

/** Reads what all rollups have in common; null on a chain whose modules are not known. @throws AppError network.*, chain.badReply, chain.refused. */
export async function openReading(deps: VipDeps, { chain, me }: VipOwner): Promise<VipReading | null> {
  const question = vipQuestion(deps.registry, chain.id)
  if (question === null) return null
  const [stages, vestings] = await Promise.all([readVipStages(deps.request, question), readVestingTable(deps.request, question)])
  return { deps, question, stages, vestings, owner: moveAddress(me) }
}

/** A stage with what the chain says of it. */
export type KnownStage = VipStage & { scores: StageScores }

/** Returns what a claim does. @throws AppError chain.unproven where the chain's scores are others, network.*, chain.*. */
export async function outcomeOf(
  reading: VipReading,
  { bridge, version }: VipClaim,
  state: VestingState,
  known: readonly KnownStage[],
): Promise<VipOutcome> {
  const { deps, question, stages, owner } = reading
  for (const { stage, score, proof, scores } of known) {
    const isProven = score === '0' || (proof.length <= MAX_PROOF && isProvenScore(scores, { bridge, stage, owner, score, proof }))
    if (isProven) continue
    throw new AppError('chain.unproven', phrase`The score that the VIP service names for stage ${stage} isn’t the one on the chain.`, {
      hint: 'Check again.',
    })
  }
  const scored = known.map(({ stage, score, scores }): ScoredStage => ({
    stage,
    score: BigInt(score),
    total: scores.total,
    funded: scores.funded,
  }))
  const outcome = claimOutcome(state.positions, scored, stages.rules)
  const first = known[0]?.stage ?? 1
  return {
    bridge,
    version,
    chainId: chainOf(deps.registry, bridge),
    stages: outcome.map(({ stage, granted, paid, forfeited }, index) => ({
      stage,
      granted: granted.toString(),
      paid: paid.toString(),
      forfeited: forfeited.toString(),
      isUnproven: scored[index]?.score === 0n && scored[index].total > 0n,
    })),
    skipped: state.lastClaimed === null ? await skippedBefore(deps.request, question, { bridge, version, first }) : null,
  }
}

/** Returns the stages that a first claim leaves behind for good; null for none, and where the chain does not say since when there are any. */
async function skippedBefore(
  request: Requester,
  question: VipQuestion,
  { bridge, version, first }: { bridge: string; version: string; first: number },
): Promise<VipOutcome['skipped']> {
  const all = await readFirstStages(request, question)
  const begins = all.find((one) => one.bridge === bridge && one.version === version)?.first ?? first
  return begins < first ? { from: Math.max(1, begins), to: first - 1 } : null
}

/**
 * Returns what a claim does now, by rollup.
 * @throws AppError staking.nothing where the stages are not the next ones, chain.unproven where the scores are others, chain.unknown,
 * network.*, chain.*.
 */
export async function requireVipClaim(deps: VipDeps, whose: VipOwner, { rollups }: ActionOf<'claimVip'>): Promise<VipOutcome[]> {
  const reading = await openReading(deps, whose)
  if (reading === null) throw new AppError('chain.unknown', phrase`No VIP module is known on ${whose.chain.id}.`)
  return await Promise.all(rollups.map((claim) => requireRollup(reading, claim)))
}

async function requireRollup(reading: VipReading, claim: VipClaim): Promise<VipOutcome> {
  const { deps, question, vestings, stages, owner } = reading
  const { bridge, version } = claim
  const state = await readVesting(deps.request, question, vestings, { bridge, version, owner })
  const [first] = claim.stages
  if (state.lastClaimed !== null && first?.stage !== state.lastClaimed + 1) {
    throw new AppError('staking.nothing', 'These stages can’t be claimed any more: they were claimed in the meantime.', {
      hint: 'Check again.',
    })
  }
  const known = await Promise.all(
    claim.stages.map(async (stage): Promise<KnownStage> => {
      const scores = await readStageScores(deps.request, question, stages.table, { bridge, version, stage: stage.stage })
      if (scores !== null && (scores.createdAt + stages.challenge) * 1000 < deps.clock.now()) return { ...stage, scores }
      throw new AppError('staking.nothing', phrase`Stage ${stage.stage} can’t be claimed yet.`, { hint: 'Check again.' })
    }),
  )
  return await outcomeOf(reading, claim, state, known)
}

/** Returns the chain of a bridge; null where the lists have none. */
export function chainOf(registry: Registry, bridge: string): string | null {
  return registry.chains.find(({ opBridgeId }) => opBridgeId === bridge)?.id ?? null
}
