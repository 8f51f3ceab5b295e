// What a message does with the money, in one form for every virtual machine: the readers write it, follow.ts checks it.
import type { KnownContract } from '../../chains/contractBook.ts'

/** When a packet is given up: a moment, or a span after it is passed on (as the relayer's middleware writes it: "10m"). */
export type Timeout = { at: number } | { after: string } | null

export type Onward =
  /** Paid out on this chain. */
  | { how: 'credit'; to: string }
  /** An IBC transfer; `memo` may send it on. */
  | { how: 'ibc'; port: string; channel: string; receiver: string; memo: string; timeout: Timeout }
  /** Into the optimistic bridge, L1 to rollup. `data` in hex. */
  | { how: 'deposit'; bridgeId: string; to: string; data: string }
  /** Out of a rollup through the optimistic bridge. */
  | { how: 'withdraw'; to: string }
  /** Over a bridge that numbers chains and writes addresses as 32 bytes, 0x hex. */
  | { how: 'domain'; domain: number; to: string; caller: string | null }

export interface Coin {
  /** A denomination, or the contract of a token (0x). */
  denom: string
  /** Base units. */
  amount: string
}

/** A call of a contract or module. */
export interface Call {
  /** In the spelling of the message. */
  contract: string
  roles: readonly KnownContract['role'][]
  /** The function's name, with its module where it has one. */
  name: string
  /** What the call takes, where its arguments say so. */
  spends: Coin | null
  /** The least that an exchange must yield. */
  least: Coin | null
  /** Who gets it back when the next step fails. */
  recovery: string[]
  /** The exchange is off after this, milliseconds since 1970. */
  deadline: number | null
  onward: Onward
}
