// A clock that runs faster than the computer's, so that pauses of seconds take milliseconds and stay in proportion.
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../src/main/lib/world.ts'

/** Shows the true time at `begun`; processes that are given the same moment agree from then on. */
export function createFastClock(speed: number, begun = Date.now()): Clock {
  return {
    now: () => begun + (Date.now() - begun) * speed,
    sleep: async (ms, signal) => {
      await wait(ms / speed, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) })
    },
  }
}
