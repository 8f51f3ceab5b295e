// The registry of Cosmos and Initia messages, and the parser of the router's message JSON: amino value or protobuf JSON.
import type { AminoMsg } from '@cosmjs/amino'
import type { EncodeObject } from '@cosmjs/proto-signing'
import type { AminoTypes } from '@cosmjs/stargate'
import { isSafeNumber, parse } from 'lossless-json'
import { isRecord } from '../../../../shared/domain/untrusted/isRecord.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase, type PhraseText } from '../../../../shared/domain/phrase.ts'
import { BURN_NAMES, encodeBurn, readBurn, writeBurn, type Burn } from './cctpMessages.ts'
import { readWeightedVote, WEIGHTED_VOTE_NAMES, writeWeightedVote } from './weightedVote.ts'
import { inSignedForm, WASM_EXECUTE } from './wasmMessage.ts'

export type { EncodeObject } from '@cosmjs/proto-signing'

/** Converts messages between their encodings. */
export interface MessageCodec {
  /** Returns the protobuf bytes of a message. @throws Error when a field has the wrong type. */
  encode(message: EncodeObject): Uint8Array
  toAmino(message: EncodeObject): AminoMsg
  /** Parses an amino message. @throws Error when the type is unknown or a field cannot be parsed. */
  fromAmino(message: AminoMsg): EncodeObject
  /** Returns the amino name of a type URL; null for a message that Waybill does not know. */
  aminoName(typeUrl: string): string | null
  /** Parses protobuf JSON with names in snake_case or camelCase. @throws Error when a field cannot be parsed. */
  fromProtoJson(typeUrl: string, json: unknown): EncodeObject
}

/** Loads the codec. It takes 0.2 s and 3 MB, so it is loaded on the first transfer and not at the start. */
export async function loadMessageCodec(): Promise<MessageCodec> {
  const { aminoTypes, registry } = await import('@initia/amino-converter')
  return withWeightedVotes(
    withBurns({
      encode: (message) => registry.encode(message),
      toAmino: (message) => aminoTypes.toAmino(message),
      fromAmino: (message) => aminoTypes.fromAmino(message),
      aminoName: (typeUrl) => aminoName(aminoTypes, typeUrl),
      fromProtoJson: (typeUrl, json) => {
        const type = registry.lookupType(typeUrl)
        if (!readsJson(type)) throw new Error(`no JSON reader for ${typeUrl}`)
        return { typeUrl, value: type.fromJSON(camelKeys(json)) }
      },
    }),
  )
}

/** Adds the amino form of split votes to a codec. */
function withWeightedVotes(codec: MessageCodec): MessageCodec {
  const urlOf = (name: string) => [...WEIGHTED_VOTE_NAMES].find(([, aminoName]) => aminoName === name)?.[0]
  return {
    ...codec,
    toAmino: (message) => {
      const type = WEIGHTED_VOTE_NAMES.get(message.typeUrl)
      return type === undefined ? codec.toAmino(message) : { type, value: writeWeightedVote(message.value) }
    },
    fromAmino: (message) => {
      const typeUrl = urlOf(message.type)
      return typeUrl === undefined ? codec.fromAmino(message) : { typeUrl, value: readWeightedVote(message.value) }
    },
    aminoName: (typeUrl) => WEIGHTED_VOTE_NAMES.get(typeUrl) ?? codec.aminoName(typeUrl),
  }
}

/** Adds Circle's burn messages to a codec. */
function withBurns(codec: MessageCodec): MessageCodec {
  const urlOf = (name: string) => [...BURN_NAMES].find(([, aminoName]) => aminoName === name)?.[0]
  const nameOf = (typeUrl: string) => BURN_NAMES.get(typeUrl)
  return {
    encode: (message) => (nameOf(message.typeUrl) === undefined ? codec.encode(message) : encodeBurn(message.value as Burn)),
    toAmino: (message) => {
      const type = nameOf(message.typeUrl)
      return type === undefined ? codec.toAmino(message) : { type, value: writeBurn(message.value as Burn) }
    },
    fromAmino: (message) => {
      const typeUrl = urlOf(message.type)
      return typeUrl === undefined ? codec.fromAmino(message) : { typeUrl, value: readBurn(typeUrl, message.value) }
    },
    aminoName: (typeUrl) => nameOf(typeUrl) ?? codec.aminoName(typeUrl),
    fromProtoJson: (typeUrl, json) =>
      nameOf(typeUrl) === undefined ? codec.fromProtoJson(typeUrl, json) : { typeUrl, value: readBurn(typeUrl, json) },
  }
}

/** Generated codecs have fromJSON, which the registry's type omits. */
function readsJson(type: unknown): type is { fromJSON(json: unknown): unknown } {
  return isRecord(type) && typeof type['fromJSON'] === 'function'
}

/** `AminoTypes` has no lookup by type URL, but its converters do. */
function aminoName(aminoTypes: AminoTypes, typeUrl: string): string | null {
  const { register } = aminoTypes as unknown as { register: Record<string, { aminoType: string } | undefined> }
  return register[typeUrl]?.aminoType ?? null
}

/**
 * Parses a message of the router. Two encodings are in use: the value of the amino JSON (interwovenkit) and protobuf JSON (initia.js).
 * Tries both; where both succeed they must give the same bytes.
 * @throws AppError transfer.unsafeMessage for an unknown type, an unparsable message or two different readings.
 */
export function decodeRouterMessage(codec: MessageCodec, typeUrl: string, text: string): EncodeObject {
  const type = codec.aminoName(typeUrl)
  if (type === null) throw unsafe(phrase`The router wants an unknown message type signed: ${typeUrl}.`)
  const isWasm = typeUrl === WASM_EXECUTE
  const json = readJson(text, isWasm)
  const readings = [attempt(codec, () => codec.fromAmino({ type, value: json })), attempt(codec, () => codec.fromProtoJson(typeUrl, json))]
  const readable = readings.filter((reading) => reading !== null)
  const [first] = readable
  if (first === undefined) throw unsafe(phrase`The router’s ${typeUrl} message can’t be read.`)
  if (readable.some((other) => !sameBytes(other.bytes, first.bytes))) {
    throw unsafe(phrase`The router’s ${typeUrl} message is ambiguous.`)
  }
  return first.message
}

/** A reading counts only when it can be encoded again. */
function attempt(codec: MessageCodec, read: () => EncodeObject): { message: EncodeObject; bytes: Uint8Array } | null {
  try {
    const message = asSigned(read())
    return { message, bytes: codec.encode(message) }
  } catch {
    // One of two readings failed: the caller reports when both fail.
    return null
  }
}

/** Gives a contract's call the form that is signed. */
function asSigned(message: EncodeObject): EncodeObject {
  if (message.typeUrl !== WASM_EXECUTE) return message
  const call = message.value as { msg: Uint8Array }
  return { typeUrl: WASM_EXECUTE, value: { ...call, msg: inSignedForm(call.msg) } }
}

/**
 * Keeps numbers beyond double precision (timeout_timestamp exceeds 2^53) as text, which every 64-bit field accepts. A contract tells text
 * from a number.
 */
function readJson(text: string, areDoubles: boolean): Record<string, unknown> {
  let json: unknown
  try {
    json = parse(text, null, (digits) => (areDoubles || isSafeNumber(digits) ? Number(digits) : digits))
  } catch (error) {
    throw unsafe('The router’s message isn’t valid JSON.', error)
  }
  if (!isRecord(json)) throw unsafe('The router’s message isn’t a JSON object.')
  return json
}

function camelKeys(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(camelKeys)
  if (typeof json !== 'object' || json === null) return json
  const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [camel(key), camelKeys(value)]))
}

function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0
}

function unsafe(message: PhraseText, cause?: unknown): AppError {
  return new AppError('transfer.unsafeMessage', message, { hint: 'Nothing was signed. Try another route.', cause })
}
