// Handles uncaught faults, in every host alike.
import type { Log } from './log.ts'

/** Maximum time of an orderly end; everything that matters is on disk before it is shown. */
export const LONGEST_END_MS = 5000

/**
 * Logs an uncaught exception and ends the host, since its memory can no longer be trusted. Logs an unhandled rejection and continues.
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
