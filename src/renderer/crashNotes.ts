// Takes down what went wrong in the page: each fault once, and not without end, however often it happens.
import type { PageCrash } from '../shared/contract/settings/health.ts'

/** Of different faults, in one life of the page. Main has a limit of its own for all pages. */
const MAX_NOTES = 20
/** As much as the contract takes. */
const LONGEST_MESSAGE = 500
const LONGEST_STACK = 4000
/** Says that a size was observed twice in a frame: no fault, and told as one by every browser. */
const NO_FAULT = /^ResizeObserver loop/

/** Resolves with whether the fault is taken down, now or before. */
export type NoteCrash = (error: unknown, where?: string) => Promise<boolean>

/** `where`: what the stack does not tell, such as the parts of the page that were being drawn. */
export function createCrashNotes(send: (crash: PageCrash) => Promise<unknown>): NoteCrash {
  const noted = new Map<string, Promise<boolean>>()
  return async (error, where = '') => {
    const crash = describe(error, where)
    if (NO_FAULT.test(crash.message)) return false
    const key = `${crash.message}\n${error instanceof Error ? (error.stack ?? '') : ''}`
    const before = noted.get(key)
    if (before !== undefined) return before
    if (noted.size >= MAX_NOTES) return false
    const sent = send(crash).then(
      () => true,
      // Main cannot be heard: the page says that nothing was taken down.
      () => false,
    )
    noted.set(key, sent)
    return sent
  }
}

function describe(error: unknown, where: string): PageCrash {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return { message: message.slice(0, LONGEST_MESSAGE), stack: `${stack}\n${where}`.trim().slice(0, LONGEST_STACK) }
}
