// What the core is given from outside: the network, the device, the time and chance. Tests and the practice network pass their own.
import type { Ledgers } from '../../wire/apdu.ts'
import type { FetchLike, HidModule, OpenWeb } from '../../wire/world.ts'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export interface World {
  fetch: FetchLike
  /** For hosts that no list of ours names. */
  web: OpenWeb
  hid: HidModule
  /** Where Ledgers are, when not among the HID devices: an emulated one, while developing. */
  ledgers?: Ledgers | undefined
  clock: Clock
  /** Uniform in [0, 1), for jitter. */
  random(): number
  /** 16 random bytes in hex, for ids. */
  newId(): string
}
