// What passes between a world of the torture and the app's process: one JSON object a line. They take turns: the world says one
// thing and waits until the app has nothing left to do, so that the order of everything is the world's choice alone.
import type { NetworkFile } from '../../src/main/clients/chains/registry/registry.ts'
import type { Reply } from '../../src/shared/contract/bridge.ts'
import type { HidEvent, HidRequest } from '../support/device/farHid.ts'

/** A process may end itself right before or right after its nth fact is stored. */
export interface FactKill {
  nth: number
  when: 'before' | 'after'
}

export interface AppOptions {
  folder: string
  file: NetworkFile
  /** For the app's own chance: jitter and ids. */
  seed: number
  /** Milliseconds since 1970: the world's time at the start. */
  at: number
  /** How wrong the app's clock goes. */
  offsetMs: number
  kill: FactKill | null
}

export interface FarRequest {
  id: number
  url: string
  method: string
  body: string
}

/** null: the connection breaks. */
export type FarAnswer = { status: number; headers: Record<string, string>; body: string } | null

/** `at` is the world's time. */
export type ToApp = { at: number } & (
  | { say: 'call'; id: number; method: string; input: unknown }
  | { say: 'answer'; id: number; answer: FarAnswer }
  | { say: 'hid'; event: HidEvent }
  /** Time has passed. */
  | { say: 'time' }
  /** The computer's clock is set. */
  | { say: 'jump'; ms: number }
  | { say: 'die' }
)

export type FromApp =
  | ({ said: 'fetch' } & FarRequest)
  | { said: 'reply'; id: number; reply: Reply }
  | { said: 'hid'; request: HidRequest }
  /** The last message: the fact at which it ends, or null where it was killed, and the steps that were under way. */
  | { said: 'dying'; fact: string | null; steps: string[] }
  /** Nothing is left to do before `due`; `changed` are the transfers that an event named. */
  | { said: 'idle'; due: number | null; changed: string[] }
