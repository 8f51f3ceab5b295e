// Merges many changes in a short time into one event of each kind, since screens read again on every event.
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Clock } from '../../platform/world.ts'

/** Creates an `emit` that delays each distinct event by `ms` and passes it on once. `flush` passes events on at once. */
export function gatherEvents(clock: Clock, ms: number, emit: (event: AppEvent) => void): { emit(event: AppEvent): void; flush(): void } {
  const held = new Map<string, AppEvent>()
  const flush = () => {
    const events = [...held.values()]
    held.clear()
    for (const event of events) emit(event)
  }
  return {
    emit: (event) => {
      const isFirst = held.size === 0
      held.set(JSON.stringify(event), event)
      if (isFirst) void clock.sleep(ms).then(flush)
    },
    flush,
  }
}
