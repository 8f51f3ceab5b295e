// Plans what happens on the practice chains, by time. Has no timers: each request for the time runs everything that is due.

/** Plan of the practice chains. */
export interface EventQueue {
  /** Adds something for a moment in ms. Entries of one moment keep their order. */
  add(timeMs: number, run: () => void): void
  /** Does everything due up to a moment, what it adds included. */
  runUntil(nowMs: number): void
}

/** Creates a queue without entries. */
export function createEventQueue(): EventQueue {
  const entries: { timeMs: number; run: () => void }[] = []
  return {
    add: (timeMs, run) => {
      const place = entries.findIndex((other) => other.timeMs > timeMs)
      entries.splice(place === -1 ? entries.length : place, 0, { timeMs, run })
    },
    runUntil: (nowMs) => {
      for (let due = entries[0]; due !== undefined && due.timeMs <= nowMs; due = entries[0]) {
        entries.shift()
        due.run()
      }
    },
  }
}
