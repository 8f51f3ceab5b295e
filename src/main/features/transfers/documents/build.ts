// The step `build`: converts a quote to the exact document to be signed. Sends no transaction.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote, hasArrivedLeg, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import { actionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { buildAction } from './buildAction.ts'
import { buildClaim } from './buildClaim.ts'
import { buildCosmos } from './buildCosmos.ts'
import { buildEvm } from './buildEvm.ts'
import { buildHook, hasUsableHook } from './buildHook.ts'
import { leavesByEvm } from './evmCalls.ts'
import type { Step, StepDeps } from '../stepContext.ts'

/** Builds the next document. @throws AppError transfer.requoteNeeded where the remaining way has no quote yet; errors of the builders. */
export const build: Step = async (deps, context) => {
  requireRest(context.transfer)
  const builder = await builderOf(deps, context.transfer)
  return await builder(deps, context)
}

/** Once a leg has arrived its quote is used up: building on it again would send the money twice. */
function requireRest(transfer: Transfer): void {
  if (transfer.phase !== 'authorised' || transfer.onward !== null || !hasArrivedLeg(transfer)) return
  throw new AppError('transfer.requoteNeeded', 'The rest of this route needs a new quote.', {
    hint: 'Get a new quote. The funds that arrived stay where they are.',
  })
}

/** Chooses the builder: the claim after the bridge's release, the hook before the deposit that carries it, otherwise the leg itself. */
async function builderOf(deps: StepDeps, transfer: Transfer): Promise<Step> {
  const { db, registry } = deps
  const { quote } = currentQuote(transfer)
  if (transfer.phase === 'claimable' || quote.task === 'claim') return buildClaim
  if (actionOf(quote) !== null) return buildAction
  if (quote.needsOpHook && !(await hasUsableHook(deps, transfer))) return buildHook
  return leavesByEvm(registry, quote, getAccount(db, signingAccountId(transfer))) ? buildEvm : buildCosmos
}
