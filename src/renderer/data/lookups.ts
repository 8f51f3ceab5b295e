// Asks main about many things at once: collects them, asks about them together, and repeats the question where main could not be reached.
import { AppError } from '../../shared/domain/errors.ts'

/** What lookups need. */
export interface LookupsDeps {
  /** Asks about several names and stores the answers. */
  look(names: readonly string[]): Promise<void>
  later(call: () => void, ms: number): void
  /** Most names in one question. */
  most: number
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/** Creates a function that asks about one more name. */
export function createLookups({ look, later, most }: LookupsDeps): (name: string) => void {
  const due = new Set<string>()
  const progress = { isComing: false, failures: 0 }

  function soon(): void {
    if (progress.isComing) return
    progress.isComing = true
    queueMicrotask(() => {
      progress.isComing = false
      void flush()
    })
  }

  async function flush(): Promise<void> {
    const names = [...due].slice(0, most)
    if (names.length === 0) return
    for (const name of names) due.delete(name)
    if (due.size > 0) soon()
    try {
      await look(names)
      progress.failures = 0
    } catch (error) {
      again(names, error)
    }
  }

  /** Skips errors that would repeat: the next change of the data asks again, and the screen itself shows the error. */
  function again(names: readonly string[], error: unknown): void {
    if (!(error instanceof AppError) || error.retry === 'never') return
    for (const name of names) due.add(name)
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** progress.failures)
    progress.failures += 1
    later(soon, Math.max(wait, error.retryAfterMs ?? 0))
  }

  return (name) => {
    due.add(name)
    soon()
  }
}
