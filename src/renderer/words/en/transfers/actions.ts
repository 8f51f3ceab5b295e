// Holds the English texts of own actions: what each is, what the chain does, and what its boxes hold.
import type { Action, VoteOption } from '../../../../shared/contract/transfer/action.ts'
import { percentOf, type VoteShare } from '../../../../shared/domain/transfer/voteWeights.ts'
import { formatDigits, formatList, formatShortDate, plural } from '../format.ts'

/** Names of what can be voted. */
export const voteOptions: Record<VoteOption, string> = { yes: 'Yes', no: 'No', abstain: 'Abstain', veto: 'No with veto' }

/** @example voteShares([{ option: 'yes', weight: '0.7' }, { option: 'no', weight: '0.3' }]) // 'Yes 70% and No 30%' */
export function voteShares(shares: readonly VoteShare[]): string {
  return formatList(shares.map(({ option, weight }) => `${voteOptions[option]} ${formatDigits(percentOf(weight))}%`))
}

const NAMES: Record<Exclude<Action['type'], 'vote' | 'voteWeighted' | 'voteGauges' | 'revokeGrants' | 'extendName'>, string> = {
  claimRewards: 'Claim rewards',
  compound: 'Compound rewards',
  delegate: 'Stake',
  undelegate: 'Unstake',
  redelegate: 'Move stake',
  cancelUnbonding: 'Cancel unstaking',
  extendLock: 'Extend lock',
  unstakeLock: 'Unstake',
  claimLocked: 'Claim rewards of locked stakes',
  withdrawUnlocked: 'Withdraw from locked stakes',
  claimVip: 'Claim VIP rewards',
}

/** @example permissions(2) // '2 permissions' */
export function permissions(count: number): string {
  return plural(count, { one: 'permission', other: 'permissions' })
}

/** @example years(2) // '2 years' */
export function years(count: number): string {
  return plural(count, { one: 'year', other: 'years' })
}

/** Writes the day on which a lock ends, with its year. @example lockDay(1_816_790_400) // '28 Jul 2027' */
export function lockDay(second: number): string {
  return formatShortDate(second * 1000, 0)
}

/** Names an action. */
export function actionName(action: Action): string {
  if (action.type === 'revokeGrants') return `Revoke ${permissions(action.grants.length)}`
  if (action.type === 'extendName') return `Extend ${action.name}`
  if (action.type === 'voteGauges') return `Vote in VIP cycle ${action.cycle}`
  if (action.type === 'voteWeighted') return `Split vote on proposal ${action.proposal}`
  return action.type === 'vote' ? `Vote ${voteOptions[action.option]} on proposal ${action.proposal}` : NAMES[action.type]
}

/** Labels of what an action is about: amounts, or a vote. */
export const actionAmounts: Record<Action['type'], string> = {
  claimRewards: 'You get, about',
  compound: 'You stake',
  delegate: 'You stake',
  undelegate: 'You unstake',
  redelegate: 'You move',
  cancelUnbonding: 'You stake again',
  vote: 'You vote',
  voteWeighted: 'You vote',
  revokeGrants: 'You revoke',
  extendName: 'You pay, about',
  extendLock: 'You keep locked',
  unstakeLock: 'You unstake',
  claimLocked: 'You get, about',
  withdrawUnlocked: 'You withdraw',
  voteGauges: 'You vote',
  claimVip: 'You get',
}

/** The same labels once the chain has done it. */
export const actionDoneAmounts: Record<Action['type'], string> = {
  claimRewards: 'Rewards',
  compound: 'Staked',
  delegate: 'Staked',
  undelegate: 'Unstaking',
  redelegate: 'Moved',
  cancelUnbonding: 'Staked again',
  vote: 'Voted',
  voteWeighted: 'Voted',
  revokeGrants: 'Revoked',
  extendName: 'Paid',
  extendLock: 'Locked',
  unstakeLock: 'Unstaking',
  claimLocked: 'Rewards',
  withdrawUnlocked: 'Withdrawn',
  voteGauges: 'Voted',
  claimVip: 'VIP rewards',
}

/** Says what the chain does with an action. */
export function actionPlanText(action: Action, chain: string): string {
  switch (action.type) {
    case 'claimRewards':
      return `${chain} pays out the rewards of ${plural(action.validators.length, { one: 'validator', other: 'validators' })}${
        action.locked === true ? ' and of your locked stakes' : ''
      }`
    case 'compound':
      return `${chain} pays out the rewards and stakes them with ${action.stakes.length === 1 ? 'the same validator' : 'the same validators'}`
    case 'delegate':
      return `${chain} stakes it with the validator`
    case 'undelegate':
      return `${chain} unstakes it: it’s free after the waiting time`
    case 'redelegate':
      return `${chain} moves it to the other validator at once`
    case 'cancelUnbonding':
      return `${chain} stakes it with the validator again`
    case 'vote':
    case 'voteWeighted':
    case 'voteGauges':
      return `${chain} counts your vote`
    case 'revokeGrants':
      return `${chain} revokes ${permissions(action.grants.length)}`
    case 'extendName':
      return `${chain} extends the name by ${years(action.years)}`
    case 'extendLock':
      return `${chain} keeps it locked until ${lockDay(action.until)}`
    case 'unstakeLock':
      return `${chain} unstakes it: after the waiting time you can withdraw it`
    case 'claimLocked':
      return `${chain} pays out the rewards of your locked stakes`
    case 'withdrawUnlocked':
      return `${chain} pays it into your account`
    case 'claimVip':
      return `${chain} pays out what is unlocked; the new esINIT unlocks later`
  }
}

/** Other texts of actions. */
export const actionWords = {
  preparing: 'Preparing',
  watchOnly: 'Watch-only',
  onChain: (name: string, chain: string) => `${name} on ${chain}`,
  account: 'Account',
  /** Instead of `actionDoneAmounts`, once history tells the amount. */
  rewards: 'Rewards',
  paid: 'Paid',
  /** With the percentage a year. */
  earnsYearly: (amount: string, percent: string) => `Earns ≈ ${amount} a year (${percent}) at today’s rate.`,
  alsoPaid: (amount: string) => `Also pays out about ${amount} in rewards.`,
  staysLocked: (amount: string) => `Leaves ${amount} in rewards: locked stakes pay out INIT only.`,
  alsoFree: (amount: string) => `Also pays out ${amount} that was unstaked earlier.`,
  validators: (count: number) => (count === 1 ? 'Validator' : 'Validators'),
  toValidator: 'to',
  proposal: 'Proposal',
  name: 'Name',
  /** Below a name that is extended: when it ends now, and when it would. */
  nameEnds: (before: string, after: string) => `ends ${after} instead of ${before}`,
  nameEnded: (before: string, after: string) => `ended ${before}, then ends ${after}`,
  /** Below a proposal that is voted on. */
  changeUnread: 'Couldn’t read what it changes.',
  namePrice:
    'By the node’s word: the price isn’t part of what you sign. Waybill asks again before you sign, and stops if it is more than 2 % higher.',
  /** Below a lock that is extended: when it ends now, and when it would. */
  lockEnds: (before: string, after: string) => `locked until ${after} instead of ${before}`,
  lockEnded: (before: string, after: string) => `ended ${before}, then locked until ${after}`,
  lockWarning: 'It can’t be unstaked before then, and an extension can’t be taken back.',
  from: 'From',
  lockedStakes: 'Your locked stakes',
  wholeLock: 'the whole lock',
  holders: 'Who',
  copyHolder: 'Copy address',
  withWeight: (amounts: string) => `with ${amounts}`,
  noWeight: 'You have nothing staked, so your vote counts nothing',
  replacesVote: (earlier: string) => `Replaces your earlier vote (${earlier})`,
  paidTo: 'Paid to another address:',
  payoutTo: 'Rewards are paid to another address:',
  payoutUnknown: 'unknown',
  payoutUnread: 'The node doesn’t say where rewards are paid.',
  copyValidator: 'Copy validator address',
  done: 'Done',
  toLists: {
    act: 'Open Staking',
    vip: 'Open VIP',
    vote: 'Open Governance',
    revoke: 'Open Permissions',
    name: 'Open Accounts',
    claim: 'Open Withdrawals',
  },
  /** The same once what was begun there has ended. */
  backTo: {
    act: 'Back to Staking',
    vip: 'Back to VIP',
    vote: 'Back to Governance',
    revoke: 'Back to Permissions',
    name: 'Back to Accounts',
    claim: 'Back to Withdrawals',
  },
  severalValidators: (count: number) => plural(count, { one: 'validator', other: 'validators' }),
  detail: (what: { name: string; chainId: string; owner: string }) => `${what.name} on ${what.chainId}, ${what.owner}`,
} as const
