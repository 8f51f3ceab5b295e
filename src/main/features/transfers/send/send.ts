// The step `send`: sends the signed bytes after recording the intention on disk, and sends the same bytes again until the outcome is known.
import type { TransferFact } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { CosmosClient } from '../../../clients/chains/cosmos/cosmosClient.ts'
import { broadcast, findTxOutcome } from '../transactions/broadcast.ts'
import { readBalancesBefore } from '../quotes/balancesBefore.ts'
import { signerOf, txLookupFor } from '../tracking/txLookup.ts'
import { sendEvmAgain, sendEvmFirst } from './sendEvm.ts'
import { lagging, notTaken } from './sendErrors.ts'
import { requireLeg, requireSigned, type Step, type StepContext, type StepDeps } from '../stepContext.ts'

/** Sends the current leg. */
export const send: Step = async (deps, context) => {
  const leg = requireLeg(context.transfer)
  if (leg.mode === 'evm') return await (context.transfer.phase === 'signed' ? sendEvmFirst : sendEvmAgain)(deps, context, leg)
  const chain = deps.chain(leg.chainId)
  return context.transfer.phase === 'signed' ? await sendFirst(deps, context, chain, leg) : await sendAgain(deps, context, chain, leg)
}

/** Sends for the first time: nothing was tried before, so it is known whether the transaction can still be sent. */
async function sendFirst(deps: StepDeps, { transfer, note }: StepContext, chain: CosmosClient, leg: Leg): Promise<TransferFact> {
  const { signedTx } = requireSigned(leg)
  const now = () => deps.clock.now()
  const held = await readBalancesBefore(deps, transfer)
  const height = await chain.height()
  if (leg.timeoutHeight !== null && height >= leg.timeoutHeight) return { type: 'expiredUnsent', at: now(), height }
  const account = await chain.account(signerOf(transfer, leg))
  // The document was written for an existing account: a node that does not know it lags, and would refuse permanently.
  if (account === null || BigInt(account.sequence) < BigInt(leg.sequence)) throw lagging()
  if (BigInt(account.sequence) > BigInt(leg.sequence)) return { type: 'superseded', at: now(), sequence: account.sequence }
  note({ type: 'sending', at: now(), held })
  const result = await broadcast(chain, signedTx)
  if (result.outcome === 'accepted') return { type: 'sent', at: now(), how: 'broadcast' }
  if (result.outcome === 'undecided') throw notTaken(result.log)
  return { type: 'refused', at: now(), code: result.code, log: result.log }
}

/**
 * Resends after an interrupted send: asks the chain first, then sends the same bytes. No refusal is final: if the earlier attempt arrived,
 * it used the sequence and the fee, and the chain refuses the repetition for various reasons.
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
  // It may have been included since the lookup; its sequence is then refused.
  if ((await chain.findTx(hash)) !== null) return { type: 'sent', at: now(), how: 'found' }
  throw notTaken(result.log)
}
