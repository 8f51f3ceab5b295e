// The recordings of the real apps from the host's side: our commands are the recorded requests, byte for byte, and the recorded
// replies are read as what they are. The other side, the virtual device's, is held against them in virtualLedger.test.ts.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hashMessage, keccak256, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { confirmCosmosAddress, readCosmosKey, signDocument } from '../../src/main/signers/ledgerCosmos.ts'
import { encodePath } from '../../src/main/signers/apdu.ts'
import {
  confirmAddress,
  messageChunks,
  readBlindSigning,
  readKey,
  signMessage,
  signTransaction,
} from '../../src/main/signers/ledgerEthereum.ts'
import { RECORDED } from '../../src/practice/device/fixtures.ts'
import { PUBLISHED } from '../../src/practice/device/publishedSessions.ts'
import { RECORDED_COSMOS } from '../../src/practice/device/recordedCosmos.ts'
import { RECORDED_TRANSACTIONS } from '../../src/practice/device/recordedTransactions.ts'
import type { ApduChannel } from '../../src/wire/apdu.ts'
import { COSMOS_KEY, COSMOS_PATH, ETHEREUM_KEY, ETHEREUM_PATH } from '../support/deviceBench.ts'

type Exchanges = readonly (readonly [string, string])[]

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

/** What the requests carry behind their five bytes of header, joined. */
const payload = (exchanges: Exchanges) => exchanges.map(([request]) => request.slice(10)).join('')
/** Behind the path of five parts. */
const unsignedOf = (exchanges: Exchanges): `0x${string}` => `0x${payload(exchanges).slice(42)}`
/** Behind the path and the length of the message. */
const textOf = (exchanges: Exchanges) => Buffer.from(payload(exchanges).slice(50), 'hex').toString()
/** Behind the command that carries the path. */
const documentOf = (exchanges: Exchanges) => Buffer.from(payload(exchanges.slice(1)), 'hex').toString()

const ethereum = { path: ETHEREUM_PATH, publicKey: ETHEREUM_KEY }
const cosmos = { path: COSMOS_PATH, publicKey: COSMOS_KEY }
const message = (channel: ApduChannel, exchanges: Exchanges) => signMessage(channel, { ...ethereum, text: textOf(exchanges) })
const transaction = (channel: ApduChannel, exchanges: Exchanges) =>
  signTransaction(channel, { ...ethereum, unsigned: unsignedOf(exchanges) })
const document = (channel: ApduChannel, exchanges: Exchanges) => signDocument(channel, { ...cosmos, text: documentOf(exchanges) })

/** The recording, our command, and the error that it ends with; null where it succeeds. */
const OURS: [string, (channel: ApduChannel, exchanges: Exchanges) => Promise<unknown>, string | null][] = [
  ['config-blind-off', readBlindSigning, null],
  ["addr-44'/60'/0'/0/0", (channel) => readKey(channel, ETHEREUM_PATH), null],
  ["addr-44'/60'/0'/0/1", (channel) => readKey(channel, "44'/60'/0'/0/1"), null],
  ['addr-show-reject', (channel) => confirmAddress(channel, ETHEREUM_PATH), 'device.rejected'],
  ['pm-short', message, null],
  ['pm-amino', message, null],
  ['tx-legacy-c1', transaction, null],
  ['tx-eip1559-c1', transaction, null],
  ['tx-eip1559-c11155111', transaction, null],
  ['tx-legacy-c11155111', transaction, null],
  ['tx-reject', transaction, 'device.rejected'],
  ['tx-erc20-blind-off', transaction, 'device.blindSigning'],
  ['tx-bigdata-reject', transaction, 'device.rejected'],
  ['addr-cosmos-118', (channel) => readCosmosKey(channel, COSMOS_PATH), null],
  ['addr-acct101', (channel) => readCosmosKey(channel, "44'/118'/101'/0/0"), 'device.failed'],
  ['addr-show', (channel) => confirmCosmosAddress(channel, COSMOS_PATH), null],
  ['addr-show-reject (Cosmos)', (channel) => confirmCosmosAddress(channel, COSMOS_PATH), 'device.rejected'],
  ['sign-reject', document, 'device.rejected'],
  ['sign-ibc', document, null],
  ['sign-hrp-cosmos', document, null],
  ['sign-badjson', document, 'device.failed'],
]

function recorded(name: string): Exchanges {
  const isCosmos = name.endsWith(' (Cosmos)')
  const all = isCosmos ? RECORDED_COSMOS : [...RECORDED, ...RECORDED_TRANSACTIONS, ...RECORDED_COSMOS]
  const found = all.find((one) => one.name === name.replace(' (Cosmos)', ''))
  if (found === undefined) throw new Error(`nothing was recorded as ${name}`)
  return found.exchanges
}

test.for(OURS)('%s: our requests are the recorded ones', async ([name, run, code]) => {
  const exchanges = recorded(name)
  const channel = replaying(exchanges)
  const [outcome] = await Promise.allSettled([run(channel, exchanges)])
  if (code === null) expect(outcome).toMatchObject({ status: 'fulfilled' })
  else expect(outcome).toMatchObject({ status: 'rejected', reason: { code } })
  expect(channel.left()).toBe(0)
})

test.for([
  [1000, 7],
  [2000, 14],
  [3000, 21],
] as const)('a message of %i bytes goes in %i commands, as recorded', ([length, count]) => {
  expect(messageChunks(ETHEREUM_PATH, 'A'.repeat(length))).toHaveLength(count)
})

/** A key of which the published signature is one: the sessions are of several seeds, and only the addresses of some are published. */
function someKey(reply: string, hash: Hex): string {
  return secp256k1.Signature.fromHex(`00${reply.slice(2, 130)}`, 'recovered')
    .recoverPublicKey(Buffer.from(hash.slice(2), 'hex'))
    .toHex(true)
}

const PATHS = [ETHEREUM_PATH, "44'/60'/0'/0'/0"]

test.for(PUBLISHED.filter(({ exchanges }) => ['04', '08'].includes(exchanges[0]?.[0].slice(2, 4) ?? '')))(
  'published: $name',
  async ({ exchanges }) => {
    const path = PATHS.find((one) => payload(exchanges).startsWith(Buffer.from(encodePath(one)).toString('hex'))) ?? ''
    const channel = replaying(exchanges)
    const reply = exchanges.at(-1)?.[1] ?? ''
    const [text, unsigned] = [textOf(exchanges), unsignedOf(exchanges)]
    const signature = exchanges[0]?.[0].startsWith('e008')
      ? await signMessage(channel, { path, text, publicKey: someKey(reply, hashMessage(text)) })
      : await signTransaction(channel, { path, unsigned, publicKey: someKey(reply, keccak256(unsigned)) })
    expect(Buffer.from(signature).toString('hex')).toBe(reply.slice(2, 130))
    expect(channel.left()).toBe(0)
  },
)
