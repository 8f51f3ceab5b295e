// Defines the options with which Node runs the built core.
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * Flags of Node for the core: the young generation of the heap stays within 2 MB per half. V8 would let it grow to 16 MB and keep it; what
 * copying history allocates is garbage at the next collection, however often that runs. V8 collects garbage with one helper thread instead
 * of four: they took processor time from the thread that reads a page.
 */
export const CORE_FLAGS = ['--max-semi-space-size=2', '--v8-pool-size=1']

/**
 * Keeps compiled code from one start to the next; Node compiles again where the folder cannot be written, or was changed. The C library of
 * most Linux systems keeps the memory that threads freed in one pool per thread (M_ARENA_MAX of mallopt(3)): five threads share two pools
 * here, which saves some 25 MB while 30,000 rows are copied. One pool saves no more, and copying takes longer with it.
 */
export const CORE_ENV = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/waybill/compiled'), MALLOC_ARENA_MAX: '2' }

/** What Node is started with, before the command and its options. */
export const CORE = [...CORE_FLAGS, join(root, 'out/main/cli.js')]
