// A lock on a data folder that a host takes before it opens anything: it can refuse a second instance before it says that it is ready.
import { lockDataFolder, type FolderLock } from '../database.ts'

/** A lock that is taken before anything else is opened; the opening of its folder takes it over. */
export interface EarlyLock {
  /** Returns the lock, once, for the folder that it is of; null for any other. */
  take(folder: string): FolderLock | null
  /** Releases it where nobody took it. */
  release(): void
}

/** Locks a data folder before it is opened. @throws as `lockDataFolder` */
export function lockEarly(folder: string): EarlyLock {
  let lock: FolderLock | null = lockDataFolder(folder)
  return {
    take: (wanted) => {
      const held = wanted === folder ? lock : null
      if (held !== null) lock = null
      return held
    },
    release: () => lock?.release(),
  }
}
