// Signs an Ethereum leg, after checking that its chain would still accept the document.
import type { Hex } from 'viem'
import type { Account } from '../../../../shared/contract/account.ts'
import { isBlindSigned } from '../../../../shared/domain/blindSigning.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { openSigner } from '../../../ledger/openSigner.ts'
import { findEvmTxOutcome } from '../transactions/evmTxOutcome.ts'
import { meetsBaseFee } from '../transactions/evmFees.ts'
import { assembleEvmTx } from '../transactions/evmTx.ts'
import { describeEvm } from './evmDocument.ts'
import { evmTxLookupFor, requireCall } from './evmLeg.ts'
import { requireChain } from './routerTx.ts'
import { requoteNeeded } from '../send/sequenceFree.ts'
import type { SignedLeg } from './signCosmos.ts'
import { expiredError, type StepContext, type StepDeps } from '../stepContext.ts'

/**
 * Asks the account's device. `onAsk` runs right before it shows the transaction.
 * @throws AppError device.…, device.blindSigning before anything is shown, account.watchOnly.
 */
export async function signEvm(
  deps: StepDeps,
  { account, leg, onAsk }: { account: Account; leg: Leg; onAsk: () => void },
): Promise<SignedLeg> {
  const { document } = leg
  const evm = requireCall(leg)
  const text = describeEvm({ evm, sequence: leg.sequence }, requireChain(deps, leg.chainId))
  const request = { unsigned: document as Hex, isCall: isBlindSigned(evm.data), text }
  const signature = await openSigner(deps.device, account).signTransaction(request, onAsk)
  const { bytes, hash } = await assembleEvmTx({ document, signature, address: leg.signer })
  return { signedTx: Buffer.from(bytes).toString('base64'), hash }
}

/**
 * Refuses a document whose nonce has been used, or whose fee is below the current price.
 * @throws AppError transfer.requoteNeeded; for a replacement transfer.expired, or transfer.conflict when it comes too late.
 */
export async function requireValidEvm(
  deps: StepDeps,
  { transfer, note }: { transfer: Transfer; note: StepContext['note'] },
  leg: Leg,
): Promise<void> {
  const client = deps.evm(leg.chainId)
  const isRouted = currentQuote(transfer).quote.task === 'route'
  // The call for the height throws on a node that lags, whose nonce would be outdated.
  const [{ latest }, prices] = await Promise.all([client.nonces(leg.signer as Hex), client.prices(), client.height()])
  if (latest > Number(leg.sequence)) {
    if (leg.replaces === null) throw requoteNeeded('Another transaction from this account used the same nonce.', isRouted)
    await noteOvertaken(deps, { transfer, note }, leg.replaces.legIndex)
    throw new AppError('transfer.conflict', 'The transaction this one would replace has already been included.', {
      hint: 'Nothing was signed.',
    })
  }
  if (meetsBaseFee(requireCall(leg), prices)) return
  const message = 'The network fee has risen above what this transaction offers.'
  if (leg.replaces === null) throw requoteNeeded(message, isRouted)
  note({ type: 'expired', at: deps.clock.now() })
  throw expiredError(message, isRouted)
}

async function noteOvertaken(
  deps: StepDeps,
  { transfer, note }: { transfer: Transfer; note: StepContext['note'] },
  legIndex: number,
): Promise<void> {
  const replaced = transfer.legs.find(({ index }) => index === legIndex)
  if (replaced === undefined) return
  const outcome = await findEvmTxOutcome(deps.evm(replaced.chainId), evmTxLookupFor(deps, transfer, replaced))
  if (outcome.kind === 'included') note({ type: 'overtaken', at: deps.clock.now(), hash: outcome.tx.hash })
}
