// Restricts what a locked window may call and receive to what the lock screen needs.
import { AppError, toErrorData } from '../../shared/domain/errors.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { LockAfter } from '../../shared/contract/settings/vault.ts'
import type { Dispatch } from './dispatch.ts'
import type { EventListener } from '../platform/eventBus.ts'
import { createScreenLock, type ScreenLock } from '../features/vault/screenLock.ts'

/** Methods allowed while locked; the lock screen shows the network in the user's language. */
const ANSWERED: readonly string[] = ['app.info', 'preferences.get', 'vault.state', 'vault.unlock', 'vault.lock', 'vault.touch']
const TOLD: readonly AppEvent['type'][] = ['lock.changed', 'network.changed', 'preferences.changed']

/** The window lock as applied to calls and events. */
export interface Lock {
  screen: ScreenLock
  /** Wraps the dispatch for windows. */
  guarded(dispatch: Dispatch): Dispatch
  filtered(listener: EventListener): EventListener
  /** Refuses while the window is locked. @throws AppError app.locked. */
  refuse(): void
}

/** What the lock needs from the session. */
export interface LockDeps {
  minutes(): LockAfter
  isOffered(): boolean
  emit(event: AppEvent): void
}

/** Creates the lock; it locks after the idle time, but not while a call is running. */
export function createLock({ minutes, isOffered, emit }: LockDeps): Lock {
  let running = 0
  const screen = createScreenLock({ minutes, isOffered, isBusy: () => running > 0, onChange: () => emit({ type: 'lock.changed' }) })
  screen.touch()
  const refuse = () => {
    if (screen.isLocked()) throw new AppError('app.locked', 'Waybill is locked.', { hint: 'Enter the passphrase to unlock it.' })
  }
  return {
    screen,
    refuse,
    guarded: (dispatch) => async (method, input) => {
      try {
        if (!ANSWERED.includes(method)) refuse()
      } catch (error) {
        return { ok: false, error: toErrorData(error) }
      }
      running += 1
      try {
        return await dispatch(method, input)
      } finally {
        running -= 1
      }
    },
    filtered: (listener) => (event) => {
      if (!screen.isLocked() || TOLD.includes(event.type)) listener(event)
    },
  }
}
