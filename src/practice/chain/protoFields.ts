// A small protobuf reader for messages that cosmjs-types does not know: fields by number, nothing more.
// Source: protobuf.dev/programming-guides/encoding.
import { BinaryReader } from 'cosmjs-types/binary'

/** The fields of one message; absent fields read as their default. */
export interface ProtoFields {
  text(field: number): string
  texts(field: number): string[]
  bytes(field: number): Uint8Array
  bytesList(field: number): Uint8Array[]
  uint(field: number): bigint
}

const VARINT = 0
const LENGTH_DELIMITED = 2

/** Reads a message. @throws Error when the bytes are not protobuf. */
export function readFields(bytes: Uint8Array): ProtoFields {
  const reader = new BinaryReader(bytes)
  const chunks = new Map<number, Uint8Array[]>()
  const numbers = new Map<number, bigint>()
  while (reader.pos < reader.len) {
    const tag = reader.uint32()
    const field = tag >>> 3
    if ((tag & 7) === LENGTH_DELIMITED) chunks.set(field, [...(chunks.get(field) ?? []), reader.bytes()])
    else if ((tag & 7) === VARINT) numbers.set(field, reader.uint64())
    else reader.skipType(tag & 7)
  }
  const list = (field: number): Uint8Array[] => chunks.get(field) ?? []
  const decode = (chunk: Uint8Array): string => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(chunk)
  return {
    bytesList: list,
    bytes: (field) => list(field).at(-1) ?? new Uint8Array(),
    texts: (field) => list(field).map(decode),
    text: (field) => decode(list(field).at(-1) ?? new Uint8Array()),
    uint: (field) => numbers.get(field) ?? 0n,
  }
}
