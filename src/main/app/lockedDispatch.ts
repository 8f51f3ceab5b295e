// What a locked window is answered: nothing but what the lock screen needs.
import { AppError, toErrorData } from '../../shared/domain/errors.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { LockAfter } from '../../shared/contract/settings/vault.ts'
import type { Dispatch } from './dispatch.ts'
import type { EventListener } from '../platform/eventBus.ts'
import { createScreenLock, type ScreenLock } from '../features/vault/screenLock.ts'

/** The lock screen says which network it is of, in the user's language. */
const ANSWERED: readonly string[] = ['app.info', 'preferences.get', 'vault.state', 'vault.unlock', 'vault.lock', 'vault.touch']
const TOLD: readonly AppEvent['type'][] = ['lock.changed', 'network.changed', 'preferences.changed']

export interface Lock {
  screen: ScreenLock
  /** The dispatch for windows. */
  guarded(dispatch: Dispatch): Dispatch
  filtered(listener: EventListener): EventListener
  /** @throws AppError app.locked. */
  refuse(): void
}

export interface LockDeps {
  minutes(): LockAfter
  isOffered(): boolean
  emit(event: AppEvent): void
}

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
