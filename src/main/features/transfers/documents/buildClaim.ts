// Builds the claim of a withdrawal: takes proofs from the executor, verifies them against the L1's output, and writes one message, which
// any account may sign.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import { withdrawalHash, type WithdrawalFacts } from '../../../clients/chains/opinit/opinitHashes.ts'
import { isClaimed } from '../../../clients/chains/opinit/opinitHost.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import type { EncodeObject } from '../transactions/cosmosMessages.ts'
import { draftCosmos } from './cosmosDocument.ts'
import { cosmosSignerOf } from './cosmosSigner.ts'
import { checkClaim, FINALIZE } from '../../../guard/checkClaim.ts'
import type { Step } from '../stepContext.ts'
import { bridgeOf, proveWithdrawal, type ProvenWithdrawal } from '../tracking/withdrawalProof.ts'

/**
 * Builds the claim.
 * @throws AppError withdrawal.unknown when there is nothing to claim (any longer); errors of `draftCosmos`; transfer.unsafeMessage.
 */
export const buildClaim: Step = async (deps, { transfer, signal }) => {
  const reference = transfer.withdrawal ?? currentQuote(transfer).quote.withdrawal
  if (reference === null) throw new Error('a claim without a withdrawal')
  const bridge = bridgeOf(deps, reference.chainId, signal)
  const proven = await proveWithdrawal(deps, bridge, reference)
  if (await isClaimed(deps.request, bridge.host, withdrawalHash(proven))) {
    throw new AppError('withdrawal.unknown', 'This withdrawal has already been claimed.', { hint: 'The recipient has the funds.' })
  }
  const signer = cosmosSignerOf(getAccount(deps.db, signingAccountId(transfer)), bridge.l1)
  const messages = [finalizeMessage(signer.address, proven)]
  const proposal = { chainId: bridge.l1.id, signer: signer.address, messages }
  const checks = checkClaim(proposal, {
    sender: signer.address,
    registry: deps.registry,
    chainId: bridge.l1.id,
    bridgeId: bridge.bridgeId,
    sequence: reference.sequence,
    outputIndex: transfer.withdrawal?.outputIndex ?? proven.outputIndex,
    recipient: transfer.recipient,
    ...askedOf(transfer),
  })
  return await draftCosmos(deps, transfer, { purpose: 'claim', chain: bridge.l1, signer, messages, checks, costs: [], txIndex: 0 })
}

/** Returns what the quote promises on the L1: the claim releases the asset unchanged. */
function askedOf(transfer: Transfer): Pick<WithdrawalFacts, 'denom' | 'amount'> {
  const { request, amountOut } = currentQuote(transfer).quote
  return { denom: request.toDenom, amount: amountOut }
}

/** Builds the claim message. Source: initia-labs/OPinit proto/opinit/ophost/v1/tx.proto. */
function finalizeMessage(sender: string, proven: ProvenWithdrawal): EncodeObject {
  const { bridgeId, outputIndex, proofs, from, to, sequence, denom, amount, version, storageRoot, lastBlockHash } = proven
  const value = {
    sender,
    bridgeId: BigInt(bridgeId),
    outputIndex: BigInt(outputIndex),
    withdrawalProofs: proofs,
    from,
    to,
    sequence: BigInt(sequence),
    amount: { denom, amount },
    version,
    storageRoot,
    lastBlockHash,
  }
  return { typeUrl: FINALIZE, value }
}
