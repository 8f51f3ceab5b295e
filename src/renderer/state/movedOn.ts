// Tells when a transfer has moved on. The core also says what it is doing to one this moment, several times a minute: that
// changes no list, and whoever asked chains again for it would ask them without end.
import type { ClientEvent } from '../api.ts'

/** A function that is true for the first event of each version of a transfer. */
export function movedOn(): (event: ClientEvent) => boolean {
  const seen = new Map<string, number>()
  return (event) => {
    if (event.type !== 'transfer.changed' || seen.get(event.id) === event.version) return false
    seen.set(event.id, event.version)
    return true
  }
}
