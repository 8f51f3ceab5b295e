// Circle's burn messages: the router's JSON, the text that is signed, and the bytes that are sent.
import { toBase64, toHex } from '@cosmjs/encoding'
import { expect, test } from 'vitest'
import { decodeRouterMessage, loadMessageCodec } from './cosmosMessages.ts'

const TYPE = '/circle.cctp.v1.MsgDepositForBurn'
const recipient = toBase64(Uint8Array.from({ length: 32 }, (_, index) => (index < 12 ? 0 : index)))
const burn = { from: 'noble1me', amount: '5', destination_domain: 7, mint_recipient: recipient, burn_token: 'uusdc' }

test('reads a burn, and writes it for the device and for the chain', async () => {
  const codec = await loadMessageCodec()
  const message = decodeRouterMessage(codec, TYPE, JSON.stringify(burn))
  expect(codec.toAmino(message)).toEqual({ type: 'cctp/DepositForBurn', value: burn })
  // Field by field: tag and length, then the value (protobuf encoding).
  const text = (tag: string, value: string) => `${tag}${toHex(Uint8Array.of(value.length))}${toHex(Buffer.from(value))}`
  const bytes = toHex(Buffer.from(recipient, 'base64'))
  expect(toHex(codec.encode(message))).toBe(`${text('0a', 'noble1me')}${text('12', '5')}18072220${bytes}${text('2a', 'uusdc')}`)
})

test('tells the two burns apart by whether they name a caller', async () => {
  const codec = await loadMessageCodec()
  const named = JSON.stringify({ ...burn, destination_caller: recipient })
  expect(decodeRouterMessage(codec, `${TYPE}WithCaller`, named).value).toHaveProperty('destinationCaller')
  expect(() => decodeRouterMessage(codec, TYPE, named)).toThrow('can’t be read')
  expect(() => decodeRouterMessage(codec, `${TYPE}WithCaller`, JSON.stringify(burn))).toThrow('can’t be read')
})

test.for([{ amount: 5 }, { destination_domain: -1 }, { mint_recipient: '?' }, { extra: 1 }])('refuses a burn with %j', async (change) => {
  const codec = await loadMessageCodec()
  expect(() => decodeRouterMessage(codec, TYPE, JSON.stringify({ ...burn, ...change }))).toThrow('can’t be read')
})
