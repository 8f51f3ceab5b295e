// The log on disk: one file in the data folder and a few older ones, none larger than a megabyte, for their user's eyes alone.
import { appendFileSync, chmodSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const MAX_BYTES = 1_000_000
/** The one that is written and those before it: `waybill.log`, `waybill.log.1`, `waybill.log.2`. */
export const LOG_FILES = 3

/**
 * Returns what `createLog` writes to; the file is made with its first line. A log that cannot be written must not stop the app: it
 * says so through `complain` once, and tries again with each line, since a full disk does not stay full.
 */
export function openLogFile(file: string, complain: (sentence: string) => void, maxBytes = MAX_BYTES): (line: string) => void {
  const state = { isReady: false, hasComplained: false }
  return (line) => {
    try {
      if (!state.isReady) makeReady(file)
      state.isReady = true
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= maxBytes) rotate(file)
      appendFileSync(file, `${line}\n`, { mode: 0o600 })
    } catch (error) {
      state.isReady = false
      if (!state.hasComplained) complain(`Can’t write to the log: ${error instanceof Error ? error.message : String(error)}`)
      state.hasComplained = true
    }
  }
}

/** The names of the files that a log may have, oldest first. */
export function logFiles(file: string): string[] {
  return Array.from({ length: LOG_FILES }, (_, index) => nameOf(file, LOG_FILES - 1 - index))
}

function nameOf(file: string, age: number): string {
  return age === 0 ? file : `${file}.${age}`
}

/** Files of an older version may be open to others. */
function makeReady(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  for (const name of logFiles(file)) if (existsSync(name)) chmodSync(name, 0o600)
}

function rotate(file: string): void {
  for (let age = LOG_FILES - 1; age > 0; age -= 1) {
    if (existsSync(nameOf(file, age - 1))) renameSync(nameOf(file, age - 1), nameOf(file, age))
  }
}
