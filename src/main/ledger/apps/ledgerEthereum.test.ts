// Replies recorded from the real Ethereum app 1.22.0-dev, seeded with the public mnemonic "test test … junk".
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { channelTo } from '../../../../test/support/device/apduChannel.ts'
import { MAX_MESSAGE_BYTES } from '../../../shared/domain/messageText.ts'
import { assertAppVersion } from './appVersion.ts'
import { serializeTransaction } from 'viem'
import {
  confirmAddress,
  messageChunks,
  readBlindSigning,
  readKey,
  signMessage,
  signTransaction,
  transactionChunks,
} from './ledgerEthereum.ts'

const PATH = "44'/60'/0'/0/0"
const KEY_REPLY =
  '41048318535b54105d4a7aae60c08fc45f9687181b4fdfc625bd1a753fa7397fed753547f11ca8696646f2f3acb08e31016afac23e630c5d11f59f61fef57b0d2aa5' +
  '28663339466436653531616164383846364634636536614238383237323739636666466239323236369000'
const PUBLIC_KEY = '038318535b54105d4a7aae60c08fc45f9687181b4fdfc625bd1a753fa7397fed75'
const HELLO = 'Hello from Initia'
const HELLO_SIGNATURE =
  '8b99c443683f9e80396d35e705675f5e6c159b779fcfe5204c7c022315884f4e5468776d0bf06259959641c59e7d8f67c8dcdecffc7b712cff78ba64f39a5259'
const DOCUMENT =
  '{"account_number":"0","chain_id":"interwoven-1","fee":{"amount":[{"amount":"1500","denom":"uinit"}],"gas":"100000"},"memo":"","m' +
  'sgs":[{"type":"cosmos-sdk/MsgSend","value":{"amount":[{"amount":"1000000","denom":"uinit"}],"from_address":"init17w0adeg64' +
  'ky0daxwd2ugyuneellmjgnx8f7lxz","to_address":"init1wzvhjux9rqfdcwsppn7srdgwp5tac7wgj0xyp2"}}],"sequence":"3"}'
const DOCUMENT_SIGNATURE =
  '12c2b484c3b64d523eba9c423aa43184f423a654c53948c40d864dc914709dcd47d8ff9b033f9c8292c52bcc78eda8825aeb2ecb475858143ebeda700a6da0b4'

describe('reading a key', () => {
  test('gives the compressed key and both spellings of its address', async () => {
    const channel = channelTo([KEY_REPLY])
    expect(await readKey(channel, PATH)).toEqual({
      publicKey: PUBLIC_KEY,
      address: { bech32: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz', hex: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
    })
    expect(channel.sent).toEqual([{ apdu: 'e002000115058000002c8000003c800000000000000000000000', waitsFor: 'device' }])
  })

  test('refuses an address that does not follow from the key', async () => {
    await expect(readKey(channelTo([KEY_REPLY.replace('28663339', '28663338')]), PATH)).rejects.toMatchObject({ code: 'device.failed' })
  })

  test('shows the address where its holder is to compare it', async () => {
    const channel = channelTo(['6985'])
    await expect(confirmAddress(channel, PATH)).rejects.toMatchObject({ code: 'device.rejected' })
    expect(channel.sent).toEqual([{ apdu: 'e002010015058000002c8000003c800000000000000000000000', waitsFor: 'user' }])
  })
})

describe('signing a message', () => {
  test('sends what the recorded session sent, and takes the recorded signature without its first byte', async () => {
    const channel = channelTo([`1c${HELLO_SIGNATURE}9000`])
    const signature = await signMessage(channel, { path: PATH, text: HELLO, publicKey: PUBLIC_KEY })
    expect(Buffer.from(signature).toString('hex')).toBe(HELLO_SIGNATURE)
    const apdu = 'e00800002a058000002c8000003c8000000000000000000000000000001148656c6c6f2066726f6d20496e69746961'
    expect(channel.sent).toEqual([{ apdu, waitsFor: 'user' }])
  })

  test('waits for the user only after the last part of a long document', async () => {
    const channel = channelTo(['9000', '9000', `1b${DOCUMENT_SIGNATURE}9000`])
    const signature = await signMessage(channel, { path: PATH, text: DOCUMENT, publicKey: PUBLIC_KEY })
    expect(Buffer.from(signature).toString('hex')).toBe(DOCUMENT_SIGNATURE)
    expect(channel.sent.map(({ waitsFor }) => waitsFor)).toEqual(['device', 'device', 'user'])
  })

  test('refuses a signature of another text, of another key, or in the upper half', async () => {
    const sign = (text: string, reply: string, publicKey = PUBLIC_KEY) => signMessage(channelTo([reply]), { path: PATH, text, publicKey })
    const other = `02${PUBLIC_KEY.slice(2)}`
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const upper = (order - BigInt(`0x${HELLO_SIGNATURE.slice(64)}`)).toString(16).padStart(64, '0')
    for (const attempt of [
      sign(`${HELLO}.`, `1c${HELLO_SIGNATURE}9000`),
      sign(HELLO, `1c${HELLO_SIGNATURE}9000`, other),
      sign(HELLO, `1b${HELLO_SIGNATURE.slice(0, 64)}${upper}9000`),
      sign(HELLO, `${HELLO_SIGNATURE}9000`),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: 'device.failed' })
    }
  })

  test('cuts any text into parts of 150 bytes, the last one of what is left, that join to path, length and text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
        const chunks = messageChunks(PATH, text)
        expect(chunks.slice(0, -1).every((chunk) => chunk.length === 150)).toBe(true)
        expect(chunks.at(-1)?.length).toSatisfy((length: number) => length > 0 && length <= 150)
        const joined = Buffer.concat(chunks)
        expect(joined.readUInt32BE(21)).toBe(Buffer.byteLength(text))
        expect(joined.subarray(25).toString('utf8')).toBe(Buffer.from(text).toString('utf8'))
      }),
    )
  })

  test('refuses what the device could not hold, before anything is sent', () => {
    expect(() => messageChunks(PATH, 'x'.repeat(MAX_MESSAGE_BYTES + 1))).toThrow(expect.objectContaining({ code: 'device.tooLong' }))
    expect(messageChunks(PATH, 'x'.repeat(MAX_MESSAGE_BYTES)).length).toBeGreaterThan(1)
  })

  test('refuses less of a text that the device shows as digits', () => {
    // Two bytes a letter.
    expect(() => messageChunks(PATH, 'é'.repeat(2501))).toThrow(expect.objectContaining({ code: 'device.tooLong' }))
    expect(() => messageChunks(PATH, `${'x'.repeat(5998)}é`)).toThrow(expect.objectContaining({ code: 'device.tooLong' }))
    expect(messageChunks(PATH, 'é'.repeat(2500)).length).toBeGreaterThan(1)
  })
})

test.for([
  ['1.16.9', false],
  ['1.17.0', true],
  ['1.22.0-dev', true],
  ['2.0.0', true],
  ['1.9.21', false],
  ['?', false],
] as const)('the app version %s is new enough: %s', ([version, isNewEnough]) => {
  if (isNewEnough) expect(() => assertAppVersion('Ethereum', version)).not.toThrow()
  else expect(() => assertAppVersion('Ethereum', version)).toThrow(expect.objectContaining({ code: 'device.appTooOld' }))
})

// Recorded from the same app; the public vectors are those of @ledgerhq/hw-app-eth.
const LEGACY = '0xeb078504a817c8008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc1000080018080'
const LEGACY_SIGNATURE =
  '1df03571a599a3b77a6532ed370e9af791c400b44d305961f279d73a0dcd9c9d22246ed969aa951a435ceb9699d383001373fe7061366ee829956bea771a00b6'
const FEE_MARKET = '0x02ef0107843b9aca008504a817c8008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc1000080c0'
const FEE_MARKET_SIGNATURE =
  'a206ba1a050d1e65d3e3ae710a53b9b22e50b1e59a5ed319cc2131d1ca47ffdb64188d2578c33076c484eb7487dda66ad3e411b2c5cd7ef4cdfb4b4c81590ea2'
const SEPOLIA = '0xed07843b9aca008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc100008083aa36a78080'
const SEPOLIA_SIGNATURE =
  'cbc25ba17da26ef4c591368ddb0247b7503143521e6b7c43040c8a947c87c19440d8082e94aaa01e6a9748e0e2b71e6547bfa250952ee53925b41b2e08b96029'

describe('signing a transaction', () => {
  test.for([
    ['legacy', LEGACY, '25', LEGACY_SIGNATURE, '41'],
    ['legacy with a long chain id, whose recovery byte says nothing', SEPOLIA, '72', SEPOLIA_SIGNATURE, '43'],
    ['EIP-1559', FEE_MARKET, '01', FEE_MARKET_SIGNATURE, '46'],
  ] as const)('%s: sends what the recorded session sent, and takes the recorded signature', async ([, unsigned, v, signature, length]) => {
    const channel = channelTo([`${v}${signature}9000`])
    const signed = await signTransaction(channel, { path: PATH, unsigned, publicKey: PUBLIC_KEY })
    expect(Buffer.from(signed).toString('hex')).toBe(signature)
    const apdu = `e0040000${length}058000002c8000003c800000000000000000000000${unsigned.slice(2)}`
    expect(channel.sent).toEqual([{ apdu, waitsFor: 'user' }])
  })

  test('refuses a signature of another transaction or of another key', async () => {
    const attempt = (unsigned: `0x${string}`, publicKey: string) =>
      signTransaction(channelTo([`25${LEGACY_SIGNATURE}9000`]), { path: PATH, unsigned, publicKey })
    await expect(attempt(FEE_MARKET, PUBLIC_KEY)).rejects.toMatchObject({ code: 'device.failed' })
    await expect(attempt(LEGACY, `02${PUBLIC_KEY.slice(2)}`)).rejects.toMatchObject({ code: 'device.failed' })
  })

  test('tells a refusal by the setting from one by the user', async () => {
    const attempt = (reply: string) => signTransaction(channelTo([reply]), { path: PATH, unsigned: LEGACY, publicKey: PUBLIC_KEY })
    await expect(attempt('6a80')).rejects.toMatchObject({ code: 'device.blindSigning' })
    await expect(attempt('6985')).rejects.toMatchObject({ code: 'device.rejected' })
  })

  test('asks the app for the setting', async () => {
    expect(await readBlindSigning(channelTo(['020116009000']))).toBe(false)
    expect(await readBlindSigning(channelTo(['030116009000']))).toBe(true)
  })

  test('never cuts a legacy transaction right before or inside its tail, whatever its length and chain id', () => {
    const chainIds = fc.constantFrom(1, 127, 128, 255, 7331, 11155111, 428962654539583)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), chainIds, fc.boolean(), (length, chainId, isLegacy) => {
        const common = { chainId, nonce: 7, gas: 21_000n, to: `0x${'70'.repeat(20)}`, data: `0x${'ab'.repeat(length)}` } as const
        const unsigned = isLegacy
          ? serializeTransaction({ ...common, type: 'legacy', gasPrice: 20n })
          : serializeTransaction({ ...common, type: 'eip1559', maxFeePerGas: 20n, maxPriorityFeePerGas: 1n })
        const chunks = transactionChunks(PATH, unsigned)
        expect(chunks.every((chunk) => chunk.length > 0 && chunk.length <= 255)).toBe(true)
        expect(Buffer.concat(chunks).subarray(21).toString('hex')).toBe(unsigned.slice(2))
        // Three items: the chain id, and two empty ones of a byte each.
        const tail = isLegacy ? (chainId < 128 ? 1 : 1 + Math.ceil(chainId.toString(16).length / 2)) + 2 : 0
        expect(chunks.at(-1)?.length).toBeGreaterThan(tail)
      }),
    )
  })
})
