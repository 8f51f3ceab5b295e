// How the router is asked: few at a time, and not at all while it wants to be left alone.
import { honorRetryAfter } from '../../platform/http/hostThrottle.ts'
import { limitConcurrency, type Requester } from '../../platform/http/limitConcurrency.ts'
import type { World } from '../../platform/world.ts'

/** Of what somebody waits for: a form asks for three routes at a time. */
const MAX_ASKED = 4
/** Of what is followed without anybody looking. */
const MAX_FOLLOWED = 2

/**
 * Makes the router's `request`. Registering and polling have a lane of their own: however many transfers are followed, a
 * quote never waits behind them. A pause that the router asks for holds for both.
 */
export function createRouterRequest({ fetch, clock }: Pick<World, 'fetch' | 'clock'>): Requester {
  const asked = limitConcurrency(fetch, MAX_ASKED)
  const followed = limitConcurrency(fetch, MAX_FOLLOWED)
  return honorRetryAfter(clock, (options) => (new URL(options.url).pathname.includes('/v2/tx/') ? followed : asked)(options))
}
