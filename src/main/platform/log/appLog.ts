// The log of a host: one file in the data folder, and a second one for errors, which frequent lines do not rotate out.
import { join } from 'node:path'
import { createLog, type Log } from './log.ts'
import { openLogFile } from './logFile.ts'
import { systemClock } from '../time.ts'

/** Names of the log files in the data folder, errors first. */
export const LOG_NAMES = ['errors.log', 'waybill.log'] as const
const MAX_ERROR_BYTES = 100_000

/** Opens the log; creates no file before the first line. */
export function openAppLog(dataFolder: string, complain: (sentence: string) => void): Log {
  const all = createLog(systemClock.now, openLogFile(join(dataFolder, 'waybill.log'), complain))
  const errors = createLog(systemClock.now, openLogFile(join(dataFolder, 'errors.log'), complain, MAX_ERROR_BYTES))
  return {
    ...all,
    error: (event, error, facts) => {
      all.error(event, error, facts)
      errors.error(event, error, facts)
    },
  }
}
