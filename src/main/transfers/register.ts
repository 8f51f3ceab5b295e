// The step `register`: waits until a block holds the transaction, then tells the router of it.
import { AppError } from '../../shared/errors.ts'
import type { Leg } from '../../shared/transferLeg.ts'
import { isRouterTracked } from '../../shared/transferLegs.ts'
import { findFate } from '../transactions/broadcast.ts'
import { lookEvm, lookReplaced } from './lookEvm.ts'
import { soughtFor } from './sought.ts'
import { requireLeg, requireSigned, type Step, type StepDeps } from './step.ts'

/** Blocks take seconds. */
const BLOCK_LATE_MS = 2 * 60_000

function isOverdue({ sentAt }: Leg, now: number): boolean {
  return sentAt !== null && now - sentAt > BLOCK_LATE_MS
}

function overdue({ registry }: StepDeps, { chainId, timeoutHeight }: Leg): AppError {
  const until = timeoutHeight === null ? '' : ` After block ${timeoutHeight} it can no longer be, and that is told.`
  return new AppError('network.busy', `${registry.chain(chainId)?.name ?? chainId} has taken the transaction into no block yet.`, {
    hint: `The chain may be slow or halted. Waybill goes on looking.${until}`,
    retry: 'later',
  })
}

/** First until a block holds the transaction: before that the router refuses it. Then until the router has taken it. */
export const register: Step = async (deps, { transfer, signal }) => {
  const leg = requireLeg(transfer)
  if (transfer.phase === 'built' || transfer.phase === 'signed') return await lookReplaced(deps, transfer, leg)
  if (leg.includedHeight === null && leg.mode === 'evm') return await lookEvm(deps, transfer, leg, isOverdue(leg, deps.clock.now()))
  if (leg.includedHeight === null) {
    const fate = await findFate(deps.chain(leg.chainId), soughtFor(transfer, leg))
    const at = deps.clock.now()
    if (fate.fate === 'open' && isOverdue(leg, at)) throw overdue(deps, leg)
    if (fate.fate === 'open') return null
    if (fate.fate === 'superseded') return { type: 'superseded', at, sequence: leg.sequence }
    if (fate.fate === 'expired') return { type: 'expiredUnsent', at, height: fate.height }
    const { height, code, log } = fate.tx
    return { type: 'included', at, height, code, log }
  }
  // Nobody but the chains follows what the router did not route.
  if (!isRouterTracked(transfer)) return null
  await deps.router().track({ chainId: leg.chainId, hash: requireSigned(leg).hash }, signal)
  return { type: 'registered', at: deps.clock.now() }
}
