// Holds the English texts of the Governance screen.
import type { VoteOption } from '../../../../shared/contract/transfer/action.ts'
import type { MessageDetail, OpenProposal } from '../../../../shared/contract/transfer/governance.ts'
import { formatCount, formatDigits, formatDuration } from '../format.ts'

/** What messages of proposals do, by type. */
const MESSAGES: Readonly<Record<string, string>> = {
  '/cosmos.bank.v1beta1.MsgSend': 'sends coins',
  '/cosmos.consensus.v1.MsgUpdateParams': 'changes the consensus parameters',
  '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend': 'spends from the community pool',
  '/cosmos.upgrade.v1beta1.MsgCancelUpgrade': 'cancels an upgrade of the chain',
  '/cosmos.upgrade.v1beta1.MsgSoftwareUpgrade': 'upgrades the chain',
  '/initia.distribution.v1.MsgUpdateParams': 'changes the parameters of rewards',
  '/initia.gov.v1.MsgUpdateParams': 'changes the parameters of governance',
  '/initia.move.v1.MsgExecute': 'calls a smart contract',
  '/initia.move.v1.MsgExecuteJSON': 'calls a smart contract',
  '/initia.move.v1.MsgGovExecute': 'calls a smart contract in the name of an account',
  '/initia.move.v1.MsgGovExecuteJSON': 'calls a smart contract in the name of an account',
  '/initia.move.v1.MsgGovPublish': 'publishes smart contracts in the name of an account',
  '/initia.move.v1.MsgGovScript': 'runs a script in the name of an account',
  '/initia.move.v1.MsgGovScriptJSON': 'runs a script in the name of an account',
  '/initia.move.v1.MsgScript': 'runs a script',
  '/initia.move.v1.MsgScriptJSON': 'runs a script',
  '/initia.move.v1.MsgUpdateParams': 'changes the parameters of smart contracts',
  '/initia.move.v1.MsgWhitelist': 'admits a liquidity pool to staking',
  '/initia.move.v1.MsgWhitelistStaking': 'admits a liquidity pool to staking',
  '/initia.move.v1.MsgDelistStaking': 'removes a liquidity pool from staking',
  '/initia.move.v1.MsgDelist': 'removes a liquidity pool from staking',
  '/initia.mstaking.v1.MsgUpdateParams': 'changes the parameters of staking',
  '/initia.reward.v1.MsgUpdateParams': 'changes the parameters of issuance',
  '/opinit.ophost.v1.MsgUpdateParams': 'changes the parameters of the bridge',
}

/** Texts of the Governance screen. */
export const governanceWords = {
  title: 'Governance',
  lead: 'What Initia is voting on. Anyone can make a proposal and write its text: don’t follow links in it.',
  empty: 'Nothing is being voted on.',
  noProposals: 'No proposals are open.',
  notOpen: (id: string) => `Proposal ${id} isn’t in this list: its vote may have ended.`,
  past: 'Past proposals',
  showPast: 'Show past proposals',
  hidePast: 'Hide past proposals',
  noPast: 'No votes have ended yet.',
  columns: { proposal: 'Proposal', result: 'Result', turnout: 'Voted', ended: 'Ended' },
  results: { passed: 'Passed', rejected: 'Rejected', failed: 'Passed, failed to run' },
  heldBack: 'This may be a scam: its title isn’t shown.',
  noAccount: 'Add an account to see and vote on proposals.',
  addAccount: 'Add account',
  list: 'Open proposals by chain',
  asking: 'Checking the chain',
  checkNow: 'Check now',
  missing: (chain: string) => `${chain} didn’t respond, so its proposals aren’t shown.`,
  proposal: (id: string) => `Proposal ${id}`,
  noTitle: 'Without a title',
  more: (count: number) => `${formatCount(count)} more that end later aren’t shown.`,
  urgency: { expedited: 'Expedited', emergency: 'Emergency' } satisfies Record<Exclude<OpenProposal['urgency'], 'none'>, string>,
  ends: (moment: string, ms: number) => `Ends ${moment} (in ${formatDuration(ms)})`,
  ended: 'Voting has ended',
  nextTally: (moment: string) => `May pass early: ${moment}.`,
  open: 'Open proposal',
  mayBeScam: 'This may be a scam.',
  vetoed: 'More than a third of the votes so far veto it.',
  vetoSoFar: (part: string) => `${part} voted No with veto so far.`,
  showText: 'Show its text',
  hideText: 'Hide its text',
  showToVote: 'To vote, show its text.',
  runs: 'If it passes:',
  /** Unfolds the code of the functions. */
  whatItRuns: 'What it runs',
  runsNothing: 'Text only: passing it changes nothing on the chain.',
  messages: MESSAGES,
  /** Between a function and what it is called with. */
  calledWith: 'with',
  /** Of messages or parameters. */
  andMore: (count: number) => `and ${formatCount(count)} more`,
  /** Writes the name of a parameter within a sentence. */
  inSentence: (name: string) => name.charAt(0).toLowerCase() + name.slice(1),
  /** In the sheet: what its messages say. */
  fields: {
    function: 'Function',
    typeArguments: 'Type arguments',
    arguments: 'Arguments',
    encodedArguments: 'Arguments (encoded)',
    script: 'Script',
    account: 'As account',
    from: 'From',
    to: 'Recipient',
    plan: 'Upgrade to',
    height: 'At block',
    info: 'Notes',
  } satisfies Record<(MessageDetail & { kind: 'field' })['field'], string>,
  coins: 'Amount',
  scriptCode: (bytes: number) => `${formatCount(bytes)} bytes of compiled code, which Waybill can’t read.`,
  setsOnly: 'Waybill doesn’t know the current values. The proposal sets:',
  staysSame: 'Every value stays as it is now.',
  notSet: 'not set',
  emptyText: 'empty',
  /** @example seconds('1814400s', 1_814_400_000) // '1814400s (21 d)' */
  seconds: (text: string, ms: number) => `${text} (${formatDuration(ms)})`,
  moreDetails: (count: number) => `${formatCount(count)} more ${count === 1 ? 'value isn’t' : 'values aren’t'} shown.`,
  caution: (hasLink: boolean, hasHidden: boolean) =>
    hasLink && hasHidden
      ? 'Its text holds a link and hidden characters. Anyone can write a proposal: don’t follow links in it.'
      : hasLink
        ? 'Its text holds a link. Anyone can write a proposal: don’t follow links in it.'
        : 'Its text holds hidden characters, marked here. It may not say what it seems to.',
  proposer: 'Proposer',
  deposit: 'Deposit',
  depositFate: (burnsWithoutQuorum: boolean, veto: string | null) => {
    const [few, many] = ['the quorum isn’t reached', `more than ${veto ?? ''} vote No with veto`]
    if (!burnsWithoutQuorum && veto === null) return 'Returned after the vote.'
    return `Returned after the vote, burned if ${burnsWithoutQuorum ? (veto === null ? few : `${few} or ${many}`) : many}.`
  },
  submitted: 'Submitted',
  voting: 'Voting',
  span: (from: string, to: string) => `${from} to ${to}`,
  until: (moment: string) => `until ${moment}`,
  quorum: 'Quorum',
  quorumReached: (turnout: string, quorum: string) => `Reached: ${turnout} of voting power has voted, ${quorum} is needed.`,
  quorumMissed: (turnout: string, quorum: string) =>
    `${turnout} of voting power has voted; ${quorum} is needed. With less, the proposal fails, whatever the votes.`,
  toPass: 'To pass',
  pass: (yes: string, veto: string) => `More than ${yes} Yes, abstentions not counted, and at most ${veto} No with veto.`,
  passVeto: (veto: string) => `At most ${veto} No with veto. How much Yes it needs depends on the function it runs.`,
  ownWeight: 'Your vote counts',
  staked: 'staked with active validators.',
  weightUnread: 'Your stake couldn’t be read.',
  noWeight: 'Nothing: you have no stake with an active validator.',
  /** Above the list. */
  ownWeightOf: (amounts: string) => `Your vote on a proposal counts ${amounts}: your stake with active validators.`,
  noOwnWeight: 'Your vote on a proposal counts nothing: you have no stake with an active validator.',
  vestingToo: 'Vesting coins count too.',
  /** With two decimals, for columns. @example part(8800) // '88.00%' */
  part: (hundredths: number) => `${formatDigits((hundredths / 100).toFixed(2))}%`,
  soFar: 'Votes so far',
  tally: (id: string) => `Votes on proposal ${id} so far`,
  /** In hundredths of a percent. @example percent(525) // '5.25%' */
  percent: (hundredths: number) => `${formatCount(hundredths / 100)}%`,
  turnoutBar: 'Turnout',
  /** What the marks on the bars stand for. */
  needed: 'needed',
  /** What Yes must exceed. */
  needsYes: (percent: string) => `Passes with over ${percent} Yes; abstentions don’t count.`,
  /** @param ms what is left of the last day, where that is short */
  lacksQuorum: (turnout: string, quorum: string, lacking: string, ms: number | null) =>
    `${turnout} of voting power has voted. Another ${lacking} of all voting power must vote${ms === null ? '' : ` within ${formatDuration(ms)}`} (quorum ${quorum}).`,
  turnout: (turnout: string, quorum: string, isReached: boolean) =>
    `${turnout} of voting power has voted: the quorum of ${quorum} ${isReached ? 'is' : 'wasn’t'} reached.`,
  voteOn: (id: string) => `Your vote on proposal ${id}`,
  ownVote: (option: string, id: string) => `Vote ${option} on proposal ${id}: your vote now`,
  vote: (option: string, id: string) => `Vote ${option} on proposal ${id}`,
  voted: (options: string) => `You voted ${options}. A new vote replaces it.`,
  notVoted: 'You haven’t voted.',
  yourVote: 'Your vote',
  /** On the buttons. */
  cast: { yes: 'Vote yes', no: 'Vote no', veto: 'No with veto', abstain: 'Abstain' } satisfies Record<VoteOption, string>,
  /** What voting No with veto does more than No. */
  vetoMeans: (veto: string, burns: boolean) =>
    `“No with veto” is for spam or harm: more than ${veto} of it fails the proposal${burns ? ' and burns its deposit' : ''}.`,
  toVote: (id: string) => `Vote on proposal ${id}`,
  toChange: (id: string) => `Change vote on proposal ${id}`,
  split: 'Split vote',
  splitOn: (id: string) => `Split vote on proposal ${id}`,
  splitLead: 'Give each option a share of your vote.',
  share: (option: string) => `${option}, percent`,
  percentText: (percent: string) => `${percent}%`,
  left: (percent: string) => `${percent}% left`,
  tooMuch: (percent: string) => `${percent}% over 100%`,
  whole: 'All 100% given',
  wrongShare: 'Enter a number below 100',
  oneOption: 'Split it among two or more',
  review: 'Review',
  weighted: (option: string, weight: string) => `${option} with ${weight}`,
} as const
