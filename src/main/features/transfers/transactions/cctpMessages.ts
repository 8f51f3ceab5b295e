// Encodes Circle's two burn messages, which the codec packages lack.
// Source: circlefin/noble-cctp proto/circle/cctp/v1/tx.proto and x/cctp/types/codec.go (amino names).
import { fromBase64, toBase64 } from '@cosmjs/encoding'
import { BinaryWriter } from 'cosmjs-types/binary'
import { z } from 'zod'

const Uint32 = z.number().int().min(0).max(0xffffffff)
const Base64 = z.base64().transform((text) => fromBase64(text))

/** Fields as both amino and protobuf JSON write them. */
const BurnJson = z.strictObject({
  from: z.string(),
  amount: z.string(),
  destination_domain: Uint32.default(0),
  mint_recipient: Base64,
  burn_token: z.string(),
  destination_caller: Base64.optional(),
})

/** A burn message. */
export interface Burn {
  from: string
  /** Base units. */
  amount: string
  destinationDomain: number
  /** 32 bytes. */
  mintRecipient: Uint8Array
  burnToken: string
  /** 32 bytes; only in MsgDepositForBurnWithCaller. */
  destinationCaller?: Uint8Array
}

/** Amino names by type URL. */
export const BURN_NAMES: ReadonlyMap<string, string> = new Map([
  ['/circle.cctp.v1.MsgDepositForBurn', 'cctp/DepositForBurn'],
  ['/circle.cctp.v1.MsgDepositForBurnWithCaller', 'cctp/DepositForBurnWithCaller'],
])

/**
 * Parses the message's JSON, names in snake_case.
 * @throws Error when a field cannot be parsed, or the caller is present in the wrong message.
 */
export function readBurn(typeUrl: string, json: unknown): Burn {
  const { from, amount, destination_domain, mint_recipient, burn_token, destination_caller } = BurnJson.parse(json)
  if (typeUrl.endsWith('WithCaller') !== (destination_caller !== undefined)) throw new Error(`a field too many or too few in ${typeUrl}`)
  const burn = { from, amount, destinationDomain: destination_domain, mintRecipient: mint_recipient, burnToken: burn_token }
  return destination_caller === undefined ? burn : { ...burn, destinationCaller: destination_caller }
}

/** Returns the message's value in amino JSON; omits empty fields, as Go does. */
export function writeBurn({ from, amount, destinationDomain, mintRecipient, burnToken, destinationCaller }: Burn): Record<string, unknown> {
  const domain = destinationDomain === 0 ? {} : { destination_domain: destinationDomain }
  const caller = destinationCaller === undefined ? {} : { destination_caller: toBase64(destinationCaller) }
  return { from, amount, ...domain, mint_recipient: toBase64(mintRecipient), burn_token: burnToken, ...caller }
}

/** Encodes the message as protobuf bytes. */
export function encodeBurn({ from, amount, destinationDomain, mintRecipient, burnToken, destinationCaller }: Burn): Uint8Array {
  const writer = BinaryWriter.create()
  writer.uint32(10).string(from)
  writer.uint32(18).string(amount)
  if (destinationDomain !== 0) writer.uint32(24).uint32(destinationDomain)
  writer.uint32(34).bytes(mintRecipient)
  writer.uint32(42).string(burnToken)
  if (destinationCaller !== undefined) writer.uint32(50).bytes(destinationCaller)
  return writer.finish()
}
