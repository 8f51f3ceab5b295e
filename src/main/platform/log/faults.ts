// Faults that nobody caught, in every host alike.
import type { Log } from './log.ts'

/** How long an orderly end may take before the end comes without it: everything that matters is on disk before it is shown. */
export const LONGEST_END_MS = 5000

/**
 * After a fault that nobody caught what is in memory cannot be trusted: it is logged, and the host is to end. A promise that nobody
 * waited for leaves the rest as it was: it is logged, and the host goes on.
 * @param end called once, whatever fails after it
 */
export function watchFaults(log: Log, end: () => void): void {
  let isEnding = false
  process.on('unhandledRejection', (reason) => log.error('process.unhandled', reason))
  process.on('uncaughtException', (error) => {
    log.error('process.fatal', error)
    if (isEnding) return
    isEnding = true
    end()
  })
}
