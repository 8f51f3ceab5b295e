// The REST gateway's answers about proposals and votes of the L1.
// Sources: initia-labs/initia proto/initia/gov/v1/query.proto, x/gov/keeper/{custom_grpc_query,grpc_query}.go.
import {
  GOV_ACCOUNT,
  hasPassed,
  isOpen,
  nextTallyMs,
  OPTION_NAMES,
  proposalOf,
  proposalsUntil,
  stakedPower,
  tallyOf,
  type Proposal,
} from '../../book/governance.ts'
import type { ChainState } from '../../book/state.ts'
import { json, partsAfter, type PracticeReply } from '../../reply.ts'
import { gatewayPage, refuse } from './gateway.ts'

const PARAMS = {
  min_deposit: [{ denom: 'uinit', amount: '1000000000' }],
  voting_period: '604800s',
  quorum: '0.250000000000000000',
  threshold: '0.500000000000000000',
  veto_threshold: '0.334000000000000000',
  expedited_voting_period: '86400s',
  expedited_threshold: '0.667000000000000000',
  emergency_tally_interval: '3600s',
  low_threshold_functions: [],
  vesting: null,
  emergency_submitters: [],
  burn_vote_quorum: false,
  burn_proposal_deposit_prevote: false,
  burn_vote_veto: true,
}

const isoTime = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z')
const counts = ([yes = 0n, abstain = 0n, no = 0n, veto = 0n]: readonly bigint[]) => ({
  yes_count: yes.toString(),
  abstain_count: abstain.toString(),
  no_count: no.toString(),
  no_with_veto_count: veto.toString(),
})

function tallyRow(height: number, tally: readonly bigint[]): unknown {
  return {
    tally_height: String(height),
    total_staking_power: stakedPower().toString(),
    total_vesting_power: '0',
    v1_tally_result: counts(tally),
  }
}

/** Where a proposal stands: its tally is written down when its vote ends. */
function standing(proposal: Proposal, { votes, staking }: Pick<ChainState, 'votes' | 'staking'>, nowMs: number) {
  if (isOpen(proposal, nowMs)) return { status: STATUSES.open, final_tally_result: tallyRow(0, []) }
  const tally = tallyOf(proposal, votes, staking, nowMs)
  return { status: hasPassed(proposal, tally) ? STATUSES.passed : STATUSES.rejected, final_tally_result: tallyRow(1, tally) }
}

function proposalRow(proposal: Proposal, state: Pick<ChainState, 'votes' | 'staking'>, nowMs: number): object {
  const { id, title, summary, messages, startMs, endMs, emergency = false, expedited = false } = proposal
  const isVoting = isOpen(proposal, nowMs)
  return {
    id: String(id),
    messages,
    ...standing(proposal, state, nowMs),
    submit_time: isoTime(startMs),
    deposit_end_time: isoTime(endMs),
    total_deposit: PARAMS.min_deposit,
    voting_start_time: isoTime(startMs),
    voting_end_time: isoTime(endMs),
    emergency_start_time: emergency ? isoTime(startMs) : null,
    emergency_next_tally_time: emergency && isVoting ? isoTime(nextTallyMs(proposal, nowMs)) : null,
    metadata: '',
    title,
    summary,
    proposer: GOV_ACCOUNT,
    expedited,
    emergency,
    failed_reason: '',
  }
}

/** The enum ProposalStatus, by number. No proposal here waits for deposits, and none fails when it runs. */
const STATUSES = { open: 'PROPOSAL_STATUS_VOTING_PERIOD', passed: 'PROPOSAL_STATUS_PASSED', rejected: 'PROPOSAL_STATUS_REJECTED' } as const
const ENUM = ['PROPOSAL_STATUS_UNSPECIFIED', 'PROPOSAL_STATUS_DEPOSIT_PERIOD', ...Object.values(STATUSES), 'PROPOSAL_STATUS_FAILED']

/** The status that is asked for by name or number; null for every proposal, undefined for none of the enum. */
function statusWanted(url: URL): string | null | undefined {
  const asked = url.searchParams.get('proposal_status') ?? '0'
  const name = ENUM.includes(asked) ? asked : ENUM[Number(asked)]
  return name === ENUM[0] ? null : name
}

/** The proposals of a status, oldest first; null for a status that is none. */
function proposalRows(url: URL, state: Pick<ChainState, 'votes' | 'staking'>, nowMs: number): object[] | null {
  const wanted = statusWanted(url)
  if (wanted === undefined) return null
  const rows = proposalsUntil(nowMs, wanted === STATUSES.open ? 'open' : 'all').map((one) => proposalRow(one, state, nowMs))
  return rows.filter((row) => wanted === null || ('status' in row && row.status === wanted))
}

/** Answers a request about governance; null for any other path. */
export function governanceReply(url: URL, state: ChainState, at: { nowMs: number; height: number }): PracticeReply | null {
  const { nowMs } = at
  const { votes, staking } = state
  if (url.pathname === '/initia/gov/v1/params') return json({ params: PARAMS })
  const ours = partsAfter(url, '/initia/gov/v1/proposals')
  if (ours?.length === 0) {
    const rows = proposalRows(url, state, nowMs)
    return rows === null ? refuse(400, 3, 'type mismatch, parameter: proposal_status') : gatewayPage(url, 'proposals', rows)
  }
  const [id = '', what = '', voter = ''] = ours ?? partsAfter(url, '/cosmos/gov/v1/proposals') ?? []
  if (id === '') return null
  const proposal = proposalOf(Number(id), nowMs)
  if (proposal === null) return refuse(404, 5, `proposal ${id} doesn't exist`)
  if (ours !== null && what === '') return json({ proposal: proposalRow(proposal, state, nowMs) })
  if (ours !== null && what === 'tally') return json({ tally_result: tallyRow(at.height, tallyOf(proposal, votes, staking, nowMs)) })
  if (ours !== null || what !== 'votes' || voter === '') return null
  // The module deletes the votes once they are counted.
  const parts = isOpen(proposal, nowMs) ? votes.get(proposal.id)?.get(voter) : undefined
  if (parts === undefined) return refuse(400, 3, `voter: ${voter} not found for proposal: ${id}`)
  const options = parts.map(({ option, weight }) => ({ option: OPTION_NAMES.get(option), weight }))
  return json({ vote: { proposal_id: id, voter, options, metadata: '' } })
}
