// Lists the open proposals of each chain that has governance, with what an account voted, and the past ones.
import type { GovernanceChain, GovernanceList, PastProposalList } from '../../../../shared/contract/transfer/governance.ts'
import type { AssetAmount } from '../../../../shared/contract/transfer/action.ts'
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import { addUnits } from '../../../../shared/domain/amount.ts'
import {
  readOpenProposals,
  readPastProposals,
  readPresentParams,
  readRules,
  type ReadProposal,
} from '../../../clients/chains/cosmos/governance.ts'
import { readValidatorSet } from '../../../clients/chains/cosmos/mstaking.ts'
import { readStakes, type Stake } from '../../../clients/chains/cosmos/stakes.ts'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import { askL1s, orNull } from './askL1s.ts'
import { readGaugeCycle, type GaugeVoter } from './gauges.ts'
import type { ActionDeps } from './offerAction.ts'
import { readMessages, type MessageContext } from './proposalMessages.ts'

/** Asks the nodes; a chain that cannot be asked is missing. @throws AppError account.unknown. */
export function listGovernance(deps: ActionDeps, accountId: string): Promise<GovernanceList> {
  return askL1s(deps, accountId, (chain, me) => readGovernance(deps, chain, me))
}

/** Asks the same nodes for the proposals whose votes have ended. @throws AppError account.unknown. */
export function listPastProposals(deps: ActionDeps, accountId: string): Promise<PastProposalList> {
  return askL1s(deps, accountId, async ({ id }) => {
    const rest = deps.registry.chain(id)?.endpoints.rest ?? ''
    return { chainId: id, proposals: await readPastProposals(deps.request, { rest }) }
  })
}

async function readGovernance(deps: ActionDeps, chain: ChainRecord, me: string): Promise<GovernanceChain> {
  const { registry, request } = deps
  const question = { rest: registry.chain(chain.id)?.endpoints.rest ?? '', kind: chain.kind, address: me }
  const [{ quorum, rules }, open, stakes, validators, gauges] = await Promise.all([
    readRules(request, question),
    readOpenProposals(request, question),
    // Proposals and reminders of them do without.
    orNull(readStakes(request, question)),
    orNull(readValidatorSet(request, question)),
    gaugesOf(deps, { chain, me }),
  ])
  const active = new Set(validators?.listed.filter(({ state }) => state === 'active').map(({ address }) => address))
  const voting = (stakes ?? []).filter(({ kind, validator }) => kind === 'delegation' && active.has(validator))
  const assetOf = (denom: string) => registry.asset(chain.id, denom)
  const context = { assetOf, presentOf: await readPresent(deps, question.rest, open.proposals) }
  const proposals = open.proposals.map(({ deposit, messages, ...proposal }) => ({
    ...proposal,
    messages: readMessages(messages, context),
    deposit: deposit.map(({ denom, amount }) => ({ asset: assetOf(denom), amount })),
  }))
  const sums = sumsOf(voting).map(([denom, amount]): AssetAmount => ({ asset: registry.asset(chain.id, denom), amount }))
  const ownStake = stakes === null || validators === null ? null : sums
  return { chainId: chain.id, quorum, rules, ownStake, proposals, more: open.more, ...gauges }
}

/** Reads what the proposals are compared with; a module that gives no valid answer hides none of them. */
async function readPresent(
  { request }: ActionDeps,
  rest: string,
  proposals: readonly ReadProposal[],
): Promise<MessageContext['presentOf']> {
  const types = [...new Set(proposals.flatMap(({ messages }) => messages.map(({ type }) => type)))]
  const read = await Promise.all(types.map(async (type) => [type, await orNull(readPresentParams(request, { rest }, type))] as const))
  const present = new Map(read)
  return (type) => present.get(type) ?? null
}

/** Reads gauge votes: a wrong answer of the module hides no proposal. A host that fails is left to `askL1s`, which tries the next one. */
async function gaugesOf(deps: ActionDeps, voter: GaugeVoter): Promise<Pick<GovernanceChain, 'gauges' | 'gaugesError'>> {
  try {
    return { gauges: await readGaugeCycle(deps, voter), gaugesError: null }
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith('chain.')) throw error
    return { gauges: null, gaugesError: toErrorData(error) }
  }
}

/** Adds up amounts by denomination. */
function sumsOf(stakes: readonly Stake[]): [string, string][] {
  const sums = new Map<string, string>()
  for (const { denom, amount } of stakes) sums.set(denom, addUnits(sums.get(denom) ?? '0', amount))
  return [...sums]
}
