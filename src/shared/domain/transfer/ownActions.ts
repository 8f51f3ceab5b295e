// Tells own actions from transfers of money, and reads the action that a quote asks for. Pure, free of zod.
import type { Action } from '../../contract/transfer/action.ts'
import type { Quote } from '../../contract/transfer/route.ts'

/** An action whose messages Waybill builds: those of the contract, and revocations of what a chain's module granted. */
export type OwnAction =
  Action | { type: 'revokeGrant'; grantee: string; /** Type URL. */ message: string } | { type: 'revokeFeeGrant'; grantee: string }

/** An own action by its type. */
export type ActionOf<T extends OwnAction['type']> = Extract<OwnAction, { type: T }>

/** Returns the action behind a quote; null where it moves money, or asks a contract. */
export function actionOf({ action, revokes, spender, from }: Pick<Quote, 'action' | 'revokes' | 'spender' | 'from'>): OwnAction | null {
  if (revokes === 'grant') return { type: 'revokeGrant', grantee: spender ?? '', message: from.denom }
  if (revokes === 'feeGrant') return { type: 'revokeFeeGrant', grantee: spender ?? '' }
  return action
}

/** Returns whether an action votes on a proposal. */
export function isVote(action: Action): action is ActionOf<'vote' | 'voteWeighted'> {
  return action.type === 'vote' || action.type === 'voteWeighted'
}

/** Returns until when votes on what a quote votes on count, ms since 1970; null for no vote, and where the node did not say. */
export function votingEnd({ ballot, gaugeBallot }: Pick<Quote, 'ballot' | 'gaugeBallot'>): number | null {
  return ballot?.endsAt ?? gaugeBallot?.votingEndsAt ?? null
}

/** Returns the validators that an action names: those it is with, and the one that a stake is moved to. */
export function validatorsOf(action: Action): { validators: readonly string[]; to: string | null } {
  if (action.type === 'claimRewards') return { validators: action.validators, to: null }
  if (action.type === 'compound') return { validators: action.stakes.map(({ validator }) => validator), to: null }
  if (!('validator' in action)) return { validators: [], to: null }
  return { validators: [action.validator], to: action.type === 'redelegate' ? action.to : null }
}

/** Returns the validators whose rewards a change of a stake pays out beside what it is for; none for other actions. */
export function touchedValidators(action: OwnAction): readonly string[] {
  switch (action.type) {
    case 'delegate':
    case 'undelegate':
    case 'cancelUnbonding':
      return [action.validator]
    case 'redelegate':
      return [action.validator, action.to]
    default:
      return []
  }
}

/** Returns whether a quote sends money somewhere; an own action has no destination. */
export function movesMoney({ task }: Pick<Quote, 'task'>): boolean {
  return task !== 'revoke' && task !== 'act'
}

/** Returns whether the same can be asked for again: a claim, a revocation or an action is started from its list instead. */
export function isRepeatable(quote: Pick<Quote, 'task'>): boolean {
  return quote.task !== 'claim' && movesMoney(quote)
}
