// Contract methods on governance; a vote is an own action.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Transfers } from '../transfers/transfers.ts'

/** What these methods need. */
export interface GovernanceDeps {
  transfers: Pick<Transfers, 'governance' | 'pastProposals'>
}

type GovernanceMethod = Extract<keyof Handlers, `governance.${string}`>

/** Handles the methods on governance. */
export function governanceHandlers({ transfers }: GovernanceDeps): Pick<Handlers, GovernanceMethod> {
  return {
    'governance.list': ({ accountId }) => transfers.governance(accountId),
    'governance.past': ({ accountId }) => transfers.pastProposals(accountId),
  }
}
