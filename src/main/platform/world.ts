// The core's outside world: network, device, time and randomness. Tests and the practice network provide their own.
import type { Ledgers } from '../../wire/apdu.ts'
import type { FetchLike, HidModule, OpenWeb } from '../../wire/world.ts'

/** A clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** Everything that the core is given from outside. */
export interface World {
  fetch: FetchLike
  /** Access to hosts that are not listed. */
  web: OpenWeb
  hid: HidModule
  /** Replaces HID Ledgers by an emulated one, in development. */
  ledgers?: Ledgers | undefined
  clock: Clock
  /** Uniform in [0, 1), for jitter. */
  random(): number
  /** 16 random bytes in hex, for ids. */
  newId(): string
}
