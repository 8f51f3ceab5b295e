// Holds the English texts of VIP gauge votes.
import { formatDigits, formatDuration } from '../format.ts'

/** Texts of gauge votes. */
export const gaugeWords = {
  title: 'VIP gauge vote',
  lead: 'Decides how the INIT of VIP, Initia’s reward program, is split among the rollups. What you have staked counts, and what you have locked counts for more the longer it stays locked.',
  unread: (chain: string) => `${chain} gave no valid answer about gauge votes, so they aren’t shown.`,
  cycle: (cycle: string) => `Cycle ${cycle}`,
  ends: (moment: string, ms: number) => `Ends ${moment} (in ${formatDuration(ms)})`,
  ended: (next: string) => `Voting has ended. The next cycle begins ${next}.`,
  notBegun: 'Nobody has voted in it yet.',
  power: (power: string) => `You have ${power} voting power.`,
  noPower: 'This account has no voting power: nothing is staked or locked.',
  rollup: 'Rollup',
  inForce: 'Now gets',
  tally: 'Votes so far',
  yours: 'Your vote',
  none: 'No rollup can be voted for.',
  bridge: (bridge: string) => `Bridge ${bridge}`,
  numbered: (name: string, bridge: string) => `${name} (bridge ${bridge})`,
  notVoted: 'You haven’t voted in this cycle.',
  voted: (power: string) => `Your vote counts ${power}.`,
  leftUnused: (part: string) => `${part} isn’t used.`,
  vote: 'Vote',
  change: 'Change vote',
  dialog: (cycle: string) => `Vote in VIP cycle ${cycle}`,
  dialogLead: 'Give each rollup a part of your voting power. A new vote replaces the one before.',
  share: (rollup: string) => `${rollup}, percent`,
  wrongShare: 'Enter a number up to 100',
  left: (percent: string) => `${percent}% left. What is left counts for nobody.`,
  all: '100%',
  tooMuch: (percent: string) => `${percent}% too much`,
  nothing: 'Give at least one rollup a part',
  review: 'Review',
  percent: (percent: string) => `${formatDigits(percent)}%`,
  /** In hundredths of a percent, with two decimals for columns. @example part(5200) // '52.00%' */
  part: (hundredths: number) => `${formatDigits((hundredths / 100).toFixed(2))}%`,
  /** Labels the box of the review. */
  cycleBox: 'VIP cycle',
  until: (moment: string) => `voting ends ${moment}`,
  withPower: (power: string) => `with ${power} voting power`,
  unused: (percent: string) => `${formatDigits(percent)}% isn’t used`,
  replaces: (earlier: string) => `Replaces your earlier vote (${earlier})`,
  onLedger: (bridges: string, weights: string) =>
    `Your Ledger shows the rollups by their bridges as ${bridges}, and the parts as ${weights}.`,
} as const
