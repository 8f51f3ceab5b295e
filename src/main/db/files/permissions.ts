// The data folder is for its user alone. What this process makes is so from the start; what an older version, a backup program
// or a hand left open to others is closed at the start. Windows keeps such rights elsewhere: a user's folder there is the user's already.
import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Rights of group and others. */
const OTHERS = 0o077
/** A folder for everybody, such as /tmp, which is no data folder's to close. */
const SHARED = 0o1000
/** The networks' folders, and what lies in them. */
const DEPTH = 3

/** Everything that this process makes from now on is for its user alone. */
export function setPrivateUmask(): void {
  if (process.platform !== 'win32') process.umask(OTHERS)
}

/**
 * Takes rights of others from the data folder and its files. A folder that is closed keeps everybody out of all that is in it: it is
 * not looked into, which with many pictures would be most of the work. @returns how many had some.
 */
export function restrictPermissions(folder: string): number {
  if (process.platform === 'win32' || lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return 0
  return restrictBelow(folder, DEPTH)
}

function restrictBelow(folder: string, depth: number): number {
  const info = lstatSync(folder, { throwIfNoEntry: false })
  if (info === undefined || info.isSymbolicLink() || info.uid !== process.getuid?.() || (info.mode & SHARED) !== 0) return 0
  const own = closeTo(folder, info.mode)
  if (!info.isDirectory() || depth === 0 || (info.mode & OTHERS) === 0) return own
  return namesIn(folder).reduce((sum, name) => sum + restrictBelow(join(folder, name), depth - 1), own)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Closed to its own user: whoever opens what is in it says so.
    return []
  }
}

function closeTo(path: string, mode: number): number {
  if ((mode & OTHERS) === 0) return 0
  try {
    chmodSync(path, mode & ~OTHERS & 0o777)
    return 1
  } catch {
    // On a disk that keeps no rights nothing can be closed, and nothing is worse than before.
    return 0
  }
}
