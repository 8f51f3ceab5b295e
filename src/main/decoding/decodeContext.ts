// The context in which a message is decoded: the viewpoint (one address on one chain), its events, and the facts of the registry.
import { isRecord } from '../../shared/domain/untrusted/isRecord.ts'
import { FactName, type ActivityKind, type Fact } from '../../shared/contract/history/activityMeaning.ts'
import type { ChainRecord } from '../clients/chains/registry/registry.ts'
import type { IndexerEvent, IndexerMessage } from '../../wire/indexer.ts'
import type { CoinAmount } from '../db/archive/records/records.ts'

/** The address that a transaction is decoded for. */
export interface Viewpoint {
  chain: ChainRecord
  /** The address as this chain writes it. */
  bech32: string
  /** 0x notation. */
  hex: string
}

/** Input of a message decoder. */
export interface DecodeContext {
  message: IndexerMessage
  me: Viewpoint
  /** Events caused by the message; all events of the transaction where the chain does not attribute them. */
  events: readonly IndexerEvent[]
  /** Net change of the account's coins by this message; by the whole transaction where the chain does not attribute it. */
  movements: readonly CoinAmount[]
  network: NetworkMap
  /** Decodes a nested message; null when it does not concern the account. */
  readInner(message: IndexerMessage): MessageMeaning | null
}

/** The registry's facts about chains. */
export interface NetworkMap {
  /** Returns the id of the rollup behind an optimistic bridge. */
  chainOfBridge(bridgeId: string): string | null
  /** Id of the L1. */
  l1: string | null
  /** Returns the denomination, listed or learned, of a contract's or metadata object's address; null where unknown. */
  denomOf(chainId: string, address: string): string | null
  /** Returns whether a contract is known to hold NFTs. */
  isNft(chainId: string, address: string): boolean
}

/** The decoded meaning of a message. */
export interface MessageMeaning {
  kind: ActivityKind
  counterparty: string | null
  method: string | null
  otherChainId: string | null
  /** Amounts that the message names, positive; nothing need have moved. */
  about: CoinAmount[]
  facts: Fact[]
  /** Rewards among what came, positive, where the account also got back money of its own; absent where what came needs no telling apart. */
  earned?: CoinAmount[]
}

/** Decodes one message; null when it does not concern the account. */
export type MessageDecoder = (context: DecodeContext) => MessageMeaning | null

/** Builds a meaning; unset fields are null or empty. */
export function meaning(kind: ActivityKind, known: Partial<Omit<MessageMeaning, 'kind'>> = {}): MessageMeaning {
  return { kind, counterparty: null, method: null, otherChainId: null, about: [], facts: [], ...known }
}

/** Builds facts; omits null and empty values. */
export function facts(known: Partial<Record<FactName, string | null | undefined>>): Fact[] {
  const found: Fact[] = []
  for (const name of FactName.options) {
    const value = known[name] ?? ''
    if (value !== '') found.push({ name, value })
  }
  return found
}

/** Returns the first value of an event's attribute; null when there is none. */
export function attribute({ attributes }: IndexerEvent, name: string): string | null {
  for (const { key, value } of attributes ?? []) if (key === name) return value ?? null
  return null
}

/** Returns a text field of a message; null when it is absent or of another type. */
export function field(message: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = message[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Returns a field that some encoders write as a number, some as text. */
export function numberField(message: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = message[name]
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : field(message, name)
}

/** Checked without a schema, since every message and every event's data passes here. */
function asObject(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null
}

/** Returns an object field; null when it is anything else. */
export function objectField(message: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> | null {
  return asObject(message[name])
}

/** Returns the objects of a list field; omits other values. */
export function objectsField(message: Readonly<Record<string, unknown>>, name: string): Record<string, unknown>[] {
  const list: unknown = message[name]
  if (!Array.isArray(list)) return []
  return list.filter(isRecord)
}

/** Returns the texts of a list field. */
export function textsField(message: Readonly<Record<string, unknown>>, name: string): string[] {
  const value = message[name]
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
}

/** Returns whether an address, in either notation, is the viewpoint's. */
export function isMine({ bech32, hex }: Viewpoint, address: string | null): boolean {
  if (address === null) return false
  return address === bech32 || (address.startsWith('0x') && address.toLowerCase() === hex.toLowerCase())
}

/** Returns the counterparty where exactly one of two is the account; else null. */
export function otherSide(me: Viewpoint, from: string | null, to: string | null): string | null {
  if (isMine(me, from) === isMine(me, to)) return null
  return isMine(me, from) ? to : from
}

/** Parses JSON text to an object; null when it is anything else. */
export function jsonObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text))
  } catch (error) {
    // Untrusted text: invalid or too deeply nested JSON is ignored.
    if (error instanceof SyntaxError || error instanceof RangeError) return null
    throw error
  }
}

/** Parses base64 that contains JSON to an object; null when it is anything else. */
export function jsonInside(base64: string | null): Record<string, unknown> | null {
  return base64 === null ? null : jsonObject(Buffer.from(base64, 'base64').toString('utf8'))
}
