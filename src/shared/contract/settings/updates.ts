// What is known of a newer Waybill. Nothing of a release is believed before its second signature, and nothing applies one by itself.
import { z } from 'zod'
import { ErrorData } from '../status.ts'

const host = z.string()
const version = z.string()

export const UpdateState = z.discriminatedUnion('state', [
  /** The build names no feed, or no key: nobody is asked, ever. */
  z.object({ state: z.literal('off') }),
  /** Nobody has looked since the start. */
  z.object({ state: z.literal('unknown'), host }),
  z.object({ state: z.literal('looking'), host }),
  z.object({ state: z.literal('upToDate'), host, at: z.number().int() }),
  /** `bytes` of the file for this system; null where the release has none. */
  z.object({ state: z.literal('available'), host, version, bytes: z.number().int().nullable() }),
  z.object({ state: z.literal('downloading'), host, version, bytes: z.number().int() }),
  /** Every byte of the file at `path` is what was signed. */
  z.object({ state: z.literal('verified'), host, version, path: z.string() }),
  z.object({ state: z.literal('refused'), host, error: ErrorData }),
])
export type UpdateState = z.infer<typeof UpdateState>

const nothing = z.object({})

export const updatesContract = {
  'updates.get': { input: nothing, output: UpdateState },
  /** Asks the feed; answers when it is known what it has. */
  'updates.look': { input: nothing, output: UpdateState },
  /** Begins to fetch what is available; `update.changed` tells the rest. */
  'updates.fetch': { input: nothing, output: UpdateState },
} as const
