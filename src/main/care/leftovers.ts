// Working folders of processes that ended in the middle: removed, unless their process still runs.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes what backups and restores of ended processes left in a network's folder. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^work-(?:backup|restore)-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be asked, which tells that it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
