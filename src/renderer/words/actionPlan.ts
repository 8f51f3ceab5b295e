// Says what a chain does with an own action, by the sentence of its type. Pure.
import type { Action } from '../../shared/contract/transfer/action.ts'
import type { ActionOf } from '../../shared/domain/transfer/ownActions.ts'

/** A sentence for each type of action. */
export type ActionPlans = { readonly [T in Action['type']]: (action: ActionOf<T>, chain: string) => string }

/** Returns the sentence of an action. */
export function actionPlanText(plans: ActionPlans, action: Action, chain: string): string {
  const say = plans[action.type] as (action: Action, chain: string) => string
  return say(action, chain)
}
