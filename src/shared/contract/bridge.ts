// The interface that preload and the loopback host both offer to the renderer. Free of zod.
import type { ErrorData } from '../domain/errors.ts'
import type { AppEvent } from './events.ts'

/** Answer to one call: a value, or an error as data. */
export type Reply = { ok: true; value: unknown } | { ok: false; error: ErrorData }

/** Calls one contract method. Resolves for every answered call: a failure is an error as data. */
export interface Bridge {
  /** Calls one contract method. Resolves to an error as data when the call was answered; rejects only when main is unreachable. */
  invoke(method: string, input: unknown): Promise<Reply>
  /** Subscribes to main's events; returns the function that unsubscribes. */
  subscribe(listener: (event: AppEvent) => void): () => void
}

/** IPC channel for calls; `EVENT_CHANNEL` is the only other one. */
export const BRIDGE_NAME = 'waybill'
/** IPC channel for calls. With `EVENT_CHANNEL` it is the only one. */
export const INVOKE_CHANNEL = 'invoke'
/** IPC channel for main's events. */
export const EVENT_CHANNEL = 'event'
