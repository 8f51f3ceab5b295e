// What is asked of main for many things at once: gathered, asked together, and asked again where main could not be heard.
import { AppError } from '../../shared/domain/errors.ts'

export interface LookupsDeps {
  /** Asks about several and keeps what is answered. */
  look(names: readonly string[]): Promise<void>
  later(call: () => void, ms: number): void
  /** Most that may be asked about at once. */
  most: number
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/** Returns how to ask about one more. */
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

  /** What will fail each time is not asked again: the next change of what it is about does so, and the screen itself says what is wrong. */
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
