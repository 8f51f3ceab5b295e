// State of the update check. A release is trusted only after its second signature is verified, and none is fetched unasked.
import { z } from 'zod'
import { ErrorData } from '../status.ts'

const host = z.string()
const version = z.string()

/** State of the update check, by step. */
export const UpdateState = z.discriminatedUnion('state', [
  /** The build names no feed or no key: no host is ever asked. */
  z.object({ state: z.literal('off') }),
  /** Not checked since the start. */
  z.object({ state: z.literal('unknown'), host }),
  z.object({ state: z.literal('looking'), host }),
  z.object({ state: z.literal('upToDate'), host, at: z.number().int() }),
  /** `bytes` of the file for this system; null where the release has none. */
  z.object({ state: z.literal('available'), host, version, bytes: z.number().int().nullable() }),
  z.object({ state: z.literal('downloading'), host, version, bytes: z.number().int() }),
  /** The file at `path` matches the signed hash; `canOpen` where the system can be asked to open it. */
  z.object({ state: z.literal('verified'), host, version, path: z.string(), canOpen: z.boolean() }),
  /** Verified, and installed by the next start. */
  z.object({ state: z.literal('staged'), host, version }),
  z.object({ state: z.literal('refused'), host, error: ErrorData }),
])
export type UpdateState = z.infer<typeof UpdateState>

const nothing = z.object({})

/** Update methods, by name. */
export const updatesContract = {
  'updates.get': { input: nothing, output: UpdateState },
  /** Asks the feed; returns when its answer is known. */
  'updates.look': { input: nothing, output: UpdateState },
  /** Starts the download; `update.changed` reports its progress. */
  'updates.fetch': { input: nothing, output: UpdateState },
  /** Opens the verified file by the system's installer, after checking its bytes again. */
  'updates.open': { input: nothing, output: UpdateState },
} as const
