// The data folder deleted or moved while Waybill works in it: whoever writes is told, and so is the page.
import { toErrorData } from '../../shared/domain/errors.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import { lostFile } from '../db/files/fileLocation.ts'
import type { NetworkFolder } from '../db/networkFolder.ts'
import type { Dispatch } from './dispatch.ts'

export interface FolderWatch {
  /** Looks now, and tells the page of a change. */
  isLost(): boolean
  /** Looks every few seconds, whether somebody asks or not. */
  start(): void
  stop(): void
  /** The given dispatch, whose answers never say that something is kept which is not. */
  guard(dispatch: Dispatch): Dispatch
}

const LOOK_EVERY_MS = 5000

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
      // A reply from before the loss is as good as ever; one that wrote something, or could not, is not.
      const isAbout = reply.ok ? kept.changes() !== before : reply.error.code === 'store.readOnly'
      return isAbout && look().journal ? { ok: false, error: toErrorData(lostFile('journal.db')) } : reply
    },
  }
}
