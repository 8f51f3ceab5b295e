// Asks the L1's modules of VIP about gauge votes: their cycles, the rollups that can be voted for, the votes so far, and those of an account.
// Sources: initia-labs/vip-contract sources/weight_vote.move (ModuleStore, get_proposal, get_tally_infos, get_voting_power,
// get_weight_vote), sources/vip.move (get_bridge_infos).
import { GAUGE_MODULE, type GaugeCycles } from '../../../../shared/domain/transfer/gaugeVotes.ts'
import {
  GaugeCyclesResource,
  GaugeProposalView,
  GaugeTalliesView,
  OwnGaugeVoteView,
  VipRollupsView,
  VotingPowerView,
} from '../../../../wire/gauges.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway } from '../cosmos/gateway.ts'
import { askView } from './moveView.ts'
import type { VipQuestion } from './vipQuestion.ts'

/** A rollup that can be voted for. */
export interface GaugedRollup {
  bridge: string
  /** What the last vote gave it, in units of 18 decimals. */
  weight: bigint
}

/** Votes in a cycle so far. */
export interface GaugeTallies {
  /** Last second in which votes count, seconds since 1970. */
  votingEnd: number
  /** Voting power by bridge. */
  tallies: ReadonlyMap<string, bigint>
}

/** What an account voted in a cycle. */
export interface OwnGaugeVote {
  /** Voting power that its vote counts. */
  power: string
  /** In units of 18 decimals; rollups that it gave nothing are left out. */
  weights: { bridge: string; units: bigint }[]
}

/** @throws AppError network.*, chain.badReply, chain.refused. */
export async function readGaugeCycles(request: Requester, { rest, publisher, signal }: VipQuestion): Promise<GaugeCycles> {
  const tag = encodeURIComponent(`${publisher}::${GAUGE_MODULE}::ModuleStore`)
  const path = `/initia/move/v1/accounts/${publisher}/resources/by_struct_tag?struct_tag=${tag}`
  const { resource } = await askGateway(request, { rest, path, schema: GaugeCyclesResource, signal })
  const { current_cycle, cycle_end_time, cycle_interval, voting_period } = resource.move_resource.data
  return { cycle: BigInt(current_cycle), end: cycle_end_time, interval: cycle_interval, votingPeriod: voting_period }
}

/** @throws AppError network.*, chain.badReply, chain.refused. */
export async function readGaugedRollups(request: Requester, question: VipQuestion): Promise<GaugedRollup[]> {
  const view = { address: question.publisher, module: 'vip', name: 'get_bridge_infos' }
  const { data } = await askView(request, question, view, [], VipRollupsView)
  return data.map(({ bridge_id, vip_weight }) => ({ bridge: bridge_id, weight: vip_weight }))
}

/** @throws AppError network.*, chain.badReply, chain.refused, where there is no such cycle too. */
export async function readGaugeTallies(request: Requester, question: VipQuestion, cycle: bigint): Promise<GaugeTallies> {
  const [{ data: proposal }, { data: tallies }] = await Promise.all([
    askView(request, question, viewOf(question, 'get_proposal'), [cycle.toString()], GaugeProposalView),
    askView(request, question, viewOf(question, 'get_tally_infos'), [cycle.toString()], GaugeTalliesView),
  ])
  const byBridge = tallies.map(({ bridge_id, tally }): [string, bigint] => [bridge_id, BigInt(tally)])
  return { votingEnd: proposal.voting_end_time, tallies: new Map(byBridge) }
}

/** Returns the voting power that an account has now. @param owner 0x… @throws AppError network.*, chain.badReply, chain.refused. */
export async function readVotingPower(request: Requester, question: VipQuestion, owner: string): Promise<string> {
  return (await askView(request, question, viewOf(question, 'get_voting_power'), [owner], VotingPowerView)).data
}

/** Returns what an account voted in a cycle; null for nothing. @param owner 0x… @throws AppError network.*, chain.badReply, chain.refused. */
export async function readOwnGaugeVote(
  request: Requester,
  question: VipQuestion,
  cycle: bigint,
  owner: string,
): Promise<OwnGaugeVote | null> {
  const { data } = await askView(request, question, viewOf(question, 'get_weight_vote'), [cycle.toString(), owner], OwnGaugeVoteView)
  const weights = data.weights.filter(({ weight }) => weight > 0n).map(({ bridge_id, weight }) => ({ bridge: bridge_id, units: weight }))
  return weights.length === 0 ? null : { power: data.voting_power, weights }
}

const viewOf = ({ publisher }: VipQuestion, name: string) => ({ address: publisher, module: GAUGE_MODULE, name })
