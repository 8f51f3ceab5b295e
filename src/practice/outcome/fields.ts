// Fields of messages and of JSON texts, as the chains' own readers take them.
import { Refusal } from './ledger.ts'

/** The fields of an object. */
export type Fields = Record<string, unknown>

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}
}

/** A field's text. @throws Refusal for anything else. */
export function textOf(fields: Fields, key: string): string {
  const value = fields[key]
  if (typeof value === 'string') return value
  throw new Refusal(`no text in ${key}`)
}

/** A whole number without a sign, in a text or as such. @throws Refusal for anything else. */
export function unitsOf(fields: Fields, key: string): bigint {
  const value = fields[key]
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'string') {
    const text = String(value)
    if (/^\d+$/.test(text)) return BigInt(text)
  }
  throw new Refusal(`no number in ${key}`)
}

/** A field's bytes. @throws Refusal for anything else. */
export function bytesOf(fields: Fields, key: string): Uint8Array {
  const value = fields[key]
  if (value instanceof Uint8Array) return value
  throw new Refusal(`no bytes in ${key}`)
}

/** An amount of a denomination. */
export interface Coin {
  denom: string
  amount: bigint
}

/** A coin with an amount above zero. @throws Refusal for anything else. */
export function coinOf(value: unknown): Coin {
  const fields = fieldsOf(value)
  const coin = { denom: textOf(fields, 'denom'), amount: unitsOf(fields, 'amount') }
  if (coin.amount === 0n) throw new Refusal('invalid coins')
  return coin
}

/** A JSON text; null for any other. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Any text is a memo.
    return null
  }
}

/** Go takes a key in any case for a field, the last one for its value. Source: Go's encoding/json, Unmarshal. */
export function looseField(fields: Fields, name: string): unknown {
  return Object.entries(fields).findLast(([key]) => key.toLowerCase() === name)?.[1]
}
