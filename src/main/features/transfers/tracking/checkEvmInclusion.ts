// Waits for the inclusion of an Ethereum leg with enough confirmations; sends it again where the node has dropped it.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Transfer, TransferFact } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { EvmClient, EvmIncluded } from '../../../clients/chains/evm/evmClient.ts'
import { findEvmTxOutcome } from '../transactions/evmTxOutcome.ts'
import { evmTxLookupFor, requireCall } from '../documents/evmLeg.ts'
import { ended, hand } from '../send/sendEvm.ts'
import type { StepDeps } from '../stepContext.ts'
import { readInclusionTime } from './inclusionTime.ts'

/**
 * Returns the new fact; null while it waits.
 * @throws AppError network.busy when it waits longer than blocks take: its fee may be too low.
 */
export async function checkEvmInclusion(deps: StepDeps, transfer: Transfer, leg: Leg, isOverdue: boolean): Promise<TransferFact | null> {
  const client = deps.evm(leg.chainId)
  const lookup = evmTxLookupFor(deps, transfer, leg)
  const outcome = await findEvmTxOutcome(client, lookup)
  const at = deps.clock.now()
  if (outcome.kind === 'included') {
    const blockTime = await readInclusionTime(client, outcome.tx.height, leg, at)
    return { type: 'included', at, blockTime, ...(await outcomeOf(client, leg, outcome.tx)) }
  }
  if (outcome.kind !== 'open') return ended(outcome, at, leg)
  if (outcome.isSeen || outcome.nonceUsed) return null
  // Nodes drop transactions with low fees. Sending the same bytes again is harmless; the next check sees the result.
  if (!(await client.knows(lookup.hash))) await hand(client, leg)
  if (isOverdue) throw overdue(deps, leg)
  return null
}

/**
 * Checks whether the transaction to be replaced has settled while its replacement is not sent. Null while it waits. Its own leg then
 * reports the outcome.
 */
export async function checkReplacedInclusion(deps: StepDeps, transfer: Transfer, { replaces, chainId }: Leg): Promise<TransferFact | null> {
  const replaced = transfer.legs.find(({ index }) => index === replaces?.legIndex)
  if (replaced === undefined) return null
  const outcome = await findEvmTxOutcome(deps.evm(chainId), evmTxLookupFor(deps, transfer, replaced))
  const at = deps.clock.now()
  if (outcome.kind === 'included') return { type: 'overtaken', at, hash: outcome.tx.hash }
  if (outcome.kind === 'overtaken') return { type: 'overtaken', at, hash: outcome.hash }
  if (outcome.kind === 'open') return null
  return { type: transfer.phase === 'signed' ? 'discarded' : 'expired', at }
}

/** Determines why a contract call failed by simulating it at that height; nodes without that state return no reason. */
async function outcomeOf(client: EvmClient, leg: Leg, { height, isSuccess, gasUsed }: EvmIncluded) {
  if (isSuccess) return { height, code: 0, log: '' }
  const call = requireCall(leg)
  if (gasUsed === BigInt(call.gas)) return { height, code: 1, log: 'out of gas' }
  const log = await reasonOf(client, leg, height)
  return { height, code: 1, log: log ?? 'reverted' }
}

async function reasonOf(client: EvmClient, leg: Leg, height: number): Promise<string | null> {
  const { to, value, data } = requireCall(leg)
  const call = { from: leg.signer as `0x${string}`, to: to as `0x${string}`, value: BigInt(value), data: data as `0x${string}` }
  try {
    const outcome = await client.simulate(call, height - 1)
    return 'revert' in outcome ? outcome.revert : null
  } catch (error) {
    if (error instanceof AppError && error.code === 'chain.refused') return null
    throw error
  }
}

function overdue({ registry }: StepDeps, { chainId }: Leg): AppError {
  return new AppError('network.busy', phrase`${registry.chain(chainId)?.name ?? chainId} hasn’t included the transaction yet.`, {
    hint: 'Its fee may be too low now: speed it up or cancel it. Waybill keeps checking.',
    retry: 'later',
  })
}
