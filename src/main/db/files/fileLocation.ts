// Whether an open file is still the one at its path. SQLite goes on writing into a file that was deleted, moved or replaced, and
// with a write-ahead log it never looks: what is written then is kept nowhere that anybody finds again.
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { AppError } from '../../../shared/domain/errors.ts'

export interface FileLocation {
  /** The file is gone from its path, or another one has taken it. A folder that is closed to this user tells nothing: no. */
  isLost(): boolean
}

/** Remembers a file that is open. */
export function rememberPlace(file: string): FileLocation {
  const own = fileAt(file)
  return {
    isLost: () => {
      const now = fileAt(file)
      return own !== undefined && now !== undefined && now !== own
    },
  }
}

/** The file's number on its disk; null where there is none, undefined where the system does not tell. */
function fileAt(file: string): bigint | null | undefined {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null
  } catch {
    return undefined
  }
}

/** What whoever wants to write is told. */
export function lostFile(file: string, cause?: unknown): AppError {
  return new AppError('store.readOnly', `${basename(file)} is missing, so Waybill can’t save anything.`, {
    hint: 'Put the data folder back in place, then restart Waybill.',
    retry: 'later',
    cause,
  })
}
