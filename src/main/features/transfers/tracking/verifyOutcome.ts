// Verifies the router's report of how a transfer ended against the chains: an end is stored only when they show it.
import { AppError } from '../../../../shared/domain/errors.ts'
import { asPhrase, phrase, type Phrase } from '../../../../shared/domain/phrase.ts'
import type { Release, TrackedHop, Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote, isPacket } from '../../../../shared/domain/transfer/legs.ts'
import { viewOf } from './chainView.ts'
import { traceOnChain, leavesTraces, type TraceResult } from './traceOnChain.ts'
import { hasGrown } from '../quotes/balancesBefore.ts'
import { expectedEnd, placeOf } from './expectedOutcome.ts'
import { findPayment } from './findPayment.ts'
import { requireLeg, type StatusFact, type StepContext, type StepDeps } from '../stepContext.ts'

/** Outcomes that the chains can show. For others only the router's report exists. */
const SHOWN: readonly StatusFact['outcome'][] = ['completed', 'legDone', 'unconverted', 'refunded', 'failed']

/** Grace period for lagging nodes and indexes; after it a grown balance is accepted, marked as unconfirmed. */
const GRACE_MS = 30 * 60_000
/** Maximum pause between checks after the grace period. */
const MAX_PAUSE_MS = 15 * 60_000

/**
 * Returns the fact to store: confirmed or corrected by the chains, or as the router reports where no chain can be asked. While the chains
 * contradict the router, the transfer continues and the difference is reported.
 * @throws AppError router.contradicted; network.…, chain.… of a node that does not answer.
 */
export async function verifyOutcome(deps: StepDeps, { transfer, note }: StepContext, said: StatusFact): Promise<StatusFact> {
  if (!SHOWN.includes(said.outcome)) return said
  const traced = await traceOnChain(deps, transfer, said.hops)
  if (traced.place === 'arrived' || traced.place === 'returned') return { ...said, ...endOf(transfer, said.hops, traced) }
  const believed = (await believe(deps, transfer, said, traced)) ?? (await arrivalInstead(deps, transfer, said, traced))
  if (believed !== null) return believed
  const pending: StatusFact = { ...said, outcome: 'pending', release: null, hops: provenHops(transfer, said.hops, traced) }
  if (JSON.stringify(pending.hops) !== JSON.stringify(transfer.hops)) note(pending)
  throw contradicted(deps, transfer, said)
}

/**
 * Returns the report of a transfer under way with packets that failed only as far as chains show it: a packet that failed comes back by
 * itself, which is not said on the router's word.
 * @throws AppError network.…, chain.… of a node that does not answer.
 */
export async function verifyProgress(deps: StepDeps, transfer: Transfer, said: StatusFact): Promise<StatusFact> {
  if (said.outcome !== 'pending' || !said.hops.some((hop) => isNewlyFailed(transfer, hop))) return said
  return { ...said, hops: provenHops(transfer, said.hops, await traceOnChain(deps, transfer, said.hops)) }
}

/** Returns the hops; a packet that only the router calls failed counts as sent. */
function provenHops(transfer: Transfer, hops: readonly TrackedHop[], traced: TraceResult): TrackedHop[] {
  const isProven = ({ toChainId }: TrackedHop) => traced.place === 'returned' || ('failedTo' in traced && traced.failedTo === toChainId)
  return hops.map((hop) => (isNewlyFailed(transfer, hop) && !isProven(hop) ? { ...hop, state: 'sent' } : hop))
}

function isNewlyFailed({ hops }: Transfer, { state, bridge, fromChainId, toChainId }: TrackedHop): boolean {
  const known = hops.find((hop) => hop.fromChainId === fromChainId && hop.toChainId === toChainId)
  return state === 'failed' && isPacket(bridge) && known?.state !== 'failed'
}

/** Returns the end that may be stored where tracing did not reach it; null where only the router reports it. */
async function believe(deps: StepDeps, transfer: Transfer, said: StatusFact, { place }: TraceResult): Promise<StatusFact | null> {
  const release = said.release ?? (saysArrived(said) ? { ...expectedEnd(transfer), amount: null, isConfirmed: false } : null)
  // No chain can show money without a known location; where one can be asked at all, it may still arrive.
  if (release === null) return canAskAny(deps, transfer) ? null : said
  if (placeOf(transfer, release) === null) return null
  if (viewOf(deps, release.chainId) === null) return said
  // Every chain answered: an untaken packet did not reach the recipient, and a refund would show.
  const isOpen = place === 'unseen' || (place === 'untaken' && !saysArrived(said))
  const shown = isOpen ? await findPayment(deps, transfer, said, release) : null
  if (shown !== null) return { ...said, release: shown }
  // Where hops leave traces, an arrival without a trace is not accepted, whatever else the recipient received meanwhile.
  if (leavesTraces(deps, transfer) && (saysArrived(said) || place === 'underway')) return null
  if (!isOld(deps, transfer) || !(await hasGrown(deps, transfer, release))) return null
  return { ...said, release: { chainId: release.chainId, denom: release.denom, amount: release.amount, isConfirmed: false } }
}

/** A transfer that the router reports as failed may have arrived, by a transaction that the router itself names. */
async function arrivalInstead(deps: StepDeps, transfer: Transfer, said: StatusFact, { place }: TraceResult): Promise<StatusFact | null> {
  if (saysArrived(said) || place !== 'unseen' || leavesTraces(deps, transfer)) return null
  const arrived: StatusFact = { ...said, outcome: isLastLeg(transfer) ? 'completed' : 'legDone', reason: null }
  const release = await findPayment(deps, transfer, arrived, { ...expectedEnd(transfer), amount: null, isConfirmed: false })
  return release === null ? null : { ...arrived, release }
}

function isLastLeg(transfer: Transfer): boolean {
  return currentQuote(transfer).quote.transactionsRequired <= 1
}

function canAskAny(deps: StepDeps, transfer: Transfer): boolean {
  return [expectedEnd(transfer).chainId, requireLeg(transfer).chainId].some((chainId) => viewOf(deps, chainId) !== null)
}

function ageOf(deps: StepDeps, transfer: Transfer): number {
  // Absolute value, since the computer's clock may have been set back.
  return Math.abs(deps.clock.now() - (requireLeg(transfer).sentAt ?? deps.clock.now()))
}

function isOld(deps: StepDeps, transfer: Transfer): boolean {
  return ageOf(deps, transfer) > GRACE_MS
}

function saysArrived({ outcome }: StatusFact): boolean {
  return outcome !== 'refunded' && outcome !== 'failed'
}

/** Returns the end that the chains alone show, for a transfer that the router has given up; null while they do not show it. */
export async function outcomeByChains(deps: StepDeps, transfer: Transfer): Promise<StatusFact | null> {
  const traced = await traceOnChain(deps, transfer)
  if (traced.place !== 'arrived' && traced.place !== 'returned') return null
  return { type: 'status', at: deps.clock.now(), state: 'seen on the chain', reason: null, ...endOf(transfer, transfer.hops, traced) }
}

type Seen = Extract<TraceResult, { release: Release }>

/** Returns the end that the chains show. */
export function endOf(transfer: Transfer, named: readonly TrackedHop[], traced: Seen): Pick<StatusFact, 'outcome' | 'release' | 'hops'> {
  const { release } = traced
  const hops = withHash(named, traced)
  if (traced.place === 'returned') return { outcome: 'refunded', release, hops }
  if (!isLastLeg(transfer)) return { outcome: 'legDone', release, hops }
  return { outcome: traced.isConverted ? 'completed' : 'unconverted', release, hops }
}

/** Sets the hash that the chain shows on the hop that ended, whatever the router named, so that no other transfer can end with it. */
function withHash(hops: readonly TrackedHop[], { place, release: { chainId }, hash }: Seen): TrackedHop[] {
  const ended = hops.findLastIndex(({ fromChainId, toChainId }) => (place === 'returned' ? fromChainId : toChainId) === chainId)
  return hops.map((hop, index) => (index === ended ? { ...hop, [place === 'returned' ? 'settleHash' : 'receiveHash']: hash } : hop))
}

function contradicted(deps: StepDeps, transfer: Transfer, said: StatusFact): AppError {
  const place = said.release?.chainId ?? expectedEnd(transfer).chainId
  const name = deps.registry.chain(place)?.name ?? place
  const retryAfterMs = isOld(deps, transfer) ? Math.min(MAX_PAUSE_MS, Math.round(ageOf(deps, transfer) / 10)) : null
  return new AppError(
    'router.contradicted',
    phrase`According to the router this transfer ${wordOf(said)}, but ${name} doesn’t show it yet.`,
    {
      hint: 'Waybill trusts the chain and keeps checking.',
      retry: 'later',
      ...(retryAfterMs === null ? {} : { retryAfterMs }),
    },
  )
}

function wordOf(said: StatusFact): Phrase {
  if (said.outcome === 'refunded') return asPhrase('was refunded')
  return asPhrase(saysArrived(said) ? 'has arrived' : 'has failed')
}
