// Keeps time that moves only on command: planned events wait in a list, and no test waits in real time.

export interface Schedule {
  /** Whole milliseconds since 1970. */
  now(): number
  /** When the first entry is due, or the first that does not merely limit something; null without any. */
  due(which?: 'all' | 'noLimits'): number | null
  /** Adds an entry; those of one moment keep their order. @returns a function that takes it away. */
  after(ms: number, run: Task, isLimit?: boolean): () => void
  /** Resolves after `ms`. @throws the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Lets time pass; nothing runs. */
  moveTo(at: number): void
  /** Moves to the first entry and runs it. */
  runNext(): Promise<void> | void
}

type Task = () => Promise<void> | void

export function createSchedule(begun: number): Schedule {
  const entries: { at: number; run: Task; isLimit: boolean }[] = []
  let now = begun
  const moveTo = (at: number) => {
    now = Math.max(now, at)
  }
  const after = (ms: number, run: Task, isLimit = false) => {
    const entry = { at: now + Math.max(0, Math.ceil(ms)), run, isLimit }
    const place = entries.findIndex(({ at }) => at > entry.at)
    entries.splice(place === -1 ? entries.length : place, 0, entry)
    return () => {
      const held = entries.indexOf(entry)
      if (held !== -1) entries.splice(held, 1)
    }
  }
  return {
    now: () => now,
    due: (which = 'all') => entries.find(({ isLimit }) => which === 'all' || !isLimit)?.at ?? null,
    after,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const leave = () => {
          cancel()
          reject(signal?.reason as Error)
        }
        const cancel = after(ms, () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        })
        signal?.addEventListener('abort', leave, { once: true })
      }),
    moveTo,
    runNext: () => {
      const entry = entries.shift()
      if (entry === undefined) return
      moveTo(entry.at)
      return entry.run()
    },
  }
}
