// Calculates what a claim of VIP rewards does. Scores come from the VIP service; they are checked against the tree of scores on the chain, and
// every amount is calculated from the tables of the chain's modules, so that the service cannot make up either.
import { VipOutcome } from '../../../../shared/contract/transfer/vip.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { claimOutcome, MAX_PROOF, type ScoredStage, type VipClaim, type VipStage } from '../../../../shared/domain/transfer/vipClaims.ts'
import {
  isProvenScore,
  readFirstStages,
  readStageScores,
  readStageTables,
  readVesting,
  readVestingTable,
  readVipStages,
  type StageScores,
  type VestingState,
  type VipRollupKey,
  type VipStages,
} from '../../../clients/chains/move/vipRewards.ts'
import { vipQuestion, type VipQuestion } from '../../../clients/chains/move/vipQuestion.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import { moveAddress } from '../../../decoding/move/moveAddresses.ts'
import { requoteNeeded } from '../send/sequenceFree.ts'
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
  /** Asks for the first stage of each rollup, once. */
  firstStages: () => ReturnType<typeof readFirstStages>
  /** Asks for the scores of a rollup in a stage; for the stage itself once. */
  scoresOf: (rollup: VipRollupKey, stage: number) => ReturnType<typeof readStageScores>
}

/** Reads what all rollups have in common; null on a chain whose modules are not known. @throws AppError network.*, chain.badReply, chain.refused. */
export async function openReading(deps: VipDeps, { chain, me }: VipOwner): Promise<VipReading | null> {
  const question = vipQuestion(deps.registry, chain.id)
  if (question === null) return null
  const [stages, vestings] = await Promise.all([readVipStages(deps.request, question), readVestingTable(deps.request, question)])
  let asked: ReturnType<typeof readFirstStages> | null = null
  const firstStages = () => (asked ??= readFirstStages(deps.request, question))
  const tables = new Map<number, ReturnType<typeof readStageTables>>()
  const tablesOf = (stage: number) => {
    const found = tables.get(stage) ?? readStageTables(deps.request, question, stages.table, stage)
    tables.set(stage, found)
    return found
  }
  const scoresOf: VipReading['scoresOf'] = async (rollup, stage) => {
    const found = await tablesOf(stage)
    return found === null ? null : await readStageScores(deps.request, question, found, rollup)
  }
  return { deps, question, stages, vestings, owner: moveAddress(me), firstStages, scoresOf }
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
  const { deps, stages, owner } = reading
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
  const lastGrant = outcome.findLast(({ granted }) => granted > 0n)?.stage
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
    skipped: state.lastClaimed === null ? await skippedBefore(reading, { bridge, version, first }) : null,
    vestsUntil: lastGrant === undefined ? null : lastGrant + stages.rules.period,
  }
}

/**
 * Returns the stages that a first claim leaves behind for good; null for none. The chain lists no rollup that is registered no more: there all
 * stages before count.
 */
async function skippedBefore(
  { firstStages }: VipReading,
  { bridge, version, first }: { bridge: string; version: string; first: number },
): Promise<VipOutcome['skipped']> {
  const all = await firstStages()
  const begins = all.find((one) => one.bridge === bridge && one.version === version)?.first ?? 1
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

/**
 * Refuses a claim that would do something else than was shown: what is signed names no amount.
 * @throws AppError transfer.requoteNeeded, and as `requireVipClaim`.
 */
export async function requireSameClaim(
  deps: VipDeps,
  whose: VipOwner,
  action: ActionOf<'claimVip'>,
  shown: readonly VipOutcome[] | null,
): Promise<void> {
  // Parsed as the stored quote was, so that fields come in one order.
  const now = VipOutcome.array().parse(await requireVipClaim(deps, whose, action))
  if (JSON.stringify(now) !== JSON.stringify(shown)) throw requoteNeeded('The claim would no longer do what was shown.', false)
}

async function requireRollup(reading: VipReading, claim: VipClaim): Promise<VipOutcome> {
  const { deps, question, vestings, stages, owner, scoresOf } = reading
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
      const scores = await scoresOf(claim, stage.stage)
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
