// Signs a Cosmos leg: shows the document on the device and assembles the transaction from document and signature.
import type { Account } from '../../../../shared/contract/account.ts'
import { openSigner } from '../../../ledger/openSigner.ts'
import type { CosmosMode } from '../transactions/cosmosTx.ts'
import type { StepDeps } from '../stepContext.ts'

/** A signed leg. */
export interface SignedLeg {
  /** The signed transaction, base64. */
  signedTx: string
  /** Hash on its chain. */
  hash: string
}

/** Asks the account's device. `onAsk` runs right before it shows the document. @throws AppError device.…, account.watchOnly. */
export async function signCosmos(
  deps: StepDeps,
  { account, document, mode, onAsk }: { account: Account; document: string; mode: CosmosMode; onAsk: () => void },
): Promise<SignedLeg> {
  // Loads all code before the device is asked: a signature must not be lost because loading fails.
  const [codec, { assembleTx }] = await Promise.all([deps.codec(), import('../transactions/cosmosTx.ts')])
  const signer = openSigner(deps.device, account)
  const signature = await (mode === 'eip191' ? signer.signMessage(document, onAsk) : signer.signDocument(document, onAsk))
  if (account.signer.kind === 'watched') throw new Error('a watched account has signed')
  const { bytes, hash } = assembleTx(codec, { document, signature, publicKey: account.signer.publicKey, mode })
  return { signedTx: Buffer.from(bytes).toString('base64'), hash }
}
