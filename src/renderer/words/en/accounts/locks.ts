// Holds the English texts of locked stakes.

/** Texts of locked stakes. */
export const lockWords = {
  title: 'Locked',
  lead: 'Locked stakes earn rewards too. They can be unstaked once the lock has ended.',
  unread: (chain: string) => `${chain} gave no valid answer about locked stakes, so they aren’t shown.`,
  validator: 'Validator',
  timeLeft: 'Time left',
  amount: 'Amount',
  until: 'Locked until',
  state: 'State',
  ended: 'Ended',
  unstaking: 'Unstaking',
  rewards: (sum: string) => `Rewards: ${sum}`,
  free: (sum: string) => `Unstaked, not yet withdrawn: ${sum}`,
} as const
