// Lowers the priority of background threads, where the operating system has thread priorities.
import { existsSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/** Only Linux identifies the calling thread. Source: proc_thread-self(5). */
const THIS_THREAD = '/proc/thread-self'

/**
 * Lowers the calling thread's priority below that of other threads; to be called at the start of a worker thread. On Linux a nice value
 * applies to a thread (setpriority(2), "C library/kernel differences"); on macOS and Windows only to processes, so it does nothing there.
 */
export function stepBack(): void {
  if (!existsSync(THIS_THREAD)) return
  setPriority(Number(basename(readlinkSync(THIS_THREAD))), constants.priority.PRIORITY_BELOW_NORMAL)
}
