// Throttles requests to the router, and honours its Retry-After.
import { honorRetryAfter } from '../../platform/http/hostThrottle.ts'
import { limitConcurrency, type Requester } from '../../platform/http/limitConcurrency.ts'
import type { World } from '../../platform/world.ts'

/** Concurrency of requests that a user awaits: a form asks for three routes at a time. */
const MAX_ASKED = 4
/** Concurrency of background tracking. */
const MAX_FOLLOWED = 2

/**
 * Creates the router's `request`. Registering and polling have a separate limit: however many transfers are tracked, a quote never waits
 * behind them. A pause that the router asks for applies to both.
 */
export function createRouterRequest({ fetch, clock }: Pick<World, 'fetch' | 'clock'>): Requester {
  const asked = limitConcurrency(fetch, MAX_ASKED)
  const followed = limitConcurrency(fetch, MAX_FOLLOWED)
  return honorRetryAfter(clock, (options) => (new URL(options.url).pathname.includes('/v2/tx/') ? followed : asked)(options))
}
