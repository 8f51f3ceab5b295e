// Finds out from the user's own transfers how long a route takes. Pure.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { elapsedMs } from '../sheet/transferTimes.ts'

/** How long the newest transfers over one route took. */
export interface OwnTimes {
  /** The median. */
  usualMs: number
  slowestMs: number
  count: number
}

/** With fewer of one's own transfers the router's estimate says more. */
const LEAST = 3
const MOST = 10
const ARRIVED: readonly Transfer['phase'][] = ['completed', 'unconverted']

/**
 * Returns how long the newest transfers over the route of a quote took, or null where too few have arrived. Leaves out those that waited
 * for the user on the way: for a second leg, or for a claim.
 */
export function ownTimes(transfers: readonly Transfer[], quote: Quote): OwnTimes | null {
  const route = routeOf(quote)
  const times = transfers
    .filter((one) => ARRIVED.includes(one.phase) && one.onward === null && routeOf(one.quote) === route)
    .toSorted((left, right) => right.createdAt - left.createdAt)
    .flatMap((one) => (one.settledAt === null ? [] : (elapsedMs(one, one.settledAt) ?? [])))
    .slice(0, MOST)
    .toSorted((left, right) => left - right)
  const usualMs = times[Math.floor((times.length - 1) / 2)]
  const slowestMs = times.at(-1)
  if (times.length < LEAST || usualMs === undefined || slowestMs === undefined) return null
  return { usualMs, slowestMs, count: times.length }
}

/** Returns the same text for quotes that go the same way: the same bridges between the same chains. */
function routeOf({ task, variant, request, hops }: Quote): string {
  const legs = hops.map(({ kind, bridge, fromChainId, toChainId }) => [kind, bridge, fromChainId, toChainId])
  return JSON.stringify([task, variant, request.fromChainId, request.toChainId, legs])
}
