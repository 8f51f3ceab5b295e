// The recordings of the real apps from the host's side: our commands are the recorded requests, byte for byte, and the recorded
// replies are read as what they are. The other side, the virtual device's, is held against them in virtualLedger.test.ts,
// chunkBorders.test.ts, typedData.test.ts and framing.test.ts.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hashMessage, keccak256, type Hex } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { decodeReply, encodeCommand, encodePath } from '../../../src/main/ledger/transport/apdu.ts'
import { statusError, type Doing } from '../../../src/main/ledger/deviceError.ts'
import { openChannel } from '../../../src/main/ledger/transport/hid.ts'
import { messageChunks, readBlindSigning, signMessage, signTransaction } from '../../../src/main/ledger/apps/ledgerEthereum.ts'
import { appAndVersion } from '../../../src/main/ledger/apps/ledgerOs.ts'
import { PUBLISHED } from '../../../src/practice/device/recorded/publishedSessions.ts'
import { RECORDED_FRAMES } from '../../../src/practice/device/recorded/recordedFrames.ts'
import { NANO_MESSAGE } from '../../../src/practice/device/recorded/recordedScreens.ts'
import { PUBLISHED_TYPED } from '../../../src/practice/device/recorded/recordedTyped.ts'
import type { ApduChannel } from '../../../src/wire/apdu.ts'
import { ETHEREUM_KEY, ETHEREUM_PATH } from '../../support/benches/deviceBench.ts'
import { handleThat } from '../../support/frameHandle.ts'
import { ENCODED, MALFORMED, OURS, payload, textOf, unsignedOf, VECTORS, type Exchanges } from '../../support/bodies/ledgerVectors.ts'

/** Answers the recorded requests alone, in their order. */
function replaying(exchanges: Exchanges): ApduChannel & { left: () => number } {
  let at = 0
  return {
    exchange: (apdu) => {
      const [request, reply] = exchanges[at] ?? ['nothing more', '']
      at += 1
      expect(Buffer.from(apdu).toString('hex')).toBe(request)
      return Promise.resolve(Buffer.from(reply, 'hex'))
    },
    close: () => Promise.resolve(),
    left: () => exchanges.length - at,
  }
}

test.for(Object.entries(OURS))('%s: our requests are the recorded ones', async ([name, [run, code]]) => {
  const exchanges = VECTORS[name] ?? []
  const channel = replaying(exchanges)
  const [outcome] = await Promise.allSettled([run(channel, exchanges)])
  if (code === null) expect(outcome).toMatchObject({ status: 'fulfilled' })
  else expect(outcome).toMatchObject({ status: 'rejected', reason: { code } })
  expect(channel.left()).toBe(0)
})

function doing(request: string): Doing {
  if (request.startsWith('e004')) return 'transaction'
  return /^(e008|e00c|e01|5502)/.test(request) ? 'message' : 'address'
}

/** Written once more from its parts. */
function encodedAgain(request: string): string {
  const bytes = Buffer.from(request, 'hex')
  const [cla = 0, ins = 0, p1 = 0, p2 = 0] = bytes
  return Buffer.from(encodeCommand({ cla, ins, p1, p2, data: bytes.subarray(5) })).toString('hex')
}

test.for(Object.entries(ENCODED))('%s: the encoder writes it, and its answer is read', ([name, code]) => {
  const exchanges = VECTORS[name] ?? []
  expect(exchanges.map(([request]) => encodedAgain(request))).toEqual(exchanges.map(([request]) => request))
  const [request, reply] = exchanges.at(-1) ?? ['', '']
  if (reply === '') return
  const { status, data } = decodeReply(Buffer.from(reply, 'hex'))
  if (code === null) expect([status, data.length]).toEqual([0x9000, 65])
  else expect(statusError(status, doing(request), name.startsWith('eth') ? 'Ethereum' : 'Cosmos')).toMatchObject({ code })
})

test.for(Object.entries(MALFORMED))('%s: no encoder writes it, and its answer is read', ([name, code]) => {
  const [[request, reply] = ['', '']] = VECTORS[name] ?? []
  expect(encodedAgain(request)).not.toBe(request)
  expect(statusError(decodeReply(Buffer.from(reply, 'hex')).status, 'address')).toMatchObject({ code })
})

/** Lengths of messages, the commands that they go in, and how the app ended; what it has no room for is not even begun by us. */
const LENGTHS = [
  [1000, 7],
  [2000, 14],
  [3000, 21],
  [8000, null],
  [16_000, null],
] as const

test.for(LENGTHS)('a message of %i bytes goes in %o commands, as recorded', ([length, count]) => {
  const chunks = () => messageChunks(ETHEREUM_PATH, 'A'.repeat(length))
  if (count === null) expect(chunks).toThrow(expect.objectContaining({ code: 'device.tooLong' }))
  else expect(chunks()).toHaveLength(count)
})

test('a document signed on a Nano is read as signed', async () => {
  const { text, reply } = NANO_MESSAGE
  const replies = [
    ...messageChunks(ETHEREUM_PATH, text)
      .slice(1)
      .map(() => '9000'),
    reply,
  ]
  const channel: ApduChannel = {
    exchange: () => Promise.resolve(Buffer.from(replies.shift() ?? '', 'hex')),
    close: () => Promise.resolve(),
  }
  const signature = await signMessage(channel, { path: ETHEREUM_PATH, publicKey: ETHEREUM_KEY, text })
  expect(Buffer.from(signature).toString('hex')).toBe(reply.slice(2, 130))
})

/** What the dashboard and an app say of themselves; published with device-sdk-ts. */
const DASHBOARD = [
  ['0105424f4c4f5309312e342e302d7263329000', { name: null, version: '1.4.0-rc2' }],
  ['0107426974636f696e0b322e312e352d616c70686101029000', { name: 'Bitcoin', version: '2.1.5-alpha' }],
] as const

test.for(DASHBOARD)('%s is asked for and read', async ([reply, app]) => {
  expect(await appAndVersion(replaying([['b001000000', reply]]))).toEqual(app)
})

test.for(RECORDED_FRAMES)('frames: $name, as the transport writes and reads them', async ({ apdu, request, reply, response }) => {
  // The library draws its channel; the recorded one was 0101.
  const random = vi.spyOn(Math, 'random').mockReturnValue((0x0101 + 0.5) / 0xffff)
  let due = request.length
  const handle = handleThat(() => {
    due -= 1
    return due === 0 ? [...response] : []
  })
  const clock = { now: () => 0, sleep: () => new Promise<void>(() => {}) }
  const channel = await openChannel({ hid: { devices: () => [], open: () => handle }, clock }, { path: '/1', model: 'Flex' })
  random.mockRestore()
  expect(Buffer.from(await channel.exchange(Buffer.from(apdu, 'hex'), 'user')).toString('hex')).toBe(reply)
  expect(handle.written).toEqual(request.map((frame) => `00${frame}`))
  await channel.close()
})

/** A key of which the published signature is one: the sessions are of several seeds, and only the addresses of some are published. */
function someKey(reply: string, hash: Hex): string {
  return secp256k1.Signature.fromHex(`00${reply.slice(2, 130)}`, 'recovered')
    .recoverPublicKey(Buffer.from(hash.slice(2), 'hex'))
    .toHex(true)
}

const PATHS = [ETHEREUM_PATH, "44'/60'/0'/0'/0"]
const isSigning = ({ exchanges }: (typeof PUBLISHED)[number]) => ['04', '08'].includes(exchanges[0]?.[0].slice(2, 4) ?? '')

describe('published with hw-app-eth', () => {
  test.for(PUBLISHED.filter(isSigning))('$name', async ({ exchanges }) => {
    const path = PATHS.find((one) => payload(exchanges).startsWith(Buffer.from(encodePath(one)).toString('hex'))) ?? ''
    const channel = replaying(exchanges)
    const reply = exchanges.at(-1)?.[1] ?? ''
    const [text, unsigned] = [textOf(exchanges), unsignedOf(exchanges)]
    const signature = exchanges[0]?.[0].startsWith('e008')
      ? await signMessage(channel, { path, text, publicKey: someKey(reply, hashMessage(text)) })
      : await signTransaction(channel, { path, unsigned, publicKey: someKey(reply, keccak256(unsigned)) })
    expect(Buffer.from(signature).toString('hex')).toBe(reply.slice(2, 130))
    expect(channel.left()).toBe(0)
  })

  test('the settings, and requests of forms that Waybill does not use', async () => {
    const [config, ...addresses] = PUBLISHED.filter((one) => !isSigning(one))
    expect(await readBlindSigning(replaying(config?.exchanges ?? []))).toBe(true)
    const others = [
      ...addresses.flatMap(({ exchanges }) => exchanges.map(([request]) => request)),
      ...PUBLISHED_TYPED.flatMap(({ requests }) => requests),
    ]
    expect(others).toHaveLength(2 + 63 + 23)
    expect(others.map(encodedAgain)).toEqual(others)
  })
})

test('no recording is left out: so many are shared, of each kind', () => {
  const names = Object.keys(VECTORS)
  expect([...Object.keys(OURS), ...Object.keys(ENCODED), ...Object.keys(MALFORMED)].toSorted()).toEqual(names.toSorted())
  const count = {
    ethereum: names.filter((name) => name.startsWith('eth-')).length + LENGTHS.length,
    cosmos: names.filter((name) => name.startsWith('cosmos-')).length,
    frames: RECORDED_FRAMES.length,
    dashboard: DASHBOARD.length,
    published: PUBLISHED.length + PUBLISHED_TYPED.length,
  }
  expect(count).toEqual({ ethereum: 28, cosmos: 22, frames: 4, dashboard: 2, published: 14 })
})
