// Detects that the open data folder was deleted or moved; callers that write get an error, and the page gets an event.
import { toErrorData } from '../../shared/domain/errors.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import { lostFile } from '../db/files/fileLocation.ts'
import type { NetworkFolder } from '../db/networkFolder.ts'
import type { Dispatch } from './dispatch.ts'

/** Watches the data folder. */
export interface FolderWatch {
  /** Checks now, and emits an event on a change. */
  isLost(): boolean
  /** Starts the periodic check, which runs independently of calls. */
  start(): void
  stop(): void
  /** Wraps a dispatch so that no answer claims to have stored data in a lost folder. */
  guard(dispatch: Dispatch): Dispatch
}

const LOOK_EVERY_MS = 5000

/** Creates the watch; `kept` is the lock file of the folder. */
export function watchFolder(
  { kept, isArchiveLost }: Pick<NetworkFolder, 'kept' | 'isArchiveLost'>,
  emit: (event: AppEvent) => void,
): FolderWatch {
  let wasLost = false
  let timer: NodeJS.Timeout | null = null
  const look = () => {
    const lost = { journal: kept.isLost(), archive: isArchiveLost() }
    const isLost = lost.journal || lost.archive
    if (isLost !== wasLost) {
      wasLost = isLost
      emit({ type: 'folder.changed' })
    }
    return { ...lost, isLost }
  }
  return {
    isLost: () => look().isLost,
    start: () => {
      timer ??= setInterval(look, LOOK_EVERY_MS).unref()
    },
    stop: () => {
      if (timer !== null) clearInterval(timer)
    },
    guard: (dispatch) => async (method, input) => {
      look()
      const before = kept.changes()
      const reply = await dispatch(method, input)
      // Answers that only read stay valid after a loss; one that wrote, or failed to write, becomes the error.
      const isAbout = reply.ok ? kept.changes() !== before : reply.error.code === 'store.readOnly'
      return isAbout && look().journal ? { ok: false, error: toErrorData(lostFile('journal.db')) } : reply
    },
  }
}
