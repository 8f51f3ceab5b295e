// A clock that runs faster than the computer's, so that pauses of seconds take milliseconds and stay in proportion.
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../src/main/lib/world.ts'

/** Starts now. */
export function createFastClock(speed: number): Clock {
  const start = Date.now()
  const begun = performance.now()
  return {
    now: () => Math.round(start + (performance.now() - begun) * speed),
    sleep: async (ms, signal) => {
      await wait(ms / speed, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) })
    },
  }
}
