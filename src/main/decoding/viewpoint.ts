// From where a transaction is looked at: one address on one chain, and what the registry knows around it.
import { FactName, type ActivityKind, type Fact } from '../../shared/contract/history/meaning.ts'
import type { ChainRecord } from '../clients/chains/registry/registry.ts'
import type { IndexerEvent, IndexerMessage } from '../../wire/indexer.ts'
import type { CoinAmount } from '../db/archive/records/records.ts'

export interface Viewpoint {
  chain: ChainRecord
  /** The address as this chain writes it. */
  bech32: string
  /** 0x form. */
  hex: string
}

/** What a message's meaning is read from. */
export interface Reading {
  message: IndexerMessage
  me: Viewpoint
  /** What the message itself caused; all of the transaction's events where the chain does not tell them apart. */
  events: readonly IndexerEvent[]
  /** Net change of my coins by this message; by the whole transaction where the chain does not tell them apart. */
  movements: readonly CoinAmount[]
  network: NetworkMap
  /** Reads a message inside this one; null when it says nothing about me. */
  readInner(message: IndexerMessage): MessageMeaning | null
}

/** What the registry knows of the chains around. */
export interface NetworkMap {
  /** Id of the rollup behind an optimistic bridge. */
  chainOfBridge(bridgeId: string): string | null
  /** Id of the L1. */
  l1: string | null
  /** The denomination, listed or learned, whose contract or metadata object has an address; null where none is known. */
  denomOf(chainId: string, address: string): string | null
  /** Whether a contract is known to hold NFTs. */
  isNft(chainId: string, address: string): boolean
}

export interface MessageMeaning {
  kind: ActivityKind
  counterparty: string | null
  method: string | null
  otherChainId: string | null
  /** What the message speaks of, positive; it need not have moved. */
  about: CoinAmount[]
  facts: Fact[]
}

/** Reads one message; null when it says nothing about me. */
export type MessageReader = (reading: Reading) => MessageMeaning | null

/** A meaning with what is known, the rest null or empty. */
export function meaning(kind: ActivityKind, known: Partial<Omit<MessageMeaning, 'kind'>> = {}): MessageMeaning {
  return { kind, counterparty: null, method: null, otherChainId: null, about: [], facts: [], ...known }
}

/** Facts of what is known; what is null or empty is left out. */
export function facts(known: Partial<Record<FactName, string | null | undefined>>): Fact[] {
  return FactName.options.flatMap((name) => {
    const value = known[name] ?? ''
    return value === '' ? [] : [{ name, value }]
  })
}

/** The first value of an event's attribute; null when there is none. */
export function attribute({ attributes }: IndexerEvent, name: string): string | null {
  for (const { key, value } of attributes ?? []) if (key === name) return value ?? null
  return null
}

/** A field of a message as text; null when it is absent or of another type. */
export function field(message: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = message[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** A field that some encoders write as a number, some as text. */
export function numberField(message: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = message[name]
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : field(message, name)
}

/** Checked by hand: every message and every event's data passes here. */
function asObject(value: unknown): Record<string, unknown> | null {
  return isObject(value) ? value : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field that is an object; null when it is anything else. */
export function objectField(message: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> | null {
  return asObject(message[name])
}

/** The objects of a list field; what is no object is left out. */
export function objectsField(message: Readonly<Record<string, unknown>>, name: string): Record<string, unknown>[] {
  const list: unknown = message[name]
  if (!Array.isArray(list)) return []
  return list.filter(isObject)
}

/** The texts of a list field. */
export function textsField(message: Readonly<Record<string, unknown>>, name: string): string[] {
  const value = message[name]
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
}

/** Whether an address, in either spelling, is mine. */
export function isMine({ bech32, hex }: Viewpoint, address: string | null): boolean {
  if (address === null) return false
  return address === bech32 || (address.startsWith('0x') && address.toLowerCase() === hex.toLowerCase())
}

/** Who the other side is, where one of two is mine: null when both are or none is. */
export function otherSide(me: Viewpoint, from: string | null, to: string | null): string | null {
  if (isMine(me, from) === isMine(me, to)) return null
  return isMine(me, from) ? to : from
}

/** The last part of a type: "/cosmos.bank.v1beta1.MsgSend" is MsgSend. */
export function shortType(type: string): string {
  return type.split('.').at(-1) ?? type
}

/** JSON text as an object; null when it is anything else. */
export function jsonObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text))
  } catch (error) {
    // Strangers' text: what is no JSON, or is nested deeper than the stack reaches, says nothing.
    if (error instanceof SyntaxError || error instanceof RangeError) return null
    throw error
  }
}

/** Text of a base64 field that holds JSON, as an object; null when it is anything else. */
export function jsonInside(base64: string | null): Record<string, unknown> | null {
  return base64 === null ? null : jsonObject(Buffer.from(base64, 'base64').toString('utf8'))
}
