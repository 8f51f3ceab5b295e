// Waiting for what another process or thread does in its own time, on a machine that may have much else to do.
import { vi } from 'vitest'

/** Tries until it neither throws nor rejects, for most of a minute: vitest's own second is shorter than a busy machine's pause. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: 50_000, interval: 20 })
}
