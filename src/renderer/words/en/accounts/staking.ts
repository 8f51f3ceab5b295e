// Holds the English texts of the Staking screen.
import type { ListedValidator } from '../../../../shared/contract/transfer/staking.ts'
import { formatCount, formatDigits, formatDuration, plural } from '../format.ts'

const DAY_MS = 86_400_000

/** Writes whole days out: "21 d" reads badly in a sentence. */
function spanText(ms: number): string {
  return ms >= DAY_MS ? plural(Math.round(ms / DAY_MS), { one: 'day', other: 'days' }) : formatDuration(ms)
}

/** Texts of the Staking screen. */
export const stakingWords = {
  title: 'Staking',
  lead: 'What you have staked on the L1, what it has earned, and who you can stake with.',
  empty: 'Nothing is staked from this account.',
  noAccount: 'Add an account to see what it has staked.',
  addAccount: 'Add account',
  list: 'Staking by chain',
  asking: 'Checking the chain',
  checkNow: 'Check now',
  missing: (chain: string) => `${chain} didn’t respond, so its staking isn’t shown.`,
  staked: 'Staked',
  totalStaked: 'Total staked',
  claimable: 'Claimable rewards',
  freeToStake: 'Available to stake',
  ownStake: 'Your stake',
  timeLeft: 'Time left',
  free: 'Available',
  nextFree: (day: string) => `next on ${day}`,
  rewards: 'Rewards',
  yourStakes: 'Your stakes',
  unbondings: 'Unstaking',
  validators: 'Validators',
  validator: 'Validator',
  commission: 'Commission',
  commissionLead: 'Share of your rewards that the validator keeps',
  power: 'Voting power',
  states: { active: 'Active', inactive: 'Inactive', jailed: 'Jailed' } satisfies Record<ListedValidator['state'], string>,
  stateNotes: {
    inactive: 'Inactive validators don’t sign blocks at the moment. A stake with them earns nothing.',
    jailed: 'Jailed validators were excluded for going offline or signing twice. A stake with them earns nothing.',
  },
  noStakes: 'You have no stake here.',
  noReward: 'None yet',
  belowFee: 'less than the fee',
  feeAbove: (fee: string) => `The fee (about ${fee}) is more than the rewards.`,
  /** In hundredths of a percent. @example percent(525) // '5.25%' */
  percent: (hundredths: number) => `${formatCount(hundredths / 100)}%`,
  power2: (hundredths: number) => `${formatDigits((hundredths / 100).toFixed(2))}%`,
  waits: (ms: number) => `Unstaking takes ${spanText(ms)}.`,
  availableFrom: 'Available',
  paidTo: 'Rewards are paid to another address:',
  claim: 'Claim',
  claimFrom: (validator: string) => `Claim the rewards from ${validator}`,
  claimAll: 'Claim all',
  claimSum: (claim: string, sum: string) => `${claim} (${sum})`,
  compound: 'Compound',
  compoundMost: (count: number) => `Compound the largest ${plural(count, { one: 'reward', other: 'rewards' })}`,
  compoundSum: (compound: string, sum: string) => `${compound} (${sum})`,
  compoundTitle: 'Claims the rewards and stakes them with the same validators, in one signature.',
  claimMost: (count: number) => `Claim the largest ${plural(count, { one: 'reward', other: 'rewards' })}`,
  pick: (validator: string) => `Pick ${validator}`,
  pickLead: 'Tick stakes to claim or compound only their rewards.',
  claimPicked: (count: number) => `Claim from ${plural(count, { one: 'validator', other: 'validators' })}`,
  tooMany: (count: number) => `One signature claims from up to ${formatCount(count)} validators.`,
  change: 'Change',
  changeWith: (validator: string) => `Change the stake with ${validator}`,
  stake: 'Stake',
  stakeWith: (validator: string) => `Stake with ${validator}`,
  way: 'What to do',
  ways: { delegate: 'Stake more', undelegate: 'Unstake', redelegate: 'Move' },
  asset: 'Asset',
  amount: 'Amount',
  max: 'Max',
  maxLabel: 'Max: all that is available, minus a little for fees',
  /** @param worthTyped what the typed amount is worth */
  available: (amount: string, worth: string | null, worthTyped: string | null) =>
    `${worthTyped === null ? '' : `${worthTyped}. `}Available: ${amount}${worth === null ? '' : ` (${worth})`}`,
  chooseValidator: 'Choose a validator',
  orderBy: 'Sort validators by',
  orders: { commission: 'Lowest commission', power: 'Least power' },
  orderNotes: {
    commission: 'Your validators first, then those with the lowest commission.',
    power: 'Your validators first, then the smallest: spread-out voting power keeps the chain safer.',
  },
  commissionOf: (percent: string) => `${percent} commission`,
  powerOf: (percent: string) => `${percent} of power`,
  youStake: (amount: string) => `You stake ${amount} here`,
  withCommission: (name: string, percent: string) => `${name}, ${percent} commission`,
  to: 'To validator',
  notes: {
    delegate: (validator: string | null, ms: number) =>
      `Your stake earns rewards while ${validator ?? 'the validator'} is active. Unstaking takes ${spanText(ms)}.`,
    undelegate: (ms: number) => `It earns nothing from now on, and is free after ${spanText(ms)}.`,
    redelegate: (ms: number) => `It moves at once, and can’t be moved on for ${spanText(ms)}.`,
  },
  paidNow: (amount: string) => `Your pending rewards here (${amount}) are paid out too.`,
  bound: (moment: string) => `A stake was moved here, so none can be moved on before ${moment}.`,
  full: (count: number) => `${formatCount(count)} amounts are already unstaking from this validator. Wait until one is free.`,
  tooMuch: 'More than is available',
  amountNeeded: 'Enter an amount',
  noTarget: 'No other validator is active',
  review: 'Review',
  cancelUnbonding: 'Cancel',
  cancelFrom: (validator: string) => `Cancel unstaking from ${validator}`,
} as const
