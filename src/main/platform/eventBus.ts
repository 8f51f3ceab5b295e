// One event stream from the core to whoever shows it.
import type { AppEvent } from '../../shared/contract/events.ts'
import type { Log } from './log/log.ts'

export type EventListener = (event: AppEvent) => void

export interface EventBus {
  emit(event: AppEvent): void
  /** Returns how to stop listening. */
  subscribe(listener: EventListener): () => void
}

/** Makes an event stream. A listener that throws is a bug of its own: it is logged and the others still hear. */
export function createEventBus(log: Log): EventBus {
  const listeners = new Set<EventListener>()
  return {
    emit: (event) => {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          log.error('events.listenerFailed', error, { type: event.type })
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
