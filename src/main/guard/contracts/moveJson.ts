// Encodes arguments of MsgExecuteJSON in BCS, so that one reader serves both messages. Only the standard library's functions are called
// this way; others use BCS.
// Source: initia-labs/movevm crates/json (how JSON becomes BCS: numbers as text, addresses as 0x or bech32).
import { bcs } from '@mysten/bcs'
import { z } from 'zod'
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import { addressBytes } from '../addresses.ts'
import type { MoveInput } from './moveCalls.ts'
import { quoted, unsafe } from '../checkReport.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

type Kind = 'address' | 'object' | 'u64' | 'optionalU64'

const SHAPES: Readonly<Record<string, Kind[]>> = {
  'coin::transfer': ['address', 'object', 'u64'],
  'dex::swap_script': ['object', 'object', 'u64', 'optionalU64'],
}
const Whole = z.string().regex(/^(0|[1-9]\d{0,19})$/)

/**
 * Encodes the arguments of a call.
 * @param args JSON texts.
 * @throws AppError transfer.unsafeMessage for functions without a known shape and values that do not fit it.
 */
export function writeMoveArguments(call: Omit<MoveInput, 'args'>, args: readonly string[], chain: ChainRecord): Uint8Array[] {
  const name = `${call.module}::${call.name}`
  const shape = /^0x0*1$/.test(call.address) && Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined
  if (shape === undefined)
    throw unsafe(phrase`The message calls ${quoted(`${call.address}::${name}`)} with JSON, which Waybill can’t read.`)
  if (args.length !== shape.length) throw unsafe(phrase`The call to ${name} has ${args.length} arguments, not ${shape.length}.`)
  return shape.map((kind, index) => writeOne(kind, args[index] ?? '', chain) ?? refuse(name, index))
}

function refuse(name: string, index: number): never {
  throw unsafe(phrase`Argument ${index + 1} of ${name} can’t be read.`)
}

function writeOne(kind: Kind, json: string, chain: ChainRecord): Uint8Array | null {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    // The caller names the argument.
    return null
  }
  if (kind === 'optionalU64' && value === null) return bcs.option(bcs.u64()).serialize(null).toBytes()
  if (typeof value !== 'string') return null
  if (kind === 'u64' || kind === 'optionalU64') {
    if (!Whole.safeParse(value).success || BigInt(value) >= 2n ** 64n) return null
    return kind === 'u64' ? bcs.u64().serialize(value).toBytes() : bcs.option(bcs.u64()).serialize(value).toBytes()
  }
  const bytes = addressBytes(value, chain)
  return bytes === null ? null : Buffer.from(bytes.padStart(64, '0'), 'hex')
}
