// Reads open and past proposals of the L1, their tallies, and what an address voted.
// Sources: initia-labs/initia proto/initia/gov/v1/query.proto; cosmos/cosmos-sdk proto/cosmos/gov/v1/query.proto.
import type { GovernanceRules, OpenProposal, PastProposal } from '../../../../shared/contract/transfer/governance.ts'
import type { VoteOption } from '../../../../shared/contract/transfer/action.ts'
import { wholeShares } from '../../../../shared/domain/amount.ts'
import {
  GovParams,
  OneProposal,
  Proposals,
  ProposalVote,
  RecentProposals,
  Tally,
  type GovMessage,
  type ListedProposal,
  type TallyResult,
} from '../../../../wire/governance.ts'
import { ModuleParams } from '../../../../wire/proposalMessages.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway, askGatewayIfAny, readPages } from './gateway.ts'
import type { Coin } from './balances.ts'
import type { StakesQuestion } from './stakes.ts'

const MODULE = '/initia/gov/v1'
/** A proposal with its deposit and its messages as the chain writes them. */
export type ReadProposal = Omit<OpenProposal, 'deposit' | 'messages'> & { deposit: Coin[]; messages: GovMessage[] }
/** Whose votes to read, and where. */
type Voter = Omit<StakesQuestion, 'kind'>

/** Most proposals that are read. */
const MAX_PROPOSALS = 50

const OPTIONS = {
  VOTE_OPTION_YES: 'yes',
  VOTE_OPTION_NO: 'no',
  VOTE_OPTION_ABSTAIN: 'abstain',
  VOTE_OPTION_NO_WITH_VETO: 'veto',
} as const satisfies Record<string, VoteOption>

/** Returns which part of the voting power must vote, in hundredths of a percent, and how votes decide; null where the node does not say all of it. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readRules(
  request: Requester,
  { rest, signal }: Pick<Voter, 'rest' | 'signal'>,
): Promise<{ quorum: number; rules: GovernanceRules | null }> {
  const { params } = await askGateway(request, { rest, path: `${MODULE}/params`, schema: GovParams, signal })
  const { threshold, expedited_threshold: urgent, veto_threshold: veto, burn_vote_quorum: few, burn_vote_veto: vetoed } = params
  const quorum = hundredths(params.quorum)
  const isWhole = isTold(threshold) && isTold(urgent) && isTold(veto) && isTold(few) && isTold(vetoed)
  if (!isWhole) return { quorum, rules: null }
  const rules = {
    threshold: hundredths(threshold),
    urgentThreshold: hundredths(urgent),
    hasLowFunctions: params.low_threshold_functions.length > 0,
    vetoThreshold: hundredths(veto),
    burnsWithoutQuorum: few,
    burnsOnVeto: vetoed,
    countsVesting: isTold(params.vesting),
  }
  return { quorum, rules }
}

function isTold<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined
}

/** Returns the proposals that can be voted on, the next to end first, and how many more there are. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readOpenProposals(request: Requester, voter: Voter): Promise<{ proposals: ReadProposal[]; more: number }> {
  const { rest, signal } = voter
  const path = `${MODULE}/proposals?proposal_status=PROPOSAL_STATUS_VOTING_PERIOD`
  const pages = await readPages(request, { rest, path, schema: Proposals, signal })
  const all = pages.flatMap(({ proposals }) => proposals)
  const endOf = (proposal: ListedProposal) => timeOf(proposal.voting_end_time) ?? 0
  const listed = all.toSorted((left, right) => endOf(left) - endOf(right)).slice(0, MAX_PROPOSALS)
  const proposals = await Promise.all(listed.map((proposal) => readProposal(request, voter, proposal)))
  return { proposals, more: all.length - listed.length }
}

async function readProposal(request: Requester, voter: Voter, listed: ListedProposal): Promise<ReadProposal> {
  const { id, title, summary, messages, total_deposit } = listed
  const [counted, ownVote] = await Promise.all([readTally(request, voter, id), readOwnVote(request, voter, id)])
  return {
    id,
    title,
    summary,
    messages,
    urgency: urgencyOf(listed),
    proposer: listed.proposer === '' ? null : (listed.proposer ?? null),
    deposit: total_deposit,
    submittedAt: timeOf(listed.submit_time),
    startsAt: timeOf(listed.voting_start_time),
    endsAt: timeOf(listed.voting_end_time) ?? 0,
    nextTallyAt: timeOf(listed.emergency_next_tally_time),
    ...counted,
    ownVote,
  }
}

/** Paths of the modules' current parameters, by the message that changes them: only of modules that other screens ask too. */
const PARAMS_PATHS: ReadonlyMap<string, string> = new Map([
  ['/initia.gov.v1.MsgUpdateParams', `${MODULE}/params`],
  ['/initia.mstaking.v1.MsgUpdateParams', '/initia/mstaking/v1/params'],
  ['/initia.reward.v1.MsgUpdateParams', '/initia/reward/v1/params'],
  ['/initia.distribution.v1.MsgUpdateParams', '/initia/distribution/v1/params'],
  ['/cosmos.slashing.v1beta1.MsgUpdateParams', '/cosmos/slashing/v1beta1/params'],
])

/**
 * Returns the current parameters of the module that a message changes; null for modules that are not read.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readPresentParams(
  request: Requester,
  { rest, signal }: Pick<Voter, 'rest' | 'signal'>,
  type: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const path = PARAMS_PATHS.get(type)
  if (path === undefined) return null
  return (await askGateway(request, { rest, path, schema: ModuleParams, signal })).params
}

/** Number of proposals that are asked for: those that are open are among them. */
const RECENT = 25
/** Most past proposals that are returned. */
const MAX_PAST = 20

const RESULTS = new Map<string, PastProposal['result']>([
  ['PROPOSAL_STATUS_PASSED', 'passed'],
  ['PROPOSAL_STATUS_REJECTED', 'rejected'],
  ['PROPOSAL_STATUS_FAILED', 'failed'],
])

/** Returns the last proposals whose votes have ended, the newest first. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readPastProposals(request: Requester, { rest, signal }: Pick<Voter, 'rest' | 'signal'>): Promise<PastProposal[]> {
  const path = `${MODULE}/proposals?pagination.limit=${RECENT}&pagination.reverse=true`
  const { proposals } = await askGateway(request, { rest, path, schema: RecentProposals, signal })
  const past = proposals.flatMap((proposal): PastProposal[] => {
    const { id, title, status, final_tally_result: tally, voting_end_time } = proposal
    const result = RESULTS.get(status)
    if (result === undefined) return []
    return [{ id, title, urgency: urgencyOf(proposal), result, endedAt: timeOf(voting_end_time), ...countsOf(tally ?? NO_VOTES) }]
  })
  return past.slice(0, MAX_PAST)
}

const NO_VOTES: TallyResult = {
  total_staking_power: '0',
  total_vesting_power: '0',
  v1_tally_result: { yes_count: '0', abstain_count: '0', no_count: '0', no_with_veto_count: '0' },
}

function urgencyOf({ expedited, emergency }: Pick<ListedProposal, 'expedited' | 'emergency'>): OpenProposal['urgency'] {
  return emergency ? 'emergency' : expedited ? 'expedited' : 'none'
}

/** What a vote is about. */
export interface ReadBallot extends Pick<OpenProposal, 'title' | 'ownVote'> {
  /** Until when votes count, ms since 1970; null where the node does not say. */
  endsAt: number | null
}

/** Returns what a vote is about; null where the node has no such proposal, or replies with another. @throws AppError network.*, chain.badReply, chain.refused. */
export async function readBallot(request: Requester, voter: Voter, id: string): Promise<ReadBallot | null> {
  const { rest, signal } = voter
  const found = await askGatewayIfAny(request, { rest, path: `${MODULE}/proposals/${id}`, schema: OneProposal, signal })
  if (found === null || found.proposal.id !== id) return null
  const { title, voting_end_time } = found.proposal
  return { title, endsAt: timeOf(voting_end_time), ownVote: await readOwnVote(request, voter, id) }
}

async function readTally(request: Requester, { rest, signal }: Voter, id: string): Promise<Pick<OpenProposal, 'tally' | 'turnout'>> {
  const { tally_result } = await askGateway(request, { rest, path: `${MODULE}/proposals/${id}/tally`, schema: Tally, signal })
  return countsOf(tally_result)
}

function countsOf({
  total_staking_power,
  total_vesting_power,
  v1_tally_result: counts,
}: TallyResult): Pick<OpenProposal, 'tally' | 'turnout'> {
  const [yes, no] = [BigInt(counts.yes_count), BigInt(counts.no_count)]
  const [abstain, veto] = [BigInt(counts.abstain_count), BigInt(counts.no_with_veto_count)]
  const cast = yes + no + abstain + veto
  const [yesShare = 0, noShare = 0, abstainShare = 0, vetoShare = 0] = wholeShares([yes, no, abstain, veto])
  return {
    tally: { yes: yesShare, no: noShare, abstain: abstainShare, veto: vetoShare },
    turnout: shareOf(cast, BigInt(total_staking_power) + BigInt(total_vesting_power)),
  }
}

async function readOwnVote(request: Requester, { rest, address, signal }: Voter, id: string): Promise<OpenProposal['ownVote']> {
  const path = `/cosmos/gov/v1/proposals/${id}/votes/${address}`
  const found = await askGatewayIfAny(request, { rest, path, schema: ProposalVote, signal })
  return found?.vote.options.map(({ option, weight }) => ({ option: OPTIONS[option], weight: hundredths(weight) })) ?? null
}

function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n) / whole)
}

function timeOf(text: string | null | undefined): number | null {
  return text === null || text === undefined ? null : Date.parse(text)
}

/** @example hundredths('0.334000000000000000') // 3340 */
function hundredths(fraction: string): number {
  return Math.round(Number(fraction) * 10_000)
}
