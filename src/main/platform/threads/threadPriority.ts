// Lowers the priority of background threads, where the operating system has thread priorities.
import { existsSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { z } from 'zod'

/** Priority of the worker threads that copy history: `normal` where the process has no window to keep responsive. */
export const ThreadPriority = z.enum(['normal', 'belowNormal'])
export type ThreadPriority = z.infer<typeof ThreadPriority>

/** Only Linux identifies the calling thread. Source: proc_thread-self(5). */
const THIS_THREAD = '/proc/thread-self'

/**
 * Sets the priority of the calling worker thread; to be called at its start. `belowNormal` lets all other threads of the computer run
 * first. On Linux a nice value applies to a thread (setpriority(2), "C library/kernel differences"); on macOS and Windows only to
 * processes, so it does nothing there.
 */
export function setThreadPriority(priority: ThreadPriority): void {
  if (priority === 'normal' || !existsSync(THIS_THREAD)) return
  setPriority(Number(basename(readlinkSync(THIS_THREAD))), constants.priority.PRIORITY_BELOW_NORMAL)
}
