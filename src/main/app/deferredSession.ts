// A session that is still being opened: windows and pages may call immediately and are answered once it is open.
import type { Reply } from '../../shared/contract/bridge.ts'
import { AppError, toErrorData } from '../../shared/domain/errors.ts'
import { Preferences } from '../../shared/contract/settings/settings.ts'
import type { Dispatch } from './dispatch.ts'
import type { ReadImage } from '../platform/imageFile.ts'
import { readPreferences } from './preferences.ts'
import type { Session } from './session.ts'

/** The session, open or not. */
export interface DeferredSession {
  /** Waits for the session. Answers preferences immediately, so that a page can show its loading state in the right language and theme. */
  dispatch: Dispatch
  readImage: ReadImage
  preferences(): Preferences
  /** Opens the session. `onOpened` gets it before any waiting call, so that no event is missed. Call once. @throws what opening throws. */
  open(start: () => Promise<Session>, onOpened: (session: Session) => void): Promise<Session>
  /** Stops it, also while it is being opened; later calls are refused. */
  stop(): Promise<void>
}

/** Creates a session that is not open yet; `dataFolder` may not exist. */
export function createDeferredSession(dataFolder: string): DeferredSession {
  const opening = Promise.withResolvers<Session>()
  // Waiting calls get the failure; `open` rejects with it too.
  opening.promise.catch(() => undefined)
  let early = earlyPreferences(dataFolder)
  let session: Session | null = null
  let isOpened = false
  let isStopped = false
  const preferences = () => session?.preferences() ?? early
  return {
    preferences,
    dispatch: async (method, input): Promise<Reply> => {
      if (isStopped) return { ok: false, error: toErrorData(ending()) }
      if (session === null && method === 'preferences.get') return { ok: true, value: early }
      try {
        return await (await opening.promise).dispatch(method, input)
      } catch (error) {
        return { ok: false, error: toErrorData(error) }
      }
    },
    readImage: async (digest) => (isStopped ? null : (await opening.promise).readImage(digest)),
    open: async (start, onOpened) => {
      isOpened = true
      try {
        session = await start()
        onOpened(session)
        opening.resolve(session)
        return session
      } catch (error) {
        opening.reject(error)
        throw error
      }
    },
    stop: async () => {
      isStopped = true
      early = preferences()
      if (!isOpened) return
      const opened = await opening.promise.catch(() => null)
      await opened?.stop()
    },
  }
}

/** The session reports an unreadable file. */
function earlyPreferences(dataFolder: string): Preferences {
  try {
    return readPreferences(dataFolder) ?? Preferences.parse({})
  } catch {
    return Preferences.parse({})
  }
}

function ending(): AppError {
  return new AppError('bridge.lost', 'Waybill is closing.')
}
