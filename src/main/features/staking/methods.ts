// Contract methods on staking and own actions.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Transfers } from '../transfers/transfers.ts'

/** What these methods need. */
export interface StakingDeps {
  transfers: Pick<Transfers, 'staking' | 'vip' | 'offerAction'>
}

type StakingMethod = Extract<keyof Handlers, `staking.${string}` | `actions.${string}`>

/** Handles the methods on staking and own actions. */
export function stakingHandlers({ transfers }: StakingDeps): Pick<Handlers, StakingMethod> {
  return {
    'staking.list': ({ accountId }) => transfers.staking(accountId),
    'staking.vip': ({ accountId }) => transfers.vip(accountId),
    'actions.offer': (input) => transfers.offerAction(input),
  }
}
