// Lists the open proposals of each chain that has governance, with what an account voted.
import type { GovernanceChain, GovernanceList } from '../../../../shared/contract/transfer/governance.ts'
import { readOpenProposals, readQuorum } from '../../../clients/chains/cosmos/governance.ts'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { askL1s } from './askL1s.ts'
import type { ActionDeps } from './offerAction.ts'

/** Asks the nodes; a chain that cannot be asked is missing. @throws AppError account.unknown. */
export function listGovernance(deps: ActionDeps, accountId: string): Promise<GovernanceList> {
  return askL1s(deps, accountId, (chain, me) => readGovernance(deps, chain, me))
}

async function readGovernance({ registry, request }: ActionDeps, chain: ChainRecord, me: string): Promise<GovernanceChain> {
  const question = { rest: registry.chain(chain.id)?.endpoints.rest ?? '', address: me }
  const [quorum, open] = await Promise.all([readQuorum(request, question), readOpenProposals(request, question)])
  const proposals = open.proposals.map(({ deposit, ...proposal }) => ({
    ...proposal,
    deposit: deposit.map(({ denom, amount }) => ({ asset: registry.asset(chain.id, denom), amount })),
  }))
  return { chainId: chain.id, quorum, proposals, more: open.more }
}
