// Runs a task for each of several items, a few at a time.

/**
 * Runs `task` for each item, at most `atOnce` at a time. After a failure no further one begins.
 * @throws the first failure, once all that had begun have ended.
 */
export async function eachAtOnce<T>(items: readonly T[], atOnce: number, task: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    try {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item)
    } catch (error) {
      waiting.length = 0
      throw error
    }
  }
  for (const end of await Promise.allSettled(Array.from({ length: atOnce }, work))) if (end.status === 'rejected') throw end.reason
}
