// Other values of a message's JSON, one leaf, key or spelling changed: at every depth, also in the texts, bytes and calls that it carries.
import { fromBech32, toBech32 } from '@cosmjs/encoding'
import { isSafeNumber, parse, stringify } from 'lossless-json'
import { callVariants, isCall, THEM_BYTES, THEM_HEX } from './callVariants.ts'

/** Numbers beyond 2^53 are bigint, so that they are written with the same digits again. */
export type Json = string | number | bigint | boolean | null | Json[] | { [key: string]: Json }

const LONGEST_ADDRESS = 120
const WEEK_MS = 7 * 24 * 60 * 60_000
/** Fields whose text is base64. Any other word may look like it. */
const BYTES = new Set(['args', 'data', 'mint_recipient', 'destination_caller'])
const TIMES = new Set(['timeout', 'timeout_timestamp'])
/** Fields that name recipients; their names are written twice, escaped and in other letters. */
const NAMED = [
  'receiver',
  'to_address',
  'recover_address',
  'recovery_addr',
  'channel',
  'source_channel',
  'contract',
  'contract_addr',
  'to',
  'amount',
]

/** Parses JSON. @throws SyntaxError for any other text. */
export function readExactly(text: string): Json {
  return parse(text, null, (digits) => (isSafeNumber(digits) ? Number(digits) : BigInt(digits))) as Json
}

export function writeExactly(value: Json): string {
  return stringify(value) ?? ''
}

/** Other texts of a JSON object: other values, missing and further keys, and the same keys in other spellings. */
export function textVariants(text: string, at: number): string[] {
  const values = valueVariants(readExactly(text), at).map(writeExactly)
  return [...values, ...NAMED.flatMap((name) => spellings(text, name))]
}

/** @param at when the router answered, milliseconds since 1970. @param key of the field, '' at the top. */
export function valueVariants(value: Json, at: number, key = ''): Json[] {
  if (typeof value === 'string') return stringVariants(value, at, key)
  if (typeof value === 'number' || typeof value === 'bigint') return numberVariants(BigInt(value), at, key)
  if (typeof value === 'boolean') return [!value]
  if (value === null) return [THEM_HEX]
  if (Array.isArray(value)) return arrayVariants(value, at, key)
  const within = Object.entries(value).flatMap(([name, one]) => valueVariants(one, at, name).map((other) => ({ ...value, [name]: other })))
  const without = Object.keys(value).map((name) => Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)))
  return [...within, ...without, { ...value, beneficiary: THEM_HEX }]
}

function arrayVariants(value: Json[], at: number, key: string): Json[] {
  const within = value.flatMap((one, index) => valueVariants(one, at, key).map((other) => value.with(index, other)))
  if (key === 'affiliates') return [...within, [{ address: toBech32('osmo', THEM_BYTES), basis_points_fee: '100' }]]
  const [first] = value
  return first === undefined ? [[THEM_HEX]] : [...within, value.slice(1), [...value, first], [first, ...value]]
}

function numberVariants(value: bigint, at: number, key: string): Json[] {
  const nanoseconds = (time: number) => BigInt(time) * 1_000_000n
  const times = TIMES.has(key) ? [nanoseconds(at - 1), nanoseconds(at + WEEK_MS + 60_000), 0n, 2n ** 64n - 1n] : []
  return [value + 1n, value - 1n, value.toString(), -value, ...times]
}

function stringVariants(text: string, at: number, key: string): Json[] {
  if (/^\d+$/.test(text)) return amountVariants(text)
  if (text.startsWith('{') && text.endsWith('}')) return ['', '{}', `${text} `, ...textVariants(text, at)]
  if (isCall(text)) return callVariants(text)
  if (BYTES.has(key) && /^[A-Za-z0-9+/]+={0,2}$/.test(text)) return bytesVariants(text)
  return [...otherAddresses(text), 'channel-9999', 'uother', text.toUpperCase(), `${text} `, ` ${text}`, `${text}0`, '', '\u202e' + text]
}

function amountVariants(text: string): string[] {
  const value = BigInt(text)
  return [value + 1n, value - 1n, 0n, -value, value * 10n, 2n ** 64n - 1n]
    .map(String)
    .concat(`0${text}`, `${text}.0`, `${text}e0`, `0x${value.toString(16)}`, ` ${text}`, '')
}

/** Another account on the same chain, the same one on another, and an account of Ethereum. */
function otherAddresses(text: string): string[] {
  try {
    const { prefix, data } = fromBech32(text, LONGEST_ADDRESS)
    const longer = Uint8Array.from({ length: 32 }, (_, index) => index)
    return [toBech32(prefix, THEM_BYTES), toBech32(prefix, longer), toBech32('cosmos', data), THEM_HEX]
  } catch {
    // No bech32.
    return [THEM_HEX, toBech32('init', THEM_BYTES)]
  }
}

function bytesVariants(text: string): string[] {
  const bytes = Buffer.from(text, 'base64')
  const changed = [...bytes.keys()].filter((index) => index < 2 || index >= bytes.length - 4 || index % 16 === 0)
  const others = changed.map((index) => bytes.with(index, ((bytes[index] ?? 0) + 1) % 256))
  const sizes = [bytes.subarray(1), bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.of(0)])]
  const owner = Buffer.concat([bytes.subarray(0, -THEM_BYTES.length), THEM_BYTES])
  return [...others, ...sizes, owner].map((one) => Buffer.from(one).toString('base64'))
}

/** The key twice with another value before and after it, once escaped, and in other letters. */
function spellings(text: string, name: string): string[] {
  const plain = `"${name}":`
  const place = text.indexOf(plain)
  if (place < 0) return []
  const escaped = `"\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}":`
  const other = `"${THEM_HEX}",`
  const letters = [name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1)].map((one) => `"${one}":`)
  const added = [plain, escaped, ...letters].map((key) => `${key}${other}${plain}`)
  const renamed = [escaped, ...letters]
  const end = text.lastIndexOf('}')
  const behind = [plain, escaped, ...letters].map((key) => `${text.slice(0, end)},${key}"${THEM_HEX}"${text.slice(end)}`)
  return [...[...added, ...renamed].map((key) => text.slice(0, place) + key + text.slice(place + plain.length)), ...behind]
}
