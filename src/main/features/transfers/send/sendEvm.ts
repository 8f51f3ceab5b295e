// Sends an Ethereum leg after recording the intention on disk, and sends the same bytes again until the outcome is known.
import type { Hex } from 'viem'
import type { AppError } from '../../../../shared/domain/errors.ts'
import type { TransferFact } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { EvmClient, EvmSent } from '../../../clients/chains/evm/evmClient.ts'
import { findEvmTxOutcome, type EvmTxOutcome } from '../transactions/evmTxOutcome.ts'
import { evmTxLookupFor, requireCall } from '../documents/evmLeg.ts'
import { readBalancesBefore } from '../quotes/balancesBefore.ts'
import { lagging, notTaken } from './sendErrors.ts'
import { requireNoRival } from './sequenceFree.ts'
import { requireSigned, type StepContext, type StepDeps } from '../stepContext.ts'

/**
 * Matches refusals that are temporary: the nonce was used or is taken in the pool (possibly by this transaction, forwarded between nodes
 * behind one address), or the pool is full. Sources: go-ethereum core/error.go, core/txpool/errors.go, core/txpool/legacypool; cosmos-sdk
 * types/errors (wrong sequence); other nodes use similar wording.
 */
const OF_THE_MOMENT = new RegExp(
  [
    'nonce (is )?too low',
    'nonce .*lower',
    'old ?nonce',
    'replacement (transaction|tx) underpriced',
    'too low to replace|could not replace|tries to replace',
    'incorrect account sequence|account sequence mismatch',
    '(tx|transaction|mem) ?pool is full',
    'internal error|timeout|limit (exceeded|reached)',
  ].join('|'),
  'i',
)

/** Sends for the first time: nothing was tried before, so it is known whether the transaction can still be sent. */
export async function sendEvmFirst(deps: StepDeps, { transfer, note }: StepContext, leg: Leg): Promise<TransferFact> {
  const client = deps.evm(leg.chainId)
  const now = () => deps.clock.now()
  const held = await readBalancesBefore(deps, transfer)
  const [{ latest }, height] = await Promise.all([client.nonces(leg.signer as Hex), client.height()])
  if (latest > Number(leg.sequence)) {
    if (leg.replaces === null) return { type: 'superseded', at: now(), sequence: latest.toString() }
    return ended(await findEvmTxOutcome(client, evmTxLookupFor(deps, transfer, leg)), now(), leg) ?? raise(lagging())
  }
  if (latest < Number(leg.sequence) || height < requireCall(leg).builtHeight) throw lagging()
  // Must not replace another transfer's pending transaction with the same nonce.
  requireNoRival(deps, transfer, leg)
  note({ type: 'sending', at: now(), held })
  const result = await hand(client, leg)
  if (result.outcome !== 'refused') return { type: 'sent', at: now(), how: 'broadcast' }
  if (OF_THE_MOMENT.test(result.log)) throw notTaken(result.log)
  return { type: 'refused', at: now(), code: result.code, log: result.log }
}

/** Resends after an interrupted send: asks the chain first. No refusal of the same bytes is final now. */
export async function sendEvmAgain(deps: StepDeps, { transfer }: StepContext, leg: Leg): Promise<TransferFact> {
  const client = deps.evm(leg.chainId)
  const now = () => deps.clock.now()
  const outcome = await findEvmTxOutcome(client, evmTxLookupFor(deps, transfer, leg))
  if (outcome.kind === 'included') return { type: 'sent', at: now(), how: 'found' }
  const fact = ended(outcome, now(), leg)
  if (fact !== null) return fact
  const result = await hand(client, leg)
  if (result.outcome !== 'refused') return { type: 'sent', at: now(), how: 'broadcast' }
  // "Nonce too low" may refer to this very transaction, included since the lookup.
  if (await client.knows(requireSigned(leg).hash)) return { type: 'sent', at: now(), how: 'found' }
  throw notTaken(result.log)
}

/** Returns the fact that ends a leg which can never be included; null while it can be. */
export function ended(outcome: EvmTxOutcome, at: number, { sequence }: Leg): TransferFact | null {
  if (outcome.kind === 'superseded') return { type: 'superseded', at, sequence }
  // The rival's own leg reports what it did: a faster version has paid.
  return outcome.kind === 'overtaken' ? { type: 'overtaken', at, hash: outcome.hash } : null
}

/** Sends the signed bytes to the chain's node. */
export async function hand(client: EvmClient, leg: Leg): Promise<EvmSent> {
  return await client.send(`0x${Buffer.from(requireSigned(leg).signedTx).toString('hex')}`)
}

function raise(error: AppError): never {
  throw error
}
