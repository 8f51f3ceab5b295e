// The methods about newer versions: asked only when the user asks.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Updater } from './updater.ts'

export type UpdateHandlers = Pick<Handlers, Extract<keyof Handlers, `updates.${string}`>>

export function updateHandlers(updater: Updater): UpdateHandlers {
  return {
    'updates.get': updater.state,
    'updates.look': updater.look,
    'updates.fetch': updater.fetch,
  }
}
