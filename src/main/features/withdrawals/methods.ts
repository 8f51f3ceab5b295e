// Contract methods on withdrawals through the optimistic bridges.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Transfers } from '../transfers/transfers.ts'

type WithdrawalMethod = Extract<keyof Handlers, `withdrawals.${string}`>

/** Handles the methods on withdrawals. */
export function withdrawalHandlers({ transfers }: { transfers: Transfers }): Pick<Handlers, WithdrawalMethod> {
  return {
    'withdrawals.list': ({ accountId }) => transfers.withdrawals(accountId),
    'withdrawals.claim': (input) => transfers.offerClaim(input),
  }
}
