// Runs items with limited concurrency in total and per key.

/** What to run and the limits. */
export interface ConcurrentRun<T> {
  most: number
  maxPerKey: number
  keyOf(item: T): string
  run(item: T): Promise<void>
}

/** Runs all items. Rejects with the first failure. */
export async function runConcurrently<T>(items: readonly T[], { most, maxPerKey, keyOf, run }: ConcurrentRun<T>): Promise<void> {
  const waiting = [...items]
  const busy = new Map<string, number>()
  const count = (key: string) => busy.get(key) ?? 0
  const worker = async () => {
    for (;;) {
      const place = waiting.findIndex((item) => count(keyOf(item)) < maxPerKey)
      const [item] = place === -1 ? [] : waiting.splice(place, 1)
      // Remaining items belong to busy keys; the workers of those keys continue with them.
      if (item === undefined) return
      const key = keyOf(item)
      busy.set(key, count(key) + 1)
      try {
        await run(item)
      } finally {
        busy.set(key, count(key) - 1)
      }
    }
  }
  await Promise.all(Array.from({ length: most }, worker))
}
