// The steps `poll` and `retrack`: read the router's status of a live transfer.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote, hopsBefore } from '../../../../shared/domain/transfer/legs.ts'
import type { RouterStatus } from '../../../../wire/router.ts'
import { toStatus } from '../../../clients/router/toStatus.ts'
import { verifyOutcome, verifyProgress, outcomeByChains } from './verifyOutcome.ts'
import { isSameDenom } from '../../../guard/trace/funds.ts'
import { isDoubtful, pollLate } from './pollLate.ts'
import { isWithdrawal, pollWithdrawal } from './pollWithdrawal.ts'
import { requireLeg, requireSigned, type StatusFact, type Step, type StepDeps } from '../stepContext.ts'

/** Time the router may need to show a registered transaction; registering again earlier is useless. */
const REGISTRATION_SETTLES_MS = 30_000

/** Polls a transfer. @throws AppError router.…, router.contradicted, network.…, chain.…. */
export const poll: Step = async (deps, context) => {
  if (isWithdrawal(context.transfer)) return await pollWithdrawal(deps, context)
  const { transfer, signal } = context
  const leg = requireLeg(transfer)
  const { hash } = requireSigned(leg)
  try {
    const status = await deps.router().status({ chainId: leg.chainId, hash }, signal)
    const fact = await verifyProgress(deps, transfer, await verifyOutcome(deps, context, readStatus(deps, transfer, status)))
    if (isNews(transfer, fact)) return fact
    return isDoubtful(transfer, fact) ? await pollLate(deps, context, fact) : null
  } catch (error) {
    const isForgotten = error instanceof AppError && error.code === 'router.notFound'
    // Absolute value, since the computer's clock may have been set back.
    const isSettled = Math.abs(deps.clock.now() - (leg.registeredAt ?? 0)) >= REGISTRATION_SETTLES_MS
    if (isForgotten && isSettled) return { type: 'unregistered', at: deps.clock.now() }
    throw error
  }
}

/** Reads the router's status. The router tracks a single transaction: unless it is the last, its end is where the next one begins. */
function readStatus({ clock, registry }: StepDeps, transfer: Transfer, status: RouterStatus): StatusFact {
  const { quote } = currentQuote(transfer)
  const hops = quote.hops.filter(({ txIndex }) => txIndex === 0)
  const isLast = quote.transactionsRequired <= 1
  const { toChainId, toDenom } = quote.request
  const end = isLast
    ? { toChainId, toDenom }
    : { toChainId: hops.at(-1)?.toChainId ?? toChainId, toDenom: hops.at(-1)?.denomOut ?? toDenom }
  const before = transfer.hops.slice(0, hopsBefore(transfer))
  const listedDenom = (chainId: string, denom: string) =>
    registry.evmTokens(chainId).find((token) => isSameDenom(token.denom, denom))?.denom ?? denom
  const fact = toStatus(status, { ...end, plan: hops, earlier: transfer.hops.slice(before.length), now: clock.now(), listedDenom })
  return { ...fact, hops: [...before, ...fact.hops], outcome: fact.outcome === 'completed' && !isLast ? 'legDone' : fact.outcome }
}

function isNews(transfer: Transfer, fact: StatusFact): boolean {
  if (fact.outcome !== 'pending') return true
  const known = [transfer.hops, transfer.release, transfer.reason]
  const said = [fact.hops, fact.release ?? transfer.release, fact.reason ?? transfer.reason]
  return JSON.stringify(known) !== JSON.stringify(said)
}

/**
 * Resumes tracking after the router has stopped: reads the end from the chains, else registers the transaction again.
 * Source: skip-mev/skip-go #1632.
 */
export const retrack: Step = async (deps, { transfer, signal }) => {
  const leg = requireLeg(transfer)
  const seen = await outcomeByChains(deps, transfer)
  if (seen !== null) return seen
  await deps.router().track({ chainId: leg.chainId, hash: requireSigned(leg).hash }, signal)
  return { type: 'registered', at: deps.clock.now() }
}
