// Holds the English texts of own actions: what each is, what the chain does, and what its boxes hold.
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import { plural } from '../format.ts'

/** Names of actions, as on their buttons. */
export const actionNames: Record<Action['type'], string> = {
  claimRewards: 'Claim rewards',
  delegate: 'Stake',
  undelegate: 'Unstake',
  redelegate: 'Move stake',
  cancelUnbonding: 'Cancel unstaking',
}

/** Labels of the amounts that an action is about. */
export const actionAmounts: Record<Action['type'], string> = {
  claimRewards: 'You get, about',
  delegate: 'You stake',
  undelegate: 'You unstake',
  redelegate: 'You move',
  cancelUnbonding: 'You stake again',
}

/** Says what the chain does with an action. */
export function actionPlanText(action: Action, chain: string): string {
  switch (action.type) {
    case 'claimRewards':
      return `${chain} pays out the rewards of ${plural(action.validators.length, { one: 'validator', other: 'validators' })}`
    case 'delegate':
      return `${chain} stakes it with the validator`
    case 'undelegate':
      return `${chain} unstakes it: it’s free after the waiting time`
    case 'redelegate':
      return `${chain} moves it to the other validator at once`
    case 'cancelUnbonding':
      return `${chain} stakes it with the validator again`
  }
}

/** Other texts of actions. */
export const actionWords = {
  onChain: (name: string, chain: string) => `${name} on ${chain}`,
  account: 'Account',
  validators: (count: number) => (count === 1 ? 'Validator' : 'Validators'),
  toValidator: 'to',
  paidTo: 'Paid to another address:',
  copyValidator: 'Copy validator address',
  done: 'Done',
  detail: (what: { name: string; chainId: string; owner: string }) => `${what.name} on ${what.chainId}, ${what.owner}`,
} as const
