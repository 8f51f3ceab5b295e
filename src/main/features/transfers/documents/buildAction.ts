// Builds the document of an own action: messages that Waybill writes, checked against what the user asked.
import { actionOf, votingEnd } from '../../../../shared/domain/transfer/ownActions.ts'
import { currentQuote, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { checkAction } from '../../../guard/checkAction.ts'
import { actionMessages } from '../actions/actionMessages.ts'
import { requireSameLock } from '../actions/locks.ts'
import { requireSamePayout } from '../actions/rewards.ts'
import { requireSameClaim } from '../actions/vipOutcome.ts'
import { requireSameTerm } from '../names/nameTerms.ts'
import type { Step } from '../stepContext.ts'
import { draftCosmos } from './cosmosDocument.ts'
import { cosmosSignerOf } from './cosmosSigner.ts'
import { requireChain, requireFreshQuote } from './routerTx.ts'

/** Builds the action. @throws AppError errors of `draftCosmos`; transfer.expired; transfer.unsafeMessage; name.…; staking.nothing. */
export const buildAction: Step = async (deps, { transfer, note }) => {
  requireFreshQuote(deps, { transfer, note })
  const { quote } = currentQuote(transfer)
  const action = actionOf(quote)
  if (action === null) throw new Error('a quote without an own action')
  const chain = requireChain(deps, quote.request.fromChainId)
  const signer = cosmosSignerOf(getAccount(deps.db, signingAccountId(transfer)), chain)
  // What is signed names no price and no end.
  if (action.type === 'extendName') await requireSameTerm(deps, { chainId: chain.id, owner: signer.address }, action, quote.nameTerm)
  // It names no amount either, but the whole of a lock.
  if (action.type === 'extendLock' || action.type === 'unstakeLock') await requireSameLock(deps, { chain, me: signer.address }, action)
  // Nor what a claim of VIP rewards pays, grants and loses.
  if (action.type === 'claimVip') await requireSameClaim(deps, { chain, me: signer.address }, action, quote.vipClaim)
  // Nor where rewards are paid, and how much they are.
  await requireSamePayout(deps, { chain, me: signer.address }, action, quote)
  const { messages, costs } = actionMessages(action, signer.address, chain.id)
  const proposal = { chainId: chain.id, signer: signer.address, messages }
  const checks = checkAction(proposal, { sender: transfer.sender, registry: deps.registry, chainId: chain.id, action })
  const purpose = quote.task === 'revoke' ? 'revoke' : 'act'
  return await draftCosmos(deps, transfer, { purpose, chain, signer, messages, checks, costs, txIndex: 0, until: votingEnd(quote) })
}
