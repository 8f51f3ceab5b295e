// How Node is told to run the built core.
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * Flags of Node for the core: half of what is new on the heap stays within 2 MB. V8 would let it grow to 16 and keep it; what a copy
 * of history makes is gone at the next look, however often that comes.
 */
export const CORE_FLAGS = ['--max-semi-space-size=2']

/** What Node is started with, before the command and its options. */
export const CORE = [...CORE_FLAGS, join(root, 'out/main/cli.js')]
