// Locks a network's folder before its data is opened, so that a start that cannot succeed is refused within milliseconds.
import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder, toStoreError, type FolderLock } from '../database.ts'

/** A lock that is handed over to whoever opens the folder. */
export interface EarlyLock {
  /** Returns the lock of a folder: the early one the first time, a new one otherwise. @throws AppError as `lockDataFolder`. */
  take(folder: string): FolderLock
  /** Releases the early lock where nobody took it. */
  release(): void
}

/**
 * Locks a folder, creating it when missing, and checks that its databases may be written.
 * @throws AppError store.inUse, store.readOnly, store.full.
 */
export function lockEarly(folder: string): EarlyLock {
  let held: FolderLock | null = lockDataFolder(folder)
  const release = () => {
    held?.release()
    held = null
  }
  try {
    const databases = readdirSync(folder).filter((name) => name.endsWith('.db'))
    for (const name of databases) accessSync(join(folder, name), constants.R_OK | constants.W_OK)
  } catch (error) {
    release()
    throw toStoreError(error)
  }
  return {
    take: (wanted) => {
      if (held === null || wanted !== folder) return lockDataFolder(wanted)
      const own = held
      held = null
      return own
    },
    release,
  }
}
