// Contract methods on updates; requests are sent only when the user asks.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Updater } from './updater.ts'

/** The methods answered here. */
export type UpdateHandlers = Pick<Handlers, Extract<keyof Handlers, `updates.${string}`>>

/** Handles the methods on updates. */
export function updateHandlers(updater: Updater): UpdateHandlers {
  return {
    'updates.get': updater.state,
    'updates.look': updater.look,
    'updates.fetch': updater.fetch,
    'updates.open': updater.open,
  }
}
