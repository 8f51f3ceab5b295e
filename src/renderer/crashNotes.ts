// Reports faults of the page: each fault once, and a limited number, however often it happens.
import type { PageCrash } from '../shared/contract/settings/health.ts'

/** Most different faults reported in one lifetime of the page. Main has a separate limit over all pages. */
const MAX_NOTES = 20
/** Longest message and stack that the contract accepts, in characters. */
const LONGEST_MESSAGE = 500
const LONGEST_STACK = 4000
/** Matches the report that a size was observed twice in a frame: browsers raise it as an error, but it is none. */
const NO_FAULT = /^ResizeObserver loop/

/** Reports a fault; resolves with whether it is in the log, now or from before. */
export type NoteCrash = (error: unknown, where?: string) => Promise<boolean>

/**
 * Creates a reporter of faults.
 * @param where what the stack does not say, such as the components that were being drawn
 */
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
      // Main cannot be reached: the page says that the fault was not logged.
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
