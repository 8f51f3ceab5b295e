// Holds the proposals of the L1, which follow the clock, and the votes on them: a new one every three days, each open for a week.
// Source: initia-labs/initia x/gov/keeper/{vote,tally}.go, proto/initia/gov/v1/gov.proto.
import { sha256 } from '@noble/hashes/sha2.js'
import { encodeBech32 } from '../keys/bech32.ts'
import { utf8 } from '../keys/bytes.ts'
import { ANCHOR_MS } from './chains/chains.ts'
import { ALL_VALIDATORS, STAKING_PARAMS, type Staking } from './staking.ts'

const DAY_MS = 86_400_000
const EVERY_MS = 3 * DAY_MS
const VOTING_MS = 7 * DAY_MS
/** One of three that are open when the written history ends, and when its vote began. */
const ANCHOR_ID = 6311
const ANCHOR_START_MS = ANCHOR_MS - 6.5 * DAY_MS
/** How often an emergency proposal is tallied before its end. */
const TALLY_INTERVAL_MS = 3_600_000

/** Numbers of the enum VoteOption. */
export const OPTION_NAMES: ReadonlyMap<number, string> = new Map([
  [1, 'VOTE_OPTION_YES'],
  [2, 'VOTE_OPTION_ABSTAIN'],
  [3, 'VOTE_OPTION_NO'],
  [4, 'VOTE_OPTION_NO_WITH_VETO'],
])

interface Content {
  title: string
  summary: string
  messages: object[]
  /** Thousandths of all voting power that vote in the end, by option. */
  votes: { yes: number; abstain: number; no: number; veto: number }
  expedited?: boolean
  emergency?: boolean
}

/** The account of the module, which runs what passes. */
export const GOV_ACCOUNT = 'init10d07y265gmmuvt4z0w9aw880jnsr700j55nka3'
const KEEPERS = encodeBech32('init', sha256(utf8('lighthouse keepers')).slice(0, 20))
const TOKEN = '0x5f1c0ea9c5b2b9b9b1d4f6e0f4a35f5a2a0b54b0ddf4fb8a3b9c1d2e3f405162'

const CONTENTS: readonly Content[] = [
  {
    title: 'Shorten the unstaking period to 14 days',
    summary:
      'Reduces the time from asking for a stake to having it back from 21 to 14 days.\n\nOther chains of this size wait as long. The bridge’s finalization period of seven days stays well below it.',
    messages: [
      {
        '@type': '/initia.mstaking.v1.MsgUpdateParams',
        authority: GOV_ACCOUNT,
        params: { ...STAKING_PARAMS, unbonding_time: '1209600s' },
      },
    ],
    votes: { yes: 310, abstain: 25, no: 140, veto: 8 },
  },
  {
    title: 'Grant 250,000 INIT to the lighthouse keepers',
    summary: 'Pays three teams for a year of running public nodes. Reports follow every quarter.',
    messages: [
      {
        '@type': '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend',
        authority: GOV_ACCOUNT,
        recipient: KEEPERS,
        amount: [{ denom: 'uinit', amount: '250000000000' }],
      },
    ],
    votes: { yes: 255, abstain: 40, no: 160, veto: 12 },
  },
  {
    title: 'Pay a quarter of the fees to developers of Move modules',
    summary: 'Who published a module gets a quarter of the fees of each call to it. Tested on the test network for a month.',
    messages: [
      {
        '@type': '/initia.move.v1.MsgUpdateParams',
        authority: GOV_ACCOUNT,
        params: {
          base_denom: 'uinit',
          base_min_gas_price: '0.015000000000000000',
          contract_shared_revenue_ratio: '0.250000000000000000',
          script_enabled: true,
          allowed_publishers: [],
          clamm_module_address: '',
        },
      },
    ],
    votes: { yes: 420, abstain: 10, no: 30, veto: 2 },
    expedited: true,
  },
  {
    title: 'INIT AIRDROP \u202e moc.tini-mialc//:sptth – claim before the vote ends',
    summary: 'Visit https://claim-init.example and connect your wallet to receive 5,000 INIT. Vote YES to confirm.',
    messages: [],
    votes: { yes: 3, abstain: 2, no: 40, veto: 330 },
  },
  {
    title: 'Stop deposits of a token with a broken contract',
    summary: 'The contract of this token mints without limit. Until it is repaired the bridge takes no deposits of it.',
    messages: [
      {
        '@type': '/initia.move.v1.MsgExecuteJSON',
        sender: GOV_ACCOUNT,
        module_address: '0x1',
        module_name: 'bridge_guard',
        function_name: 'set_deposits_enabled',
        type_args: [],
        args: [`"${TOKEN}"`, 'false'],
      },
    ],
    // The quorum is reached in the last hour: at a tally before that it would have passed and ended.
    votes: { yes: 233, abstain: 5, no: 12, veto: 1 },
    emergency: true,
  },
]

/** A proposal. */
export interface Proposal extends Content {
  id: number
  startMs: number
  endMs: number
}

/** The proposal of a number; null where there is none yet. */
export function proposalOf(id: number, nowMs: number): Proposal | null {
  const startMs = ANCHOR_START_MS + (id - ANCHOR_ID) * EVERY_MS
  const content = CONTENTS[id % CONTENTS.length]
  if (!Number.isSafeInteger(id) || id < 1 || startMs > nowMs || content === undefined) return null
  return { ...content, id, startMs, endMs: startMs + VOTING_MS }
}

/** The proposals that were made by then, oldest first: all of them, or those of the last days. */
export function proposalsUntil(nowMs: number, which: 'all' | 'open'): Proposal[] {
  const newest = Math.floor((nowMs - ANCHOR_START_MS) / EVERY_MS) + ANCHOR_ID
  const oldest = which === 'all' ? 1 : Math.max(1, newest - Math.ceil(VOTING_MS / EVERY_MS))
  const ids = Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => oldest + index)
  const made = ids.map((id) => proposalOf(id, nowMs)).filter((one) => one !== null)
  return which === 'all' ? made : made.filter((one) => isOpen(one, nowMs))
}

/** Whether votes on a proposal are taken. */
export function isOpen({ startMs, endMs }: Proposal, nowMs: number): boolean {
  return startMs <= nowMs && nowMs < endMs
}

/** What became of a proposal whose vote has ended, by its tally in the order of OPTION_NAMES. Source: x/gov/keeper/tally.go. */
export function hasPassed(
  { expedited = false, emergency = false }: Proposal,
  [yes = 0n, abstain = 0n, no = 0n, veto = 0n]: readonly bigint[],
): boolean {
  const all = yes + abstain + no + veto
  // The shares of the parameters: quorum 25%, veto 33.4%, threshold 50%, for urgent proposals 66.7%.
  if (all * 4n < stakedPower() || veto * 1000n > all * 334n) return false
  return yes * 1000n > (yes + no + veto) * (expedited || emergency ? 667n : 500n)
}

/** When an emergency proposal is tallied next. */
export function nextTallyMs({ startMs }: Proposal, nowMs: number): number {
  return startMs + (Math.floor((nowMs - startMs) / TALLY_INTERVAL_MS) + 1) * TALLY_INTERVAL_MS
}

/** A part of a vote: the number of the option, and its weight as it was sent and in units of 18 decimals. */
export interface VotePart {
  option: number
  weight: string
  units: bigint
}

/** Weight of a whole vote. */
export const WHOLE_VOTE = 10n ** 18n

/** Votes by proposal and voter, in their parts. A later vote replaces an earlier one. */
export type Votes = Map<number, Map<string, readonly VotePart[]>>

/** Records a vote. */
export function castVote(votes: Votes, { id, voter, parts }: { id: number; voter: string; parts: readonly VotePart[] }): void {
  votes.set(id, new Map(votes.get(id)).set(voter, parts))
}

/** Staked power, base units of uinit. */
export function stakedPower(): bigint {
  return ALL_VALIDATORS.filter(({ status }) => status === 'BOND_STATUS_BONDED').reduce((sum, { tokens }) => sum + BigInt(tokens), 0n)
}

/** Votes of others grow with the time; each recorded one weighs as much as its voter has staked. In the order of OPTION_NAMES. */
export function tallyOf(proposal: Proposal, votes: Votes, staking: Staking, nowMs: number): bigint[] {
  const passed = BigInt(Math.max(0, Math.min(nowMs, proposal.endMs) - proposal.startMs))
  const { yes, abstain, no, veto } = proposal.votes
  const tally = [yes, abstain, no, veto].map((share) => (stakedPower() * BigInt(share) * passed) / (1000n * BigInt(VOTING_MS)))
  for (const [voter, parts] of votes.get(proposal.id) ?? []) {
    const power = [...(staking.stakes.get(voter)?.values() ?? [])].reduce((sum, { amount }) => sum + amount, 0n)
    for (const { option, units } of parts) tally[option - 1] = (tally[option - 1] ?? 0n) + (power * units) / WHOLE_VOTE
  }
  return tally
}
