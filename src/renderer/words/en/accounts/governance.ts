// Holds the English texts of the Governance screen.
import type { OpenProposal } from '../../../../shared/contract/transfer/governance.ts'
import { formatCount, formatDuration } from '../format.ts'

/** Texts of the Governance screen. */
export const governanceWords = {
  title: 'Governance',
  lead: 'What the L1 is voting on. Your vote counts as much as you have staked. Anyone can make a proposal and write its text: don’t follow links in it.',
  empty: 'Nothing is being voted on.',
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
  ends: (ms: number, moment: string) => `ends in ${formatDuration(ms)}, on ${moment}`,
  ended: 'Voting has ended',
  nextTally: (moment: string) => `May be decided from ${moment}`,
  runs: 'If it passes, it runs',
  runsNothing: 'It changes nothing by itself.',
  tally: (id: string) => `Votes on proposal ${id} so far`,
  /** In hundredths of a percent. @example percent(525) // '5.25%' */
  percent: (hundredths: number) => `${formatCount(hundredths / 100)}%`,
  turnout: (turnout: string, quorum: string) => `${turnout} of voting power has voted (quorum ${quorum}).`,
  voteOn: (id: string) => `Your vote on proposal ${id}`,
  vote: (option: string, id: string) => `Vote ${option} on proposal ${id}`,
  voted: (options: string) => `You voted ${options}. A new vote replaces it.`,
  notVoted: 'You haven’t voted.',
  weighted: (option: string, weight: string) => `${option} with ${weight}`,
} as const
