// What works in the background gives way to what answers a click, where the operating system knows priorities of threads.
import { existsSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/** Linux alone says which thread asks. Source: proc_thread-self(5). */
const THIS_THREAD = '/proc/thread-self'

/**
 * Lets every other thread of the computer with common priority go first; to be called at the start of a worker thread. On Linux
 * a nice value is a thread's own (setpriority(2), "C library/kernel differences"); macOS and Windows have it for processes only,
 * there nothing happens.
 */
export function stepBack(): void {
  if (!existsSync(THIS_THREAD)) return
  setPriority(Number(basename(readlinkSync(THIS_THREAD))), constants.priority.PRIORITY_BELOW_NORMAL)
}
