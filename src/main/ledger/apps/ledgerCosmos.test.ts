// Replies recorded from the real Cosmos app 2.38.13, seeded with the public mnemonic "test test … junk".
import { secp256k1 } from '@noble/curves/secp256k1.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { channelTo } from '../../../../test/support/device/apduChannel.ts'
import { assertAppVersion } from './appVersion.ts'
import {
  confirmCosmosAddress,
  documentChunks,
  MAX_DOCUMENT_BYTES,
  readCosmosKey,
  readCosmosVersion,
  shownPrefix,
  signDocument,
} from './ledgerCosmos.ts'

const PATH = "44'/118'/0'/0/0"
const KEY_REPLY =
  '0223aa679d6d5344e201e0df9f02ab15a84726eee0dfb4e953c46a9e2cb52349dc' +
  '636f736d6f733135796b363475377a633967396b32797232776d7a657661357167777870733679786a303065379000'
const PUBLIC_KEY = '0223aa679d6d5344e201e0df9f02ab15a84726eee0dfb4e953c46a9e2cb52349dc'
const PATH_BYTES = '2c00008076000080000000800000000000000000'
const DOCUMENT =
  '{"account_number":"0","chain_id":"cosmoshub-4","fee":{"amount":[{"amount":"1500","denom":"uinit"}],"gas":"1000' +
  '00"},"memo":"","msgs":[{"type":"cosmos-sdk/MsgSend","value":{"amount":[{"amount":"1000000","denom":"uinit"}],"' +
  'from_address":"cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7","to_address":"cosmos15428vq2uzwhm3taey9sr9x5vm6t' +
  'k78ewe54lwe"}}],"sequence":"3"}'
/** As the app wrote it. */
const DER =
  '3045022100d660e4cc85547c88d0e9cc2b94e64cab1ea0442b5cf9785648c20b5886b9e2b002205456cdcdf0833a505468546cdb6392de7622c0bc0f56e31a57' +
  'fd4d3ba6f5ac67'
const COMPACT =
  'd660e4cc85547c88d0e9cc2b94e64cab1ea0442b5cf9785648c20b5886b9e2b05456cdcdf0833a505468546cdb6392de7622c0bc0f56e31a57fd4d3ba6f5ac67'
const LAST_HEADER = '550202006f'

describe('reading a key', () => {
  test('gives the compressed key and the address that Initia gives it, asking under the prefix that the app knows', async () => {
    const channel = channelTo([KEY_REPLY])
    const { publicKey, address } = await readCosmosKey(channel, PATH)
    expect(publicKey).toBe(PUBLIC_KEY)
    expect(address.bech32).toBe('init15yk64u7zc9g9k2yr2wmzeva5qgwxps6ygy0uju')
    expect(channel.sent).toEqual([{ apdu: `550400001b06636f736d6f73${PATH_BYTES}`, waitsFor: 'device' }])
  })

  test('is shown under the prefix of a chain where the app knows that', () => {
    expect(['cosmos', 'osmo', 'neutron', 'init', 'noble', 'inj', ''].map(shownPrefix)).toEqual([
      'cosmos',
      'osmo',
      'neutron',
      'cosmos',
      'cosmos',
      'cosmos',
      'cosmos',
    ])
  })

  test('refuses an address that does not follow from the key, and a key that is none', async () => {
    await expect(readCosmosKey(channelTo([KEY_REPLY.replace('3135796b', '3135796a')]), PATH)).rejects.toMatchObject({
      code: 'device.failed',
    })
    await expect(readCosmosKey(channelTo([KEY_REPLY.replace('0223aa', '0923aa')]), PATH)).rejects.toMatchObject({ code: 'device.failed' })
  })

  test('shows the address where its holder is to compare it, and hears a no', async () => {
    const channel = channelTo(['6986'])
    await expect(confirmCosmosAddress(channel, PATH)).rejects.toMatchObject({ code: 'device.rejected' })
    expect(channel.sent).toEqual([{ apdu: `550401001b06636f736d6f73${PATH_BYTES}`, waitsFor: 'user' }])
  })

  test.for([
    ['6989', /expert mode/],
    ['6e00', /Cosmos app isn’t open/],
  ] as const)('%s says what to do', async ([status, words]) => {
    await expect(readCosmosKey(channelTo([status]), "44'/118'/101'/0/0")).rejects.toMatchObject({
      message: expect.stringMatching(words) as string,
    })
  })
})

describe('the version', () => {
  test('is the app’s own', async () => {
    const channel = channelTo(['0002260d00333000049000'])
    expect(await readCosmosVersion(channel)).toBe('2.38.13')
    expect(channel.sent).toEqual([{ apdu: '5500000000', waitsFor: 'device' }])
  })

  test('of a build for tests, or none at all, is refused', async () => {
    await expect(readCosmosVersion(channelTo(['0102260d00333000049000']))).rejects.toMatchObject({
      code: 'device.failed',
      message: expect.stringContaining('test build') as string,
    })
    await expect(readCosmosVersion(channelTo(['00029000']))).rejects.toMatchObject({ code: 'device.failed' })
    await expect(readCosmosVersion(channelTo(['6e00']))).rejects.toMatchObject({ code: 'device.wrongApp' })
  })
})

describe('signing a document', () => {
  const request = { path: PATH, text: DOCUMENT, publicKey: PUBLIC_KEY }

  test('sends the path, then the text in pieces, and turns the DER answer into r and s with s in the lower half', async () => {
    const channel = channelTo(['9000', '9000', `${DER}9000`])
    expect(Buffer.from(await signDocument(channel, request)).toString('hex')).toBe(COMPACT)
    expect(channel.sent.map(({ apdu }) => apdu.slice(0, 10))).toEqual(['550200001b', '55020100fa', LAST_HEADER])
    expect(channel.sent.map(({ waitsFor }) => waitsFor)).toEqual(['device', 'device', 'user'])
    expect(
      Buffer.from(
        channel.sent
          .slice(1)
          .map(({ apdu }) => apdu.slice(10))
          .join(''),
        'hex',
      ).toString(),
    ).toBe(DOCUMENT)
  })

  test('an s in the upper half, which chains refuse, is turned down', async () => {
    const { r, s } = secp256k1.Signature.fromBytes(Buffer.from(DER, 'hex'), 'der')
    const upper = new secp256k1.Signature(r, secp256k1.Point.Fn.neg(s)).toHex('der')
    expect(upper).not.toBe(DER)
    const signature = await signDocument(channelTo(['9000', '9000', `${upper}9000`]), request)
    expect(Buffer.from(signature).toString('hex')).toBe(COMPACT)
  })

  test('a rejection is one, whatever the number', async () => {
    await expect(signDocument(channelTo(['9000', '9000', '6986']), request)).rejects.toMatchObject({ code: 'device.rejected' })
  })

  test('a document that was left half sent is forgotten first; nobody is said to have rejected anything', async () => {
    const channel = channelTo(['6986', '6b00', '9000', '9000', `${DER}9000`])
    expect(Buffer.from(await signDocument(channel, request)).toString('hex')).toBe(COMPACT)
    expect(channel.sent.map(({ apdu }) => apdu.slice(0, 8))).toEqual(['55020000', '55020300', '55020000', '55020100', '55020200'])
    expect((await readCosmosKey(channelTo(['6986', '6b00', KEY_REPLY]), PATH)).publicKey).toBe(PUBLIC_KEY)
    const stuck = { code: 'device.failed', message: expect.stringContaining('hadn’t finished') as string, retry: 'now' }
    await expect(signDocument(channelTo(['6986', '6986', '6986']), request)).rejects.toMatchObject(stuck)
    await expect(signDocument(channelTo(['9000', '6986']), request)).rejects.toMatchObject(stuck)
  })

  test('what the app cannot read is told in its words', async () => {
    const refusal = `${Buffer.from('JSON Missing chain_id').toString('hex')}6984`
    await expect(signDocument(channelTo(['9000', '9000', refusal]), request)).rejects.toMatchObject({
      code: 'device.failed',
      message: expect.stringContaining('JSON Missing chain_id') as string,
    })
  })

  test('a text too long for the app is not begun', async () => {
    const channel = channelTo([])
    await expect(signDocument(channel, { ...request, text: 'x'.repeat(MAX_DOCUMENT_BYTES + 1) })).rejects.toMatchObject({
      code: 'device.tooLong',
    })
    expect(channel.sent).toEqual([])
    await expect(signDocument(channelTo(['9000', '9000', '6988']), request)).rejects.toMatchObject({ code: 'device.tooLong' })
  })

  test('a signature of another text or key is not taken, nor an answer that is no signature', async () => {
    const other = { ...request, text: DOCUMENT.replace('1000000', '1000001') }
    await expect(signDocument(channelTo(['9000', '9000', `${DER}9000`]), other)).rejects.toMatchObject({ code: 'device.failed' })
    await expect(signDocument(channelTo(['9000', '9000', '01029000']), request)).rejects.toMatchObject({ code: 'device.failed' })
  })
})

test('the pieces give the text back, for any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      const [path, ...rest] = documentChunks(PATH, text)
      expect(Buffer.from(path ?? []).toString('hex')).toBe(`${PATH_BYTES}06636f736d6f73`)
      expect(rest.every(({ length }) => length > 0 && length <= 250)).toBe(true)
      expect(Buffer.concat(rest)).toEqual(Buffer.from(text))
    }),
  )
})

test('an app that is too old is refused', () => {
  expect(() => assertAppVersion('Cosmos', '2.37.2')).toThrow('too old')
  expect(() => assertAppVersion('Cosmos', '1.99.9')).toThrow('too old')
  expect(() => assertAppVersion('Cosmos', '2.38.13')).not.toThrow()
})
