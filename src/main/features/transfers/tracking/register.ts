// The step `register`: waits for the inclusion of the transaction, then registers it with the router.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { isRouterTracked } from '../../../../shared/domain/transfer/legs.ts'
import { findTxOutcome } from '../transactions/broadcast.ts'
import { checkEvmInclusion, checkReplacedInclusion } from './checkEvmInclusion.ts'
import { readInclusionTime } from './inclusionTime.ts'
import { txLookupFor } from './txLookup.ts'
import { requireLeg, requireSigned, type Step, type StepDeps } from '../stepContext.ts'

/** Blocks take seconds; after this time inclusion is overdue. */
const BLOCK_LATE_MS = 2 * 60_000

function isOverdue({ sentAt }: Leg, now: number): boolean {
  return sentAt !== null && now - sentAt > BLOCK_LATE_MS
}

function overdue({ registry }: StepDeps, { chainId, timeoutHeight }: Leg): AppError {
  return new AppError('network.busy', phrase`${registry.chain(chainId)?.name ?? chainId} hasn’t included the transaction yet.`, {
    hint:
      timeoutHeight === null
        ? 'The chain may be slow or halted. Waybill keeps checking.'
        : phrase`The chain may be slow or halted. Waybill keeps checking. It can’t be included after block ${timeoutHeight}.`,
    retry: 'later',
  })
}

/** Waits for inclusion, before which the router refuses the hash; then registers it until the router accepts. */
export const register: Step = async (deps, { transfer, signal }) => {
  const leg = requireLeg(transfer)
  if (transfer.phase === 'built' || transfer.phase === 'signed') return await checkReplacedInclusion(deps, transfer, leg)
  if (leg.includedHeight === null && leg.mode === 'evm')
    return await checkEvmInclusion(deps, transfer, leg, isOverdue(leg, deps.clock.now()))
  if (leg.includedHeight === null) {
    const outcome = await findTxOutcome(deps.chain(leg.chainId), txLookupFor(transfer, leg))
    const at = deps.clock.now()
    if (outcome.kind === 'open' && isOverdue(leg, at)) throw overdue(deps, leg)
    if (outcome.kind === 'open') return null
    if (outcome.kind === 'superseded') return { type: 'superseded', at, sequence: leg.sequence }
    if (outcome.kind === 'expired') return { type: 'expiredUnsent', at, height: outcome.height }
    const { height, code, log } = outcome.tx
    const blockTime = await readInclusionTime(deps.chain(leg.chainId), height, leg, at)
    return { type: 'included', at, height, code, log, blockTime }
  }
  // Transactions outside the router's routes are tracked on their chains only.
  if (!isRouterTracked(transfer)) return null
  await deps.router().track({ chainId: leg.chainId, hash: requireSigned(leg).hash }, signal)
  return { type: 'registered', at: deps.clock.now() }
}
