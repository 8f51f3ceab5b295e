// The log on disk: one file in the data folder and a few older ones, each at most a megabyte, readable by their user only.
import { appendFileSync, chmodSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const MAX_BYTES = 1_000_000
/** Number of files: `waybill.log`, `waybill.log.1`, `waybill.log.2`. */
export const LOG_FILES = 3

/**
 * Returns the writer for `createLog`; creates the file with its first line. A failing log must not stop the app: it reports through
 * `complain` once, and retries with each line, since a full disk may be freed.
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

/** Returns the names of a log's files, oldest first. */
export function logFiles(file: string): string[] {
  return Array.from({ length: LOG_FILES }, (_, index) => nameOf(file, LOG_FILES - 1 - index))
}

function nameOf(file: string, age: number): string {
  return age === 0 ? file : `${file}.${age}`
}

/** Files of an older version may be readable by others. */
function makeReady(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  for (const name of logFiles(file)) if (existsSync(name)) chmodSync(name, 0o600)
}

function rotate(file: string): void {
  for (let age = LOG_FILES - 1; age > 0; age -= 1) {
    if (existsSync(nameOf(file, age - 1))) renameSync(nameOf(file, age - 1), nameOf(file, age))
  }
}
