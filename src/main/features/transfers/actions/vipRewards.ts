// Reads what an account has of VIP: by rollup what vests of the stages that it claimed, and what can be claimed next.
import type { VipChain, VipList, VipRollup } from '../../../../shared/contract/transfer/vip.ts'
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import { fitsDevice, MAX_VIP_STAGES, type VipStage } from '../../../../shared/domain/transfer/vipClaims.ts'
import { vipPublisher } from '../../../../shared/domain/transfer/vipModules.ts'
import { readVesting, type VestingState } from '../../../clients/chains/move/vipRewards.ts'
import { readVipPositions, type ScoredRollup } from '../../../clients/vip/positions.ts'
import { askL1s } from './askL1s.ts'
import type { ActionDeps } from './offerAction.ts'
import { chainOf, openReading, outcomeOf, VIP_REWARD, type KnownStage, type VipDeps, type VipOwner, type VipReading } from './vipOutcome.ts'

/** Most rollups that are read: each takes several requests. */
const MAX_READ = 40

/** Asks the VIP service and the nodes; a chain whose rewards cannot be read is missing. @throws AppError account.unknown. */
export async function listVip(deps: ActionDeps, accountId: string): Promise<VipList> {
  const { chains, missing } = await askL1s(deps, accountId, (chain, me) => readVip(deps, { chain, me }))
  return { chains: chains.filter((chain) => chain !== null), missing }
}

async function readVip(deps: VipDeps, whose: VipOwner): Promise<VipChain | null> {
  const { registry, request } = deps
  const { id } = whose.chain
  if (registry.vip === null || vipPublisher(id) === null) return null
  const [reading, scored] = await Promise.all([
    openReading(deps, whose),
    readVipPositions(request, { service: registry.vip, address: whose.me }),
  ])
  if (reading === null) return null
  const { stages } = reading
  const rollups = await Promise.all(scored.slice(0, MAX_READ).map((rollup) => readRollup(reading, rollup)))
  return {
    chainId: id,
    asset: registry.asset(id, VIP_REWARD),
    stage: stages.stage,
    stageEndsAt: stages.end * 1000,
    stageMs: stages.interval * 1000,
    rollups: rollups.filter(
      ({ positions, claim, next, problem }) => positions.length > 0 || claim !== null || next !== null || problem !== null,
    ),
    more: Math.max(0, scored.length - MAX_READ),
  }
}

async function readRollup(reading: VipReading, scored: ScoredRollup): Promise<VipRollup> {
  const { deps, question, vestings, owner } = reading
  const { bridge, version } = scored
  const state = await readVesting(deps.request, question, vestings, { bridge, version, owner })
  const head = {
    bridge,
    version,
    chainId: chainOf(deps.registry, bridge),
    lastClaimed: state.lastClaimed,
    positions: state.positions.map(({ stage, end, granted, remaining }) => ({
      stage,
      ends: end,
      granted: granted.toString(),
      remaining: remaining.toString(),
    })),
  }
  try {
    return { ...head, ...(await claimable(reading, scored, state)), problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...head, claim: null, next: null, problem: toErrorData(error) }
  }
}

/** Returns what can be claimed of a rollup: the stages after the last that was claimed, up to the last with a score. */
async function claimable(reading: VipReading, scored: ScoredRollup, state: VestingState): Promise<Pick<VipRollup, 'claim' | 'next'>> {
  const { bridge, version } = scored
  const wanted = runOf(scored, state.lastClaimed, reading.stages.stage)
  const known: KnownStage[] = []
  for (const stage of wanted) {
    // Later stages are not read where this one cannot be claimed or no more fit.
    if (known.length === MAX_VIP_STAGES || !fitsDevice([{ bridge, version, stages: [...known, stage] }])) break
    const scores = await reading.scoresOf({ bridge, version }, stage.stage)
    const opensAt = scores === null ? null : (scores.createdAt + reading.stages.challenge) * 1000
    if (scores === null || opensAt === null || opensAt >= reading.deps.clock.now()) {
      const claim = known.length === 0 ? null : await offerOf(reading, { bridge, version }, state, known, 0)
      return { claim, next: opensAt === null ? null : { stage: stage.stage, at: opensAt } }
    }
    known.push({ ...stage, scores })
  }
  const claim = known.length === 0 ? null : await offerOf(reading, { bridge, version }, state, known, wanted.length - known.length)
  return { claim, next: null }
}

async function offerOf(
  reading: VipReading,
  rollup: { bridge: string; version: string },
  state: VestingState,
  known: readonly KnownStage[],
  more: number,
): Promise<NonNullable<VipRollup['claim']>> {
  const asked = { ...rollup, stages: known.map(({ stage, score, proof }) => ({ stage, score, proof: [...proof] })) }
  return { asked, outcome: await outcomeOf(reading, asked, state, known), more }
}

/** Returns consecutive stages to claim, of those that are over; what the service leaves out between them has a score of 0. */
function runOf({ stages }: ScoredRollup, lastClaimed: number | null, running: number): VipStage[] {
  const open = stages.filter(({ stage }) => stage > (lastClaimed ?? 0))
  const last = open.findLast(({ stage, score }) => score !== '0' && stage < running)?.stage
  const first = lastClaimed === null ? open[0]?.stage : lastClaimed + 1
  if (first === undefined || last === undefined) return []
  const byStage = new Map(open.map((one) => [one.stage, one]))
  const count = Math.min(last - first + 1, MAX_VIP_STAGES * 4)
  return Array.from({ length: count }, (_, index) => byStage.get(first + index) ?? { stage: first + index, score: '0', proof: [] })
}
