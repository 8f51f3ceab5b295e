// The step `sign`: asks the device to sign exactly the document that the user agreed to.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentQuote, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import { votingEnd } from '../../../../shared/domain/transfer/ownActions.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { hashDocument } from '../transactions/cosmosSignDoc.ts'
import { requireFreeAllowanceFor } from '../allowances/allowanceOrder.ts'
import { requireQuietAccount, requireUnspoiledHooks } from './hookOrder.ts'
import { requireNoRival, requireUnusedSequence } from '../send/sequenceFree.ts'
import { signCosmos } from './signCosmos.ts'
import { requireValidEvm, signEvm } from './signEvm.ts'
import { signerOf } from '../tracking/txLookup.ts'
import { expiredError, requireLeg, type Step, type StepContext, type StepDeps } from '../stepContext.ts'

/**
 * Signs the current leg.
 * @throws AppError transfer.consentNeeded; device.…; transfer.requoteNeeded for a document that is no longer valid.
 */
export const sign: Step = async (deps, { transfer, consent, note }) => {
  const leg = requireLeg(transfer)
  const { document, documentHash, mode } = leg
  if (consent !== documentHash || hashDocument(document) !== documentHash) {
    throw new AppError('transfer.consentNeeded', 'The document to sign wasn’t approved in the review.', {
      hint: 'Review it again, then sign.',
    })
  }
  const account = getAccount(deps.db, signingAccountId(transfer))
  requireOpenBallot(deps, transfer)
  requireNoRival(deps, transfer, leg)
  // Another document of the same account may have been written since.
  if (mode === 'evm') requireFreeAllowanceFor(deps, transfer, leg)
  await requireOrder(deps, transfer, leg)
  await (mode === 'evm' ? requireValidEvm : requireValidCosmos)(deps, { transfer, note }, leg)
  const onAsk = () => {
    note({ type: 'asked', at: deps.clock.now() })
  }
  try {
    const signed =
      mode === 'evm' ? await signEvm(deps, { account, leg, onAsk }) : await signCosmos(deps, { account, document, mode, onAsk })
    // Another window may have signed while this one waited for the device.
    await requireOrder(deps, transfer, leg)
    return { type: 'signed', at: deps.clock.now(), ...signed }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'device.rejected') throw error
    const { code, message, hint, retry } = error
    return { type: 'declined', at: deps.clock.now(), reason: { code, message, hint, retry } }
  }
}

/** A vote after the end counts nothing, and costs its fee. @throws AppError staking.nothing. */
function requireOpenBallot({ clock }: StepDeps, transfer: Transfer): void {
  const end = votingEnd(currentQuote(transfer).quote)
  if (end === null || clock.now() <= end) return
  throw new AppError('staking.nothing', 'Voting has ended.', { hint: 'Nothing was signed.' })
}

/** A hook needs an account without other transactions, and these must spoil no signed hook, also where both were written before. */
function requireOrder(deps: StepDeps, transfer: Transfer, leg: Leg): Promise<void> {
  const place = { chainId: leg.chainId, address: signerOf(transfer, leg) }
  return leg.purpose === 'hook' ? requireQuietAccount(deps, transfer, place) : requireUnspoiledHooks(deps, transfer, place)
}

/** A signature after the timeout height, or for a used sequence, would be useless. */
async function requireValidCosmos(deps: StepDeps, { transfer, note }: Pick<StepContext, 'transfer' | 'note'>, leg: Leg): Promise<void> {
  const isInTime = leg.timeoutHeight === null || (await deps.chain(leg.chainId).height()) < leg.timeoutHeight
  if (isInTime) {
    await requireUnusedSequence(deps, { transfer, note }, leg)
    return
  }
  note({ type: 'expired', at: deps.clock.now() })
  throw expiredError('This was prepared too long ago: the chain would reject it.', currentQuote(transfer).quote.task === 'route')
}
