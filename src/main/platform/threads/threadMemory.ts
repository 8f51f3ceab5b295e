// Limits the memory of worker threads.
import type { ResourceLimits } from 'node:worker_threads'

/**
 * Heap limit of every thread: the young generation is two half-spaces plus copying space, together 6 MB. V8 would let each grow to 48 and
 * never release it under load; the threads' objects are short-lived.
 */
export const SMALL_HEAP: ResourceLimits = { maxYoungGenerationSizeMb: 6 }
