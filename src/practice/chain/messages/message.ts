// What every message of a practice chain is: how it reads, how it is signed, and what it may touch when it runs.
import { Coin as CoinProto } from 'cosmjs-types/cosmos/base/v1beta1/coin'
import type { Deposit } from '../../book/bridgeEvents.ts'
import { ChainError, coinsText, type Effects } from '../../book/effects.ts'
import type { Packet } from '../../book/packets.ts'
import type { Book, ChainState, Coin } from '../../book/state.ts'
import { decodeBech32 } from '../../keys/bech32.ts'
import type { JsonValue } from '../aminoJson.ts'

/** Coins that Circle's module burnt on a Cosmos chain. */
export interface OutwardBurn {
  domain: number
  /** Hex, 32 bytes. */
  recipient: string
  coin: Coin
}

/** What executing a message may touch beyond balances. */
export interface ActContext {
  state: ChainState
  /** Every chain's, since some messages prove what happened elsewhere. */
  book: Book
  /** Of the block, ms. */
  timeMs: number
  pace: number
  /** Reports a deposit to the other side. */
  deposited(deposit: Deposit): void
  /** A packet was sent; a relayer must carry it. */
  sent(packet: Packet, coin: Coin): void
  /** Coins were burnt, to be minted on the chain outside Initia. */
  burnt(burn: OutwardBurn): void
  /** Something left this rollup through the optimistic bridge. */
  withdrew(): void
  /** A stake is free at that time, ms. */
  freed(atMs: number): void
  /** What left a rollup so was paid out. */
  claimed(rollupId: string, sequence: bigint): void
}

/** A decoded message. */
export interface DecodedMessage {
  typeUrl: string
  signer: string
  /** Proto JSON without "@type". */
  json: Record<string, unknown>
  amino: { type: string; value: { [key: string]: JsonValue | undefined } }
  /** Set when it sends something to another chain. */
  crosses?: boolean
  act(effects: Effects, context: ActContext): void
}

/** Reads one message from its bytes. */
export type Reader = (bytes: Uint8Array) => DecodedMessage

/** A coin from its bytes. */
export function readCoin(bytes: Uint8Array): Coin {
  const { denom, amount } = CoinProto.decode(bytes)
  return { denom, amount }
}

/** @throws ChainError code 10 for an amount that is not above zero. */
export function checkCoin(coin: Coin): void {
  if (!/^[1-9]\d*$/.test(coin.amount) || coin.denom === '') throw new ChainError(10, 'sdk', `${coinsText([coin])}: invalid coins`)
}

/** Why a text is no address with a prefix, in the SDK's words; null where it is one. */
export function addressFault(text: string, prefix: string): string | null {
  if (decodeBech32(prefix, text) !== null) return null
  const separator = text.lastIndexOf('1')
  return separator < 1
    ? `decoding bech32 failed: invalid separator index ${separator}`
    : `hrp does not match bech32 prefix: expected '${prefix}' got '${text.slice(0, separator)}': internal logic error`
}

/** @throws ChainError code 7 for an address of another prefix, or none. */
export function checkAddress(text: string, prefix = 'init'): void {
  const why = addressFault(text, prefix)
  if (why !== null) throw new ChainError(7, 'sdk', `invalid to address: ${why}: invalid address`)
}
