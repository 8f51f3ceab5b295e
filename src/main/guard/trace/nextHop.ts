// Describes what a message does with the money, in one form for every virtual machine: the readers write it, traceFunds.ts checks it.
import type { KnownContract } from '../../clients/chains/registry/contractBook.ts'

/** When a packet times out: milliseconds since 1970, or a duration after it is forwarded in Go's notation ("10m"). */
export type Timeout = { at: number } | { after: string } | null

/** Where the money goes next. */
export type NextHop =
  /** Paid out on this chain. */
  | { how: 'credit'; to: string }
  /** Paid out on this chain, to the account that makes the call. */
  | { how: 'return' }
  /** An IBC transfer; `memo` may forward it or call a contract with it. */
  | { how: 'ibc'; port: string; channel: string; receiver: string; memo: string; timeout: Timeout }
  /** Into the optimistic bridge, L1 to rollup. `data` in hex. */
  | { how: 'deposit'; bridgeId: string; to: string; data: string }
  /** Out of a rollup through the optimistic bridge. */
  | { how: 'withdraw'; to: string }
  /**
   * Over a bridge with its own numbers or names of chains. It writes addresses as 32 bytes, 0x hex; where `isSpelled`, as the chain of
   * arrival does. `caller`: the only account that may deliver it there. `until`: the timeout, milliseconds since 1970. `call`: the bytes
   * (0x hex) with which the bridge calls `to` in the step that pays it; null where it only pays.
   */
  | { how: 'domain'; domain: number | string; to: string; isSpelled?: true; until?: number; caller: string | null; call: string | null }

/** An amount of a denomination. */
export interface Coin {
  /** A denomination, or the contract of a token (0x). */
  denom: string
  /** Base units. */
  amount: string
}

/** A fee taken out of the money: base units, otherwise in hundredths of a percent. */
export interface Fee {
  to: string
  amount: string | null
  points: number
}

/** What a call converts the money into before it goes on. */
export type Effect =
  /** The same asset, all of it. */
  | { kind: 'keep' }
  /** An exchange, for at least this much. */
  | { kind: 'exchange'; least: Coin }
  /** The same asset less a fee: at least `left` base units; exactly that many where `isExact`. */
  | { kind: 'fee'; left: string; isExact?: true }
  /** The same asset less fees, each a share of what there was before. */
  | { kind: 'fees'; fees: readonly Fee[] }
  /** A bridged asset into the ERC20Wrapper's 18-decimal form; `decimals` as the call states those of the bridged one. */
  | { kind: 'wrap'; decimals: number }
  /** The reverse of `wrap`. */
  | { kind: 'unwrap' }

/** One step of an exchange. */
export interface Pair {
  /** The pair's LP coin, as the message spells it. */
  coin: string
  /** What it takes and what it gives. */
  denoms: readonly [offered: string, wanted: string]
}

/** A call of a contract or module. */
export interface Call {
  /** In the spelling of the message. */
  contract: string
  vm: KnownContract['vm']
  roles: readonly KnownContract['role'][]
  /** The function's name, with its module where it has one. */
  name: string
  /**
   * What the call takes; null where it takes what comes with it. `denom` is null where the contract takes one asset only, `amount` is null
   * where it takes all that it is allowed to.
   */
  spends: { denom: string | null; amount: string | null } | null
  /** The symbol by which the contract knows what it takes, in place of a denomination. */
  symbol?: string
  /** Coins of the chain that the call says it brings for the bridge's own fee, in base units. */
  coinFee?: string
  effect: Effect
  /** Pairs that the call trades in, where the contract does not check itself that they yield what it names. */
  pairs?: readonly Pair[]
  /** Who gets the money back when the next step fails. */
  recovery: readonly string[]
  /** The call fails after this time, milliseconds since 1970. */
  deadline: number | null
  next: NextHop
}
