// Runs tasks one at a time per key: a device, a transfer, a sync target.

/** A queue per key. */
export interface KeyedQueue {
  /** Runs `task` after every earlier task of the same key has settled. */
  run<T>(key: string, task: () => Promise<T>): Promise<T>
  /** Resolves when nothing is queued or running. */
  idle(): Promise<void>
}

/** Creates a queue; it lasts as long as its owner. */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<void>>()
  return {
    run: async (key, task) => {
      const before = tails.get(key) ?? Promise.resolve()
      const result = before.then(task)
      const tail = result.then(ignore, ignore)
      tails.set(key, tail)
      try {
        return await result
      } finally {
        if (tails.get(key) === tail) tails.delete(key)
      }
    },
    idle: async () => {
      while (tails.size > 0) await Promise.all(tails.values())
    },
  }
}

/** The caller of `run` gets the error; the tail only marks the end. */
function ignore(): void {}
