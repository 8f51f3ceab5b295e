// The step `send`: signed bytes go out once it is on disk that they will, and the same bytes again until their fate is known.
import type { TransferFact } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { CosmosClient } from '../../../clients/chains/cosmos/cosmosClient.ts'
import { broadcast, findTxOutcome } from '../transactions/broadcast.ts'
import { readHeld } from '../quotes/heldBefore.ts'
import { signerOf, txLookupFor } from '../follow/txLookup.ts'
import { sendEvmAgain, sendEvmFirst } from './sendEvm.ts'
import { lagging, notTaken } from './sendErrors.ts'
import { requireLeg, requireSigned, type Step, type StepContext, type StepDeps } from '../step.ts'

export const send: Step = async (deps, context) => {
  const leg = requireLeg(context.transfer)
  if (leg.mode === 'evm') return await (context.transfer.phase === 'signed' ? sendEvmFirst : sendEvmAgain)(deps, context, leg)
  const chain = deps.chain(leg.chainId)
  return context.transfer.phase === 'signed' ? await sendFirst(deps, context, chain, leg) : await sendAgain(deps, context, chain, leg)
}

/** Nothing was tried before: whether the transaction can still go out is known for sure. */
async function sendFirst(deps: StepDeps, { transfer, note }: StepContext, chain: CosmosClient, leg: Leg): Promise<TransferFact> {
  const { signedTx } = requireSigned(leg)
  const now = () => deps.clock.now()
  const held = await readHeld(deps, transfer)
  const height = await chain.height()
  if (leg.timeoutHeight !== null && height >= leg.timeoutHeight) return { type: 'expiredUnsent', at: now(), height }
  const account = await chain.account(signerOf(transfer, leg))
  // The document was written for an account that was there: a node that knows none is behind, and would refuse for good.
  if (account === null || BigInt(account.sequence) < BigInt(leg.sequence)) throw lagging()
  if (BigInt(account.sequence) > BigInt(leg.sequence)) return { type: 'superseded', at: now(), sequence: account.sequence }
  note({ type: 'sending', at: now(), held })
  const result = await broadcast(chain, signedTx)
  if (result.outcome === 'accepted') return { type: 'sent', at: now(), how: 'broadcast' }
  if (result.outcome === 'undecided') throw notTaken(result.log)
  return { type: 'refused', at: now(), code: result.code, log: result.log }
}

/**
 * A send was begun, and how it ended is not known: the chain is asked first, then the same bytes go out again. No refusal of
 * theirs is final: one that did arrive spends its sequence and its fee, and makes the chain refuse the next in many ways.
 */
async function sendAgain(deps: StepDeps, { transfer }: StepContext, chain: CosmosClient, leg: Leg): Promise<TransferFact> {
  const { signedTx, hash } = requireSigned(leg)
  const now = () => deps.clock.now()
  const outcome = await findTxOutcome(chain, txLookupFor(transfer, leg))
  if (outcome.kind === 'included') return { type: 'sent', at: now(), how: 'found' }
  if (outcome.kind === 'superseded') return { type: 'superseded', at: now(), sequence: leg.sequence }
  if (outcome.kind === 'expired') return { type: 'expiredUnsent', at: now(), height: outcome.height }
  const result = await broadcast(chain, signedTx)
  if (result.outcome === 'accepted') return { type: 'sent', at: now(), how: 'broadcast' }
  // A block may have taken it since it was looked for; its sequence is then refused.
  if ((await chain.findTx(hash)) !== null) return { type: 'sent', at: now(), how: 'found' }
  throw notTaken(result.log)
}
