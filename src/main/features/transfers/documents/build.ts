// The step `build`: from a quote to the exact document that will be signed. Reads only; nothing leaves the house.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote, hasArrivedLeg, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { buildClaim } from './buildClaim.ts'
import { buildCosmos } from './buildCosmos.ts'
import { buildEvm } from './buildEvm.ts'
import { buildHook, hasUsableHook } from './buildHook.ts'
import { leavesByEvm } from './evmCalls.ts'
import type { Step, StepDeps } from '../step.ts'

/** @throws AppError transfer.requoteNeeded where the rest of the way has no quote yet; those of the builders. */
export const build: Step = async (deps, context) => {
  requireRest(context.transfer)
  const builder = await builderOf(deps, context.transfer)
  return await builder(deps, context)
}

/** Once a leg has arrived the quote it was built on is over: to build on it would be to send the money again. */
function requireRest(transfer: Transfer): void {
  if (transfer.phase !== 'authorised' || transfer.onward !== null || !hasArrivedLeg(transfer)) return
  throw new AppError('transfer.requoteNeeded', 'The rest of this route needs a new quote.', {
    hint: 'Get a new quote. The funds that arrived stay where they are.',
  })
}

/** The claim once the bridge has released, the hook before the deposit that carries it, and else the leg itself. */
async function builderOf(deps: StepDeps, transfer: Transfer): Promise<Step> {
  const { db, registry } = deps
  const { quote } = currentQuote(transfer)
  if (transfer.phase === 'claimable' || quote.task === 'claim') return buildClaim
  if (quote.needsOpHook && !(await hasUsableHook(deps, transfer))) return buildHook
  return leavesByEvm(registry, quote, getAccount(db, signingAccountId(transfer))) ? buildEvm : buildCosmos
}
