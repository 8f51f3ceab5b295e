// Event bus from the core to its hosts.
import type { AppEvent } from '../../shared/contract/events.ts'
import type { Log } from './log/log.ts'

/** A listener for events. */
export type EventListener = (event: AppEvent) => void

/** The event bus. */
export interface EventBus {
  emit(event: AppEvent): void
  /** Returns the function that unsubscribes. */
  subscribe(listener: EventListener): () => void
}

/** Creates an event bus. A listener that throws is logged; the others still receive the event. */
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
