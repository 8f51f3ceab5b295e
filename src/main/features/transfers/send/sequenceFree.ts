// Checks before the device is asked that the document's sequence is still free. A signature for a used sequence would be useless, and on an
// EVM chain it could replace another pending transaction.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase, type PhraseText } from '../../../../shared/domain/phrase.ts'
import type { Transfer, TransferPhase } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentLeg, currentQuote, isReplacing } from '../../../../shared/domain/transfer/legs.ts'
import { isSameAccount } from '../../../platform/address.ts'
import { listLiveTransfers } from '../../../db/journal/transfers.ts'
import { signerOf } from '../tracking/txLookup.ts'
import { expiredError, type StepContext, type StepDeps } from '../stepContext.ts'

/** Phases of a transaction that may have been sent and whose outcome is open. */
const OUT: ReadonlySet<TransferPhase> = new Set(['sending', 'sent'])

/**
 * Refuses a document while another transfer's transaction with its sequence is pending.
 * @throws AppError chain.nonceGap naming that transfer.
 */
export function requireNoRival({ db, registry }: Pick<StepDeps, 'db' | 'registry'>, transfer: Transfer, leg: Leg): void {
  const rival = listLiveTransfers(db).find((other) => other.id !== transfer.id && isOut(other) && hasSameNumber(other, transfer, leg))
  if (rival === undefined) return
  const chain = registry.chain(leg.chainId)?.name ?? leg.chainId
  throw new AppError('chain.nonceGap', phrase`Transfer ${rival.number} is pending on ${chain} with the same nonce.`, {
    hint: 'Nothing was sent. Wait for it, then try again.',
    retry: 'later',
  })
}

/** Returns whether a transaction of the transfer is pending; an unsigned replacement leaves the original pending. */
function isOut(other: Transfer): boolean {
  return (OUT.has(other.phase) || isReplacing(other)) && currentLeg(other)?.includedAt === null
}

function hasSameNumber(other: Transfer, transfer: Transfer, leg: Leg): boolean {
  const theirs = currentLeg(other)
  if (theirs === null || theirs.chainId !== leg.chainId || theirs.sequence !== leg.sequence) return false
  // On a rollup an Ethereum transaction shares the sequence with all others, and writes its signer as 0x….
  return isSameAccount(signerOf(other, theirs), signerOf(transfer, leg))
}

/**
 * Refuses a Cosmos document whose sequence its account has used.
 * @throws AppError transfer.requoteNeeded; transfer.expired for a claim, which is rebuilt without a quote.
 */
export async function requireUnusedSequence(deps: StepDeps, { transfer, note }: Pick<StepContext, 'transfer' | 'note'>, leg: Leg) {
  const account = await deps.chain(leg.chainId).account(signerOf(transfer, leg))
  // An unknown account has used nothing; a lower sequence means that the node lags, and sending waits for it.
  if (account === null || BigInt(account.sequence) <= BigInt(leg.sequence)) return
  const message = 'Another transaction from this account used the same sequence number.'
  const isRouted = currentQuote(transfer).quote.task === 'route'
  if (leg.purpose !== 'claim') throw requoteNeeded(message, isRouted)
  note({ type: 'expired', at: deps.clock.now() })
  throw expiredError(message, isRouted)
}

/** Builds the error for an invalid document of a transfer that can continue. `isRouted`: it follows a router’s quote. */
export function requoteNeeded(message: PhraseText, isRouted: boolean): AppError {
  return new AppError('transfer.requoteNeeded', message, {
    hint: isRouted
      ? 'Nothing was signed. Refresh the quote, then review the new transaction.'
      : 'Nothing was signed. Prepare it again, then review it.',
  })
}
