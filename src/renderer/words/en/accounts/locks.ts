// Holds the English texts of locked stakes.
import type { LOCK_TERMS } from '../../../../shared/domain/staking/lockStaking.ts'

/** Texts of locked stakes. */
export const lockWords = {
  title: 'Locked stakes',
  lead: 'Locked stakes earn rewards too. They can be unstaked once the lock has ended.',
  unread: (chain: string) => `${chain} gave no valid answer about locked stakes, so they aren’t shown.`,
  validator: 'Validator',
  timeLeft: 'Time left',
  amount: 'Amount',
  until: 'Until',
  state: 'State',
  ended: 'Ended',
  unstaking: 'Unstaking',
  rewards: (sum: string) => `Rewards: ${sum}`,
  ofThem: (sum: string) => `of which ${sum} locked`,
  ofRewards: (sum: string) => `${sum} from locked stakes`,
  free: (sum: string) => `Unstaked, not yet withdrawn: ${sum}`,
  extend: 'Extend',
  extendLabel: (validator: string) => `Extend the lock with ${validator}`,
  unstake: 'Unstake',
  unstakeLabel: (validator: string) => `Unstake the ended lock with ${validator}`,
  claim: (sum: string) => `Claim (${sum})`,
  /** Where another button claims these rewards with those of the other stakes. */
  claimOnly: (sum: string) => `Claim only ${sum} from locks`,
  claimLabel: (claim: string) => `${claim}, the rewards of locked stakes`,
  claimOnlyLabel: (sum: string) => `Claim only ${sum} from locks, the rewards of locked stakes`,
  withdraw: 'Withdraw',
  dialogLead: 'The whole lock stays with its validator for longer. It can’t be unstaked before the new end.',
  term: 'Extend by',
  terms: { 1: '3 months', 2: '6 months', 4: '1 year', 8: '2 years' } satisfies Record<(typeof LOCK_TERMS)[number], string>,
  newEnd: 'New end',
  from: (day: string) => `instead of ${day}`,
  tooFar: (day: string) => `A lock can’t end after ${day}.`,
  review: 'Review',
} as const
