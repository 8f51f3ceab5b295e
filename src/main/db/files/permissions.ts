// Restricts the data folder to its user. Files created by this process are private from the start; what an older version, a backup program
// or the user left open is restricted at the start. On Windows a user's folder is private by default.
import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Permissions of group and others. */
const OTHERS = 0o077
/** Sticky bit of shared folders such as /tmp, which are not changed. */
const SHARED = 0o1000
/** Depth of the networks' folders and their content. */
const DEPTH = 3

/** Makes everything that this process creates private to its user. */
export function setPrivateUmask(): void {
  if (process.platform !== 'win32') process.umask(OTHERS)
}

/**
 * Removes other users' permissions from the data folder and its files. Does not descend into a private folder, which already protects its
 * content; with many pictures descending would take most of the time.
 * @returns how many had such permissions.
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
    // Not readable even for its owner: whatever opens its content reports the error.
    return []
  }
}

function closeTo(path: string, mode: number): number {
  if ((mode & OTHERS) === 0) return 0
  try {
    chmodSync(path, mode & ~OTHERS & 0o777)
    return 1
  } catch {
    // On a file system without permissions nothing can be restricted.
    return 0
  }
}
