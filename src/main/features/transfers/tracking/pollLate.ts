// Looks on the chains for what became of a transfer that is late, or that the router expects to fail: where a rollup refused a deposit, its
// withdrawal back is tracked until somebody claims it.
import type { Transfer, TransferFact } from '../../../../shared/contract/transfer/transfer.ts'
import { isBringingBack } from '../../../../shared/domain/transfer/legs.ts'
import { lateSince } from '../../../../shared/domain/transfer/lateness.ts'
import { readWithdrawal } from '../../../clients/chains/opinit/opinitExecutor.ts'
import type { StatusFact, StepContext, StepDeps } from '../stepContext.ts'
import { isSameProgress, readWritten } from './pollWithdrawal.ts'
import type { ReturnResult } from './findRefund.ts'
import { traceOnChain } from './traceOnChain.ts'
import { endOf } from './verifyOutcome.ts'
import { bridgeOf, readProgress } from './withdrawalProof.ts'

/** State by which the router says that a transfer is going to fail. Source: skip-mev/skip-go swaggerTypesJson.ts. */
const FAILING = 'STATE_PENDING_ERROR'

/** Returns whether the chains are to be asked about a transfer that the router still reports as under way. */
export function isDoubtful(transfer: Transfer, said: StatusFact): boolean {
  if (said.outcome !== 'pending') return false
  const since = lateSince(transfer)
  return said.state === FAILING || isBringingBack(transfer) || (since !== null && since <= said.at)
}

/**
 * Returns what the chains show of such a transfer; null where that is nothing new.
 * @throws AppError network.…, chain.… of a node that does not answer.
 */
export async function pollLate(deps: StepDeps, context: StepContext, said: StatusFact): Promise<TransferFact | null> {
  const { transfer } = context
  const traced = await traceOnChain(deps, transfer, said.hops)
  if (traced.place === 'arrived' || traced.place === 'returned') return { ...said, ...endOf(transfer, said.hops, traced) }
  return traced.place === 'underway' && traced.refusal !== undefined ? await pollReturn(deps, context, traced.refusal) : null
}

type Refusal = NonNullable<Extract<ReturnResult, { place: 'underway' }>['refusal']>

async function pollReturn(deps: StepDeps, { transfer, signal }: StepContext, { rollupId, tx }: Refusal): Promise<TransferFact | null> {
  const bridge = bridgeOf(deps, rollupId, signal)
  const written = readWritten(tx, bridge)
  if (written === null) return null
  const { sequence } = written
  const entry = await readWithdrawal(deps.request, { executor: bridge.executor, signal, sequence })
  const beganAt = await deps.chain(rollupId).blockTime(tx.height)
  const progress = await readProgress(deps, bridge, written, { entry, beganAt })
  // Claimed: the node's index shows the transaction that paid it back a little later.
  if (progress.stage === 'claimed') return null
  const withdrawal = { chainId: rollupId, bridgeId: bridge.bridgeId, sequence, ...progress }
  return isSameProgress(transfer.withdrawal, withdrawal) ? null : { type: 'withdrawal', at: deps.clock.now(), withdrawal }
}
