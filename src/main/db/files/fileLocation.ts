// Detects whether an open file is still the one at its path. SQLite keeps writing into a file that was deleted, moved or replaced, and with
// a write-ahead log never checks: those writes are lost.
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

/** The location of an open file. */
export interface FileLocation {
  /** Returns whether the file is gone from its path, or replaced by another. False where the folder is inaccessible. */
  isLost(): boolean
}

/** Remembers the location of an open file. */
export function rememberPlace(file: string): FileLocation {
  const own = fileAt(file)
  return {
    isLost: () => {
      const now = fileAt(file)
      return own !== undefined && now !== undefined && now !== own
    },
  }
}

/** Returns the file's inode; null where there is none, undefined where it cannot be determined. */
function fileAt(file: string): bigint | null | undefined {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null
  } catch {
    return undefined
  }
}

/** Builds the error for writes to a lost file. */
export function lostFile(file: string, cause?: unknown): AppError {
  return new AppError('store.readOnly', phrase`${basename(file)} is missing, so Waybill can’t save anything.`, {
    hint: 'Put the data folder back in place, then restart Waybill.',
    retry: 'later',
    cause,
  })
}
