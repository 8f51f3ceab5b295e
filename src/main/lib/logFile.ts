// The log on disk: one file in the data folder, and the one before it when it grew too long.
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const MOST_BYTES = 4_000_000

/**
 * Returns what `createLog` writes to; the file is made with its first line. A log that cannot be written must not stop
 * the app: it says so once through `complain` and is silent after.
 */
export function openLogFile(file: string, complain: (sentence: string) => void): (line: string) => void {
  let state: 'closed' | 'open' | 'broken' = 'closed'
  return (line) => {
    if (state === 'broken') return
    try {
      if (state === 'closed') makeRoom(file)
      state = 'open'
      appendFileSync(file, `${line}\n`)
    } catch (error) {
      state = 'broken'
      complain(`The log cannot be written: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

function makeRoom(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > MOST_BYTES) renameSync(file, `${file}.1`)
}
