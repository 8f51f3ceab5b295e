// Messages between amino JSON, protobuf JSON and bytes, to the last digit.
import { beforeAll, describe, expect, test } from 'vitest'
import { writeDocument } from './cosmosSignDoc.ts'
import { decodeRouterMessage, loadMessageCodec, type MessageCodec } from './cosmosMessages.ts'

const DEPOSIT = '/opinit.ophost.v1.MsgInitiateTokenDeposit'
const TRANSFER = '/ibc.applications.transfer.v1.MsgTransfer'
const deposit = { sender: 'init1a', bridge_id: '15', to: 'init1b', amount: { denom: 'uinit', amount: '1000000' }, data: 'AQID' }

let codec: MessageCodec
beforeAll(async () => {
  codec = await loadMessageCodec()
})
const decode = (typeUrl: string, json: unknown) =>
  decodeRouterMessage(codec, typeUrl, typeof json === 'string' ? json : JSON.stringify(json))

describe('a message of the router', () => {
  test('means the same whether it is written as amino value or as protobuf JSON', () => {
    const value = {
      sender: 'init1a',
      bridgeId: 15n,
      to: 'init1b',
      amount: { denom: 'uinit', amount: '1000000' },
      data: Uint8Array.of(1, 2, 3),
    }
    const { bridge_id, ...rest } = deposit
    for (const json of [deposit, { ...rest, bridgeId: bridge_id }, { ...deposit, bridge_id: 15 }]) {
      expect(codec.encode(decode(DEPOSIT, json))).toEqual(codec.encode({ typeUrl: DEPOSIT, value }))
    }
  })

  test('keeps a number above 2^53 to the last digit', () => {
    const json =
      '{"source_port":"transfer","source_channel":"channel-0","token":{"denom":"uinit","amount":"1"},"sender":"init1a","receiver":"osmo1b",' +
      '"timeout_height":{},"timeout_timestamp":1790000000000000123,"memo":""}'
    expect(decode(TRANSFER, json).value).toMatchObject({ timeoutTimestamp: 1790000000000000123n })
  })

  test('calls a contract in the form that the document has: keys in order, moments as numbers', () => {
    const msg = '{"swap_and_action":{"user_swap":{},"timeout_timestamp":1770029170182608114,"affiliates":[]}}'
    const json = `{"sender":"osmo1a","contract":"osmo1b","msg":${msg},"funds":[{"denom":"uosmo","amount":"5000000"}]}`
    const message = decode('/cosmwasm.wasm.v1.MsgExecuteContract', json)
    const sorted = '{"swap_and_action":{"affiliates":[],"timeout_timestamp":1770029170182608100,"user_swap":{}}}'
    expect(Buffer.from((message.value as { msg: Uint8Array }).msg).toString()).toBe(sorted)
    const document = { chainId: 'osmosis-1', accountNumber: '1', sequence: '2', memo: '', timeoutHeight: 3 }
    const text = writeDocument(codec, { ...document, messages: [message], fee: { denom: 'uosmo', amount: '1', gas: '4' } })
    expect(text).toContain(sorted)
  })

  test.for([
    ['an unknown kind', '/some.new.v1.MsgThing', deposit, 'unknown message type'],
    ['text that is no JSON', DEPOSIT, '{"sender":', 'isn’t valid JSON'],
    ['a JSON list', DEPOSIT, '[]', 'isn’t a JSON object'],
    ['an amount that is no number', DEPOSIT, { ...deposit, bridge_id: 'many' }, 'can’t be read'],
    ['two names for one field that disagree', DEPOSIT, { ...deposit, bridgeId: '16' }, 'ambiguous'],
  ] as const)('is refused: %s', ([, typeUrl, json, words]) => {
    expect(() => decode(typeUrl, json)).toThrow(
      expect.objectContaining({ code: 'transfer.unsafeMessage', message: expect.stringContaining(words) as string }),
    )
  })
})
