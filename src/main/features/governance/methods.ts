// Contract method on governance; a vote is an own action.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Transfers } from '../transfers/transfers.ts'

/** What this method needs. */
export interface GovernanceDeps {
  transfers: Pick<Transfers, 'governance'>
}

type GovernanceMethod = Extract<keyof Handlers, `governance.${string}`>

/** Handles the method on governance. */
export function governanceHandlers({ transfers }: GovernanceDeps): Pick<Handlers, GovernanceMethod> {
  return { 'governance.list': ({ accountId }) => transfers.governance(accountId) }
}
