// Holds what the router says of the end of a transfer against the chains: an end is stored only when they show it themselves.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Release, TrackedHop, Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { viewOf } from './chainView.ts'
import { followChains, leavesTraces, type Followed } from './followChains.ts'
import { hasGrown } from '../quotes/heldBefore.ts'
import { legEnd, placeOf } from './legEnd.ts'
import { findShown } from './shownEnd.ts'
import { requireLeg, type StatusFact, type StepContext, type StepDeps } from '../step.ts'

/** Ends that the chains can show. Of the others the router's word is all there is. */
const SHOWN: readonly StatusFact['outcome'][] = ['completed', 'legDone', 'unconverted', 'refunded', 'failed']

/** Nodes and their indexes trail by blocks, not by this: after it a balance that has grown is believed, marked as unconfirmed. */
const GRACE_MS = 30 * 60_000
/** After that time looks grow rarer, up to one in so many milliseconds. */
const MAX_PAUSE_MS = 15 * 60_000

/**
 * The fact to store: confirmed by the chains, corrected by them, or as the router says where no chain can be asked. While the
 * chains do not show what the router says, the transfer goes on and the difference is told.
 * @throws AppError router.contradicted; network.…, chain.… of a node that does not answer.
 */
export async function confirmEnd(deps: StepDeps, { transfer, note }: StepContext, said: StatusFact): Promise<StatusFact> {
  if (!SHOWN.includes(said.outcome)) return said
  const followed = await followChains(deps, transfer, said.hops)
  if (followed.place === 'arrived' || followed.place === 'returned') return { ...said, ...endOf(transfer, said.hops, followed) }
  const believed = (await believe(deps, transfer, said, followed)) ?? (await arrivalInstead(deps, transfer, said, followed))
  if (believed !== null) return believed
  const pending: StatusFact = { ...said, outcome: 'pending', release: null }
  if (JSON.stringify(pending.hops) !== JSON.stringify(transfer.hops)) note(pending)
  throw contradicted(deps, transfer, said)
}

/** The end as it may be stored where the chains were not followed to it; null where it is the router's word alone. */
async function believe(deps: StepDeps, transfer: Transfer, said: StatusFact, { place }: Followed): Promise<StatusFact | null> {
  const release = said.release ?? (saysArrived(said) ? { ...legEnd(transfer), amount: null, isConfirmed: false } : null)
  // Money that lies nowhere is shown by no chain; where one can be asked at all, it may still arrive.
  if (release === null) return canAskAny(deps, transfer) ? null : said
  if (placeOf(transfer, release) === null) return null
  if (viewOf(deps, release.chainId) === null) return said
  // Every chain answered: what was not taken is at no recipient, and what went back would show.
  const isOpen = place === 'unseen' || (place === 'untaken' && !saysArrived(said))
  const shown = isOpen ? await findShown(deps, transfer, said, release) : null
  if (shown !== null) return { ...said, release: shown }
  // A trace that the chains do not show is no arrival, whatever else the recipient was paid meanwhile.
  if (leavesTraces(deps, transfer) && (saysArrived(said) || place === 'underway')) return null
  if (!isOld(deps, transfer) || !(await hasGrown(deps, transfer, release))) return null
  return { ...said, release: { chainId: release.chainId, denom: release.denom, amount: release.amount, isConfirmed: false } }
}

/** What the router says came to nothing may have arrived: by a transaction that it names itself. */
async function arrivalInstead(deps: StepDeps, transfer: Transfer, said: StatusFact, { place }: Followed): Promise<StatusFact | null> {
  if (saysArrived(said) || place !== 'unseen' || leavesTraces(deps, transfer)) return null
  const arrived: StatusFact = { ...said, outcome: isLastLeg(transfer) ? 'completed' : 'legDone', reason: null }
  const release = await findShown(deps, transfer, arrived, { ...legEnd(transfer), amount: null, isConfirmed: false })
  return release === null ? null : { ...arrived, release }
}

function isLastLeg(transfer: Transfer): boolean {
  return currentQuote(transfer).quote.transactionsRequired <= 1
}

function canAskAny(deps: StepDeps, transfer: Transfer): boolean {
  return [legEnd(transfer).chainId, requireLeg(transfer).chainId].some((chainId) => viewOf(deps, chainId) !== null)
}

function ageOf(deps: StepDeps, transfer: Transfer): number {
  // Either way round: the computer's clock may have been set back since.
  return Math.abs(deps.clock.now() - (requireLeg(transfer).sentAt ?? deps.clock.now()))
}

function isOld(deps: StepDeps, transfer: Transfer): boolean {
  return ageOf(deps, transfer) > GRACE_MS
}

function saysArrived({ outcome }: StatusFact): boolean {
  return outcome !== 'refunded' && outcome !== 'failed'
}

/** What the chains alone say: for a transfer that the router has given up. null while they do not show its end. */
export async function endByChains(deps: StepDeps, transfer: Transfer): Promise<StatusFact | null> {
  const followed = await followChains(deps, transfer)
  if (followed.place !== 'arrived' && followed.place !== 'returned') return null
  return { type: 'status', at: deps.clock.now(), state: 'seen on the chain', reason: null, ...endOf(transfer, transfer.hops, followed) }
}

type Seen = Extract<Followed, { release: Release }>

function endOf(transfer: Transfer, named: readonly TrackedHop[], followed: Seen): Pick<StatusFact, 'outcome' | 'release' | 'hops'> {
  const { release } = followed
  const hops = withHash(named, followed)
  if (followed.place === 'returned') return { outcome: 'refunded', release, hops }
  if (!isLastLeg(transfer)) return { outcome: 'legDone', release, hops }
  return { outcome: followed.isConverted ? 'completed' : 'unconverted', release, hops }
}

/** The hop that ended carries the transaction that the chain shows, whatever the router named: no other transfer can end with it. */
function withHash(hops: readonly TrackedHop[], { place, release: { chainId }, hash }: Seen): TrackedHop[] {
  const ended = hops.findLastIndex(({ fromChainId, toChainId }) => (place === 'returned' ? fromChainId : toChainId) === chainId)
  return hops.map((hop, index) => (index === ended ? { ...hop, [place === 'returned' ? 'settleHash' : 'receiveHash']: hash } : hop))
}

function contradicted(deps: StepDeps, transfer: Transfer, said: StatusFact): AppError {
  const place = said.release?.chainId ?? legEnd(transfer).chainId
  const name = deps.registry.chain(place)?.name ?? place
  const retryAfterMs = isOld(deps, transfer) ? Math.min(MAX_PAUSE_MS, Math.round(ageOf(deps, transfer) / 10)) : null
  return new AppError('router.contradicted', `According to the router this transfer ${wordOf(said)}, but ${name} doesn’t show it yet.`, {
    hint: 'Waybill trusts the chain and keeps checking.',
    retry: 'later',
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  })
}

function wordOf(said: StatusFact): string {
  if (said.outcome === 'refunded') return 'was refunded'
  return saysArrived(said) ? 'has arrived' : 'has failed'
}
