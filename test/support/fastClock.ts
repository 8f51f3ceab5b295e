// A clock that runs faster than the computer's, so that pauses of seconds take milliseconds and stay in proportion.
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../src/main/platform/world.ts'

export interface FastClock extends Clock {
  /** Leaps ahead, as a computer does that slept: pauses under way keep their length. */
  skip(ms: number): void
}

/** Shows the true time at `begun`; processes that are given the same moment agree from then on. */
export function createFastClock(speed: number, begun = Date.now()): FastClock {
  let skipped = 0
  return {
    now: () => begun + (Date.now() - begun) * speed + skipped,
    sleep: async (ms, signal) => {
      await wait(ms / speed, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) })
    },
    skip: (ms) => {
      skipped += ms
    },
  }
}
