// The document that the device signs: its exact text for any content.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { loadMessageCodec, type MessageCodec } from './cosmosMessages.ts'
import { hashDocument, readDocument, writeDocument, type DocumentRequest } from './cosmosSignDoc.ts'
import { assembleForSimulation, assembleTx, hashTx } from './cosmosTx.ts'

let codec: MessageCodec
beforeAll(async () => {
  codec = await loadMessageCodec()
})
const PUBLIC_KEY = '038318535b54105d4a7aae60c08fc45f9687181b4fdfc625bd1a753fa7397fed75'
const KEY = { publicKey: PUBLIC_KEY, mode: 'eip191' } as const
const deposit = (change: object = {}) => ({
  typeUrl: '/opinit.ophost.v1.MsgInitiateTokenDeposit',
  value: {
    sender: 'init1a',
    bridgeId: 15n,
    to: 'init1b',
    amount: { denom: 'uinit', amount: '1000000' },
    data: new Uint8Array(),
    ...change,
  },
})
const request = (change: Partial<DocumentRequest> = {}): DocumentRequest => ({
  messages: [deposit()],
  chainId: 'interwoven-1',
  accountNumber: '7',
  sequence: '57',
  fee: { denom: 'uinit', amount: '3150', gas: '210000' },
  memo: '',
  timeoutHeight: 19402267,
  ...change,
})

describe('the sign document', () => {
  test('is sorted, compact, and carries its timeout height', () => {
    expect(writeDocument(codec, request())).toBe(
      '{"account_number":"7","chain_id":"interwoven-1","fee":{"amount":[{"amount":"3150","denom":"uinit"}],"gas":"210000"},"memo":"",' +
        '"msgs":[{"type":"ophost/MsgInitiateTokenDeposit","value":{"amount":{"amount":"1000000","denom":"uinit"},"bridge_id":"15",' +
        '"sender":"init1a","to":"init1b"}}],"sequence":"57","timeout_height":"19402267"}',
    )
  })

  test('escapes as the chain does', () => {
    expect(writeDocument(codec, request({ memo: 'a & b <c>' }))).toContain('"memo":"a \\u0026 b \\u003cc\\u003e"')
  })

  test('says exactly what is sent, for any memo and data', () => {
    fc.assert(
      fc.property(fc.string(), fc.uint8Array(), fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }), (memo, data, bridgeId) => {
        const messages = [deposit({ data, bridgeId })]
        const document = readDocument(writeDocument(codec, request({ memo, messages })))
        expect(document.memo).toBe(memo)
        expect(document.msgs).toEqual([JSON.parse(JSON.stringify(codec.toAmino(messages[0] ?? deposit())))])
      }),
    )
  })

  test('names no coin where nothing is paid', () => {
    const hook = writeDocument(codec, request({ fee: { denom: 'uinit', amount: '0', gas: '1' } }))
    expect(readDocument(hook).fee).toEqual({ amount: [], gas: '1' })
  })

  test('is refused when its text would not give the same message back', () => {
    const lossy: MessageCodec = {
      ...codec,
      fromAmino: (message) => codec.fromAmino({ ...message, value: { ...(message.value as object), to: 'init1c' } }),
    }
    expect(() => writeDocument(lossy, request())).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
  })

  test.for(['{}', '{"msgs":[]}', '{"account_number":"1","extra":1}'])('stored as %s cannot be signed', (text) => {
    expect(() => readDocument(text)).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
  })

  test('is known by the SHA-256 of its text', () => {
    expect(hashDocument('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

describe('the transaction', () => {
  test('is not put together with a signature of something else', () => {
    const document = writeDocument(codec, request())
    expect(() => assembleTx(codec, { document, signature: new Uint8Array(64).fill(1), ...KEY })).toThrow('does not fit')
  })

  test('is simulated with the message, the right key, and an empty signature', () => {
    const raw = TxRaw.decode(assembleForSimulation(codec, { messages: [deposit()], memo: '', key: KEY, sequence: '57' }))
    expect(raw.signatures).toEqual([new Uint8Array()])
    expect(TxBody.decode(raw.bodyBytes).messages[0]?.value).toEqual(codec.encode(deposit()))
    expect(Buffer.from(raw.authInfoBytes).toString('latin1')).toContain('/initia.crypto.v1beta1.ethsecp256k1.PubKey')
  })

  test('is known by the upper-case SHA-256 of its bytes', () => {
    expect(hashTx(Buffer.from('abc'))).toBe('BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD')
  })
})
