// Sending an Ethereum leg: once it is on disk that it will go out, and the same bytes again until their fate is known.
import type { Hex } from 'viem'
import type { AppError } from '../../../../shared/domain/errors.ts'
import type { TransferFact } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { EvmClient, EvmSent } from '../../../clients/chains/evm/evmClient.ts'
import { findEvmTxOutcome, type EvmTxOutcome } from '../transactions/evmTxOutcome.ts'
import { evmTxLookupFor, requireCall } from '../documents/evmLeg.ts'
import { readHeld } from '../quotes/heldBefore.ts'
import { lagging, notTaken } from './sendErrors.ts'
import { requireNoRival } from './sequenceFree.ts'
import { requireSigned, type StepContext, type StepDeps } from '../step.ts'

/**
 * Refusals that speak of the moment and not of the transaction: its nonce was used or is taken in the pool (by itself, perhaps:
 * nodes behind one address hand it on to one another), or the pool is full. Sources: go-ethereum core/error.go,
 * core/txpool/errors.go, core/txpool/legacypool; cosmos-sdk types/errors (wrong sequence); others word them alike.
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

/** Nothing was tried before: whether the transaction can still go out is known for sure. */
export async function sendEvmFirst(deps: StepDeps, { transfer, note }: StepContext, leg: Leg): Promise<TransferFact> {
  const client = deps.evm(leg.chainId)
  const now = () => deps.clock.now()
  const held = await readHeld(deps, transfer)
  const [{ latest }, height] = await Promise.all([client.nonces(leg.signer as Hex), client.height()])
  if (latest > Number(leg.sequence)) {
    if (leg.replaces === null) return { type: 'superseded', at: now(), sequence: latest.toString() }
    return ended(await findEvmTxOutcome(client, evmTxLookupFor(deps, transfer, leg)), now(), leg) ?? raise(lagging())
  }
  if (latest < Number(leg.sequence) || height < requireCall(leg).builtHeight) throw lagging()
  // What another waybill has sent with this nonce since is not to be pushed out of the pool.
  requireNoRival(deps, transfer, leg)
  note({ type: 'sending', at: now(), held })
  const result = await hand(client, leg)
  if (result.outcome !== 'refused') return { type: 'sent', at: now(), how: 'broadcast' }
  if (OF_THE_MOMENT.test(result.log)) throw notTaken(result.log)
  return { type: 'refused', at: now(), code: result.code, log: result.log }
}

/** A send was begun, and how it ended is not known: the chain is asked first. No refusal of the same bytes is final now. */
export async function sendEvmAgain(deps: StepDeps, { transfer }: StepContext, leg: Leg): Promise<TransferFact> {
  const client = deps.evm(leg.chainId)
  const now = () => deps.clock.now()
  const outcome = await findEvmTxOutcome(client, evmTxLookupFor(deps, transfer, leg))
  if (outcome.kind === 'included') return { type: 'sent', at: now(), how: 'found' }
  const fact = ended(outcome, now(), leg)
  if (fact !== null) return fact
  const result = await hand(client, leg)
  if (result.outcome !== 'refused') return { type: 'sent', at: now(), how: 'broadcast' }
  // "Nonce too low" of the very transaction that a block has taken since it was looked for.
  if (await client.knows(requireSigned(leg).hash)) return { type: 'sent', at: now(), how: 'found' }
  throw notTaken(result.log)
}

/** The fact by which a leg ends that can never be included; null while it can. */
export function ended(outcome: EvmTxOutcome, at: number, { sequence }: Leg): TransferFact | null {
  if (outcome.kind === 'superseded') return { type: 'superseded', at, sequence }
  // What a rival did is told by its own leg: one that was to be faster has paid.
  return outcome.kind === 'overtaken' ? { type: 'overtaken', at, hash: outcome.hash } : null
}

/** Hands the signed bytes to the chain's node. */
export async function hand(client: EvmClient, leg: Leg): Promise<EvmSent> {
  return await client.send(`0x${Buffer.from(requireSigned(leg).signedTx).toString('hex')}`)
}

function raise(error: AppError): never {
  throw error
}
