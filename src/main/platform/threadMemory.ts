// How much memory worker threads may keep for what is new, so that four of them are no reason to close the app.
import type { ResourceLimits } from 'node:worker_threads'

/**
 * For every thread: the young generation of its heap is two half-spaces and as much for what is copied, together 6 MB. V8 would let
 * each grow to 48, and never gives it back while there is work; what threads make is short-lived either way.
 */
export const SMALL_HEAP: ResourceLimits = { maxYoungGenerationSizeMb: 6 }
