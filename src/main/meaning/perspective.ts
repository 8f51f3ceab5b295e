// From where a transaction is looked at: one address on one chain, and what the registry knows around it.
import { z } from 'zod'
import type { ActivityKind } from '../../shared/activity.ts'
import type { ChainRecord } from '../chains/registry.ts'
import type { IndexerEvent, IndexerMessage, IndexerTx } from '../../wire/indexer.ts'
import type { CoinAmount } from '../store/archive/records.ts'

export interface Perspective {
  chain: ChainRecord
  /** The address as this chain writes it. */
  bech32: string
  /** 0x form. */
  hex: string
}

/** What a message's meaning is read from. */
export interface Reading {
  message: IndexerMessage
  tx: IndexerTx
  me: Perspective
  /** Net change of my coins by the whole transaction, without the fee. */
  movements: CoinAmount[]
  network: NetworkMap
}

/** What the registry knows of the chains around. */
export interface NetworkMap {
  /** Id of the rollup behind an optimistic bridge. */
  chainOfBridge(bridgeId: string): string | null
  /** Id of the L1. */
  l1: string | null
}

export interface MessageMeaning {
  kind: ActivityKind
  counterparty: string | null
  method: string | null
  otherChainId: string | null
}

/** Reads one message; null when it says nothing about me. */
export type MessageReader = (reading: Reading) => MessageMeaning | null

/** A meaning with what is known, the rest null. */
export function meaning(kind: ActivityKind, known: Partial<Omit<MessageMeaning, 'kind'>> = {}): MessageMeaning {
  return { kind, counterparty: null, method: null, otherChainId: null, ...known }
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

/** Whether an address, in either spelling, is mine. */
export function isMine({ bech32, hex }: Perspective, address: string | null): boolean {
  if (address === null) return false
  return address === bech32 || (address.startsWith('0x') && address.toLowerCase() === hex.toLowerCase())
}

/** The last part of a type: "/cosmos.bank.v1beta1.MsgSend" is MsgSend. */
export function shortType(type: string): string {
  return type.split('.').at(-1) ?? type
}

/** Text of a base64 field that holds JSON, as an object; null when it is anything else. */
export function jsonInside(base64: string | null): Record<string, unknown> | null {
  if (base64 === null) return null
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))).data ?? null
  } catch (error) {
    // Packets of other applications carry other bytes.
    if (error instanceof SyntaxError) return null
    throw error
  }
}
