// The REST gateway's answers about proposals and votes of the L1.
// Sources: initia-labs/initia proto/initia/gov/v1/query.proto, x/gov/keeper/{custom_grpc_query,grpc_query}.go.
import {
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

function proposalRow(proposal: Proposal, nowMs: number): unknown {
  const { id, title, summary, messages, startMs, endMs, emergency = false, expedited = false } = proposal
  const isVoting = isOpen(proposal, nowMs)
  return {
    id: String(id),
    messages: messages.map((type) => ({ '@type': type, authority: 'init10d07y265gmmuvt4z0w9aw880jnsr700j55nka3' })),
    status: isVoting ? 'PROPOSAL_STATUS_VOTING_PERIOD' : 'PROPOSAL_STATUS_PASSED',
    final_tally_result: tallyRow(0, []),
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
    proposer: 'init10d07y265gmmuvt4z0w9aw880jnsr700j55nka3',
    expedited,
    emergency,
    failed_reason: '',
  }
}

/** The enum ProposalStatus, by name or number; anything else matches every proposal. */
function statusWanted(url: URL): 'open' | 'all' {
  const asked = url.searchParams.get('proposal_status') ?? ''
  return asked === '2' || asked === 'PROPOSAL_STATUS_VOTING_PERIOD' ? 'open' : 'all'
}

/** Answers a request about governance; null for any other path. */
export function governanceReply(url: URL, { votes, staking }: ChainState, at: { nowMs: number; height: number }): PracticeReply | null {
  const { nowMs } = at
  if (url.pathname === '/initia/gov/v1/params') return json({ params: PARAMS })
  const ours = partsAfter(url, '/initia/gov/v1/proposals')
  if (ours?.length === 0) {
    const rows = proposalsUntil(nowMs, statusWanted(url))
    return gatewayPage(
      url,
      'proposals',
      rows.map((one) => proposalRow(one, nowMs)),
    )
  }
  const [id = '', what = '', voter = ''] = ours ?? partsAfter(url, '/cosmos/gov/v1/proposals') ?? []
  if (id === '') return null
  const proposal = proposalOf(Number(id), nowMs)
  if (proposal === null) return refuse(404, 5, `proposal ${id} doesn't exist`)
  if (ours !== null && what === '') return json({ proposal: proposalRow(proposal, nowMs) })
  if (ours !== null && what === 'tally') return json({ tally_result: tallyRow(at.height, tallyOf(proposal, votes, staking, nowMs)) })
  if (ours !== null || what !== 'votes' || voter === '') return null
  const parts = votes.get(proposal.id)?.get(voter)
  if (parts === undefined) return refuse(400, 3, `voter: ${voter} not found for proposal: ${id}`)
  const options = parts.map(({ option, weight }) => ({ option: OPTION_NAMES.get(option), weight }))
  return json({ vote: { proposal_id: id, voter, options, metadata: '' } })
}
