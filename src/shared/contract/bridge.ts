// The one shape that preload and loopback both offer to the renderer. Free of zod.
import type { ErrorData } from '../domain/errors.ts'
import type { AppEvent } from './events.ts'

export type Reply = { ok: true; value: unknown } | { ok: false; error: ErrorData }

export interface Bridge {
  /** Calls one contract method. Never rejects for an answered call: failures are data. */
  invoke(method: string, input: unknown): Promise<Reply>
  /** Listens to main's events; returns how to stop. */
  subscribe(listener: (event: AppEvent) => void): () => void
}

/** Name under which preload exposes the bridge. */
export const BRIDGE_NAME = 'waybill'
/** The two IPC channels; there are no others. */
export const INVOKE_CHANNEL = 'invoke'
export const EVENT_CHANNEL = 'event'
