// Working folders inside a network's folder, for unfinished files; a killed process leaves its folder behind.
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toStoreError } from '../database.ts'

/** Returns a name for a working folder of this process. */
export function workName(purpose: 'backup' | 'restore' | 'salvage' | 'recrypt' | 'before'): string {
  return `work-${purpose}-${process.pid}-${randomBytes(4).toString('hex')}`
}

/** Removes the working folders of processes that have ended. A pending swap must be completed first. @throws AppError store.readOnly. */
export function removeLeftovers(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const pid = /^work-[a-z]+-(\d+)-/.exec(name)?.[1]
      if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
    }
  } catch (error) {
    throw toStoreError(error)
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
