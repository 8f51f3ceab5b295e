// Typed data (EIP-712) as the Ethereum app receives it: kinds first, then the values in their order; its hashes, and the rows shown.
// Sources: EIP-712; LedgerHQ/app-ethereum doc/ethapp.adoc (EIP712 SEND STRUCT DEFINITION, IMPLEMENTATION), src/features/signMessageEIP712.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { STATUS } from '../../../wire/apdu.ts'
import { checksumAddress, concat, toHex, utf8 } from '../../keys/bytes.ts'
import { Refusal } from '../appAnswer.ts'
import type { DevicePage } from '../prompts.ts'

/** One field of a struct. */
export interface TypedField {
  /** Number of its kind on the wire: the index in `NAMES`. */
  kind: number
  /** Bytes of a number or of a bytes field of fixed size; 0 = none given. */
  size: number
  /** Name of a struct; empty for a kind of the language. */
  struct: string
  /** From the outside in: how many elements a level must have, null = any. */
  levels: readonly (number | null)[]
  name: string
}

/** In the order of their definition. */
export type TypedStructs = Map<string, TypedField[]>

/** What was sent for a struct: the values of its leaves, and before those of an array their number. */
export type TypedItem = { elements: number } | { value: Uint8Array }

const NAMES = ['', 'int', 'uint', 'address', 'bool', 'string', 'bytes', 'bytes']
const [STRUCT, INT, UINT, ADDRESS, BOOL, STRING, FIXED_BYTES] = [0, 1, 2, 3, 4, 5, 6]
const [IS_ARRAY, HAS_SIZE, KIND] = [0x80, 0x40, 0x0f]
const WORD = 32

function bad(): Refusal {
  return new Refusal(STATUS.invalidData)
}

/** Reads one field's definition. @throws Refusal 6A80. */
export function readField(data: Uint8Array): TypedField {
  let at = 0
  const byte = (): number => {
    const value = data[at]
    if (value === undefined) throw bad()
    at += 1
    return value
  }
  const text = (): string => {
    const length = byte()
    if (at + length > data.length) throw bad()
    at += length
    return Buffer.from(data.slice(at - length, at)).toString('latin1')
  }
  const description = byte()
  const [kind, hasSize] = [description & KIND, (description & HAS_SIZE) !== 0]
  if (kind >= NAMES.length || (hasSize && kind === STRUCT)) throw bad()
  const size = hasSize ? byte() : 0
  const struct = kind === STRUCT ? text() : ''
  const count = (description & IS_ARRAY) === 0 ? 0 : byte()
  const levels = Array.from({ length: count }, () => (byte() === 0 ? null : byte()))
  const name = text()
  if (at !== data.length) throw bad()
  return { kind, size, struct, levels, name }
}

function typeName({ kind, size, struct, levels }: TypedField): string {
  const bits = kind === INT || kind === UINT ? String(size * 8) : kind === FIXED_BYTES ? String(size) : ''
  const base = kind === STRUCT ? struct : `${NAMES[kind] ?? ''}${bits}`
  return base + levels.map((level) => (level === null ? '[]' : `[${level}]`)).join('')
}

function fieldsOf(structs: TypedStructs, name: string): TypedField[] {
  const fields = structs.get(name)
  if (fields === undefined) throw bad()
  return fields
}

function typeHash(structs: TypedStructs, name: string): Uint8Array {
  const used = new Set<string>()
  const visit = (one: string): void => {
    if (used.has(one)) return
    used.add(one)
    for (const { kind, struct } of fieldsOf(structs, one)) if (kind === STRUCT) visit(struct)
  }
  visit(name)
  const rest = [...used].filter((one) => one !== name).toSorted()
  const written = [name, ...rest].map((one) => {
    const fields = fieldsOf(structs, one).map((field) => `${typeName(field)} ${field.name}`)
    return `${one}(${fields.join(',')})`
  })
  return keccak_256(utf8(written.join('')))
}

/** A number is negative where all its bytes are there and the first says so. */
function isNegative({ kind, size }: TypedField, value: Uint8Array): boolean {
  return kind === INT && value.length === size && (value[0] ?? 0) >= 0x80
}

function encodeLeaf(field: TypedField, value: Uint8Array): Uint8Array {
  if (NAMES[field.kind] === 'string' || (NAMES[field.kind] === 'bytes' && field.kind !== FIXED_BYTES)) return keccak_256(value)
  if (value.length > WORD || (field.kind === ADDRESS && value.length !== 20) || (field.kind === BOOL && value.length !== 1)) throw bad()
  const padding = new Uint8Array(WORD - value.length).fill(isNegative(field, value) ? 0xff : 0)
  return field.kind === FIXED_BYTES ? concat(value, padding) : concat(padding, value)
}

function shownLeaf(field: TypedField, value: Uint8Array): string {
  if (field.kind === STRING) return Buffer.from(value).toString('utf8')
  if (field.kind === ADDRESS) return checksumAddress(value)
  if (field.kind === BOOL) return value[0] === 0 ? 'false' : 'true'
  if (field.kind !== INT && field.kind !== UINT) return `0x${toHex(value)}`
  const number = BigInt(`0x${toHex(value) || '0'}`)
  return String(isNegative(field, value) ? number - (1n << BigInt(value.length * 8)) : number)
}

/** The hash of a struct (EIP-712 hashStruct) and the rows that show it. @throws Refusal 6A80 when the values do not fit the kinds. */
export function hashStruct(structs: TypedStructs, root: string, items: readonly TypedItem[]): { hash: Uint8Array; rows: DevicePage[] } {
  const rows: DevicePage[] = []
  let at = 0
  const next = (): TypedItem => {
    const item = items[at]
    if (item === undefined) throw bad()
    at += 1
    return item
  }
  const struct = (name: string): Uint8Array => {
    rows.push({ heading: 'Review struct', text: name })
    return keccak_256(concat(typeHash(structs, name), ...fieldsOf(structs, name).map((field) => encode(field, field.levels))))
  }
  const encode = (field: TypedField, levels: readonly (number | null)[]): Uint8Array => {
    // The last of the written levels is the outermost.
    const outer = levels.at(-1)
    if (outer !== undefined) {
      const item = next()
      if (!('elements' in item) || (outer !== null && outer !== item.elements)) throw bad()
      return keccak_256(concat(...Array.from({ length: item.elements }, () => encode(field, levels.slice(0, -1)))))
    }
    if (field.kind === STRUCT) return struct(field.struct)
    const item = next()
    if (!('value' in item)) throw bad()
    rows.push({ heading: field.name, text: shownLeaf(field, item.value) })
    return encodeLeaf(field, item.value)
  }
  const hash = struct(root)
  if (at !== items.length) throw bad()
  return { hash, rows }
}

/**
 * Returns the digest that is signed.
 * @param domain, message hashes of 32 bytes.
 */
export function typedDigest(domain: Uint8Array, message: Uint8Array): Uint8Array {
  return keccak_256(concat(Uint8Array.of(0x19, 0x01), domain, message))
}
