// Every recording of a Ledger that there is, and how the host's side of it is held: by which of our commands, and how it ends.
import { readCosmosKey, readCosmosVersion, confirmCosmosAddress, signDocument } from '../../../src/main/ledger/apps/ledgerCosmos.ts'
import { confirmAddress, readBlindSigning, readKey, signMessage, signTransaction } from '../../../src/main/ledger/apps/ledgerEthereum.ts'
import { requestApp } from '../../../src/main/ledger/apps/ledgerOs.ts'
import { RECORDED } from '../../../src/practice/device/recorded/fixtures.ts'
import { RECORDED_COSMOS } from '../../../src/practice/device/recorded/recordedCosmos.ts'
import { RECORDED_TRANSACTIONS } from '../../../src/practice/device/recorded/recordedTransactions.ts'
import { RECORDED_TYPED } from '../../../src/practice/device/recorded/recordedTyped.ts'
import type { ApduChannel } from '../../../src/wire/apdu.ts'
import { COSMOS_KEY, COSMOS_PATH, ETHEREUM_KEY, ETHEREUM_PATH } from '../benches/deviceBench.ts'

export type Exchanges = readonly (readonly [string, string])[]

/** The recorded exchanges, by name behind the app's. */
export const VECTORS: Readonly<Record<string, Exchanges>> = Object.fromEntries([
  ...[...RECORDED, ...RECORDED_TRANSACTIONS, ...RECORDED_TYPED].map(({ name, exchanges }) => [`eth-${name}`, exchanges] as const),
  ...RECORDED_COSMOS.map(({ name, exchanges }) => [`cosmos-${name}`, exchanges] as const),
])

/** What the requests carry behind their five bytes of header, joined. */
export const payload = (exchanges: Exchanges) => exchanges.map(([request]) => request.slice(10)).join('')
/** Behind the path of five parts. */
export const unsignedOf = (exchanges: Exchanges): `0x${string}` => `0x${payload(exchanges).slice(42)}`
/** Behind the path and the length of the message. */
export const textOf = (exchanges: Exchanges) => Buffer.from(payload(exchanges).slice(50), 'hex').toString()
/** Behind the command that carries the path. */
const documentOf = (exchanges: Exchanges) => Buffer.from(payload(exchanges.slice(1)), 'hex').toString()

type Ours = (channel: ApduChannel, exchanges: Exchanges) => Promise<unknown>

const ethereum = { path: ETHEREUM_PATH, publicKey: ETHEREUM_KEY }
const cosmos = { path: COSMOS_PATH, publicKey: COSMOS_KEY }
const message: Ours = (channel, exchanges) => signMessage(channel, { ...ethereum, text: textOf(exchanges) })
const transaction: Ours = (channel, exchanges) => signTransaction(channel, { ...ethereum, unsigned: unsignedOf(exchanges) })
const document: Ours = (channel, exchanges) => signDocument(channel, { ...cosmos, text: documentOf(exchanges) })
const address =
  (prefix: string, path = COSMOS_PATH): Ours =>
  (channel) =>
    readCosmosKey(channel, path, prefix)
const ETHEREUM_COIN = "44'/60'/0'/0/0"

/** Our command, and the error that it ends with; null where it succeeds. */
export const OURS: Readonly<Record<string, [Ours, string | null]>> = {
  'eth-config-blind-off': [readBlindSigning, null],
  "eth-addr-44'/60'/0'/0/0": [(channel) => readKey(channel, ETHEREUM_PATH), null],
  "eth-addr-44'/60'/0'/0/1": [(channel) => readKey(channel, "44'/60'/0'/0/1"), null],
  'eth-addr-show-reject': [(channel) => confirmAddress(channel, ETHEREUM_PATH), 'device.rejected'],
  'eth-pm-short': [message, null],
  'eth-pm-amino': [message, null],
  'eth-tx-legacy-c1': [transaction, null],
  'eth-tx-eip1559-c1': [transaction, null],
  'eth-tx-eip1559-c11155111': [transaction, null],
  'eth-tx-legacy-c11155111': [transaction, null],
  'eth-tx-reject': [transaction, 'device.rejected'],
  'eth-tx-erc20-blind-off': [transaction, 'device.blindSigning'],
  // Refused at its first part; the whole of it was recorded once more with the setting on.
  'eth-tx-bigdata-blind-off': [(channel) => transaction(channel, VECTORS['eth-tx-bigdata-reject'] ?? []), 'device.blindSigning'],
  'eth-tx-bigdata-reject': [transaction, 'device.rejected'],
  'cosmos-version': [readCosmosVersion, null],
  'cosmos-addr-cosmos-118': [address('cosmos'), null],
  'cosmos-addr-osmo-118': [address('osmo'), null],
  'cosmos-addr-evmos-60': [address('evmos', ETHEREUM_COIN), null],
  'cosmos-addr-init-118': [address('init'), 'device.failed'],
  'cosmos-addr-init-60': [address('init', ETHEREUM_COIN), 'device.failed'],
  'cosmos-addr-cosmos-60': [address('cosmos', ETHEREUM_COIN), 'device.failed'],
  'cosmos-addr-stars-118': [address('stars'), 'device.failed'],
  'cosmos-addr-terra-330': [address('terra', "44'/330'/0'/0/0"), 'device.failed'],
  'cosmos-addr-acct101': [address('cosmos', "44'/118'/101'/0/0"), 'device.failed'],
  'cosmos-addr-show': [(channel) => confirmCosmosAddress(channel, COSMOS_PATH), null],
  'cosmos-addr-show-reject': [(channel) => confirmCosmosAddress(channel, COSMOS_PATH), 'device.rejected'],
  'cosmos-sign-reject': [document, 'device.rejected'],
  'cosmos-sign-ibc': [document, null],
  'cosmos-sign-hrp-cosmos': [document, null],
  'cosmos-sign-badjson': [document, 'device.failed'],
  'cosmos-openapp-inapp': [(channel) => requestApp(channel, 'Ethereum'), 'device.wrongApp'],
}

/**
 * What Waybill never asks: bytes that are no text, typed data, blobs, unknown and unfinished commands. The encoder that all of its
 * commands go through writes these too, and the last answer is read as this error; null where it is data.
 */
export const ENCODED: Readonly<Record<string, string | null>> = {
  'eth-pm-binary': null,
  'eth-712-hashed-reject': 'device.rejected',
  'eth-712-full': null,
  'eth-sw-cla': 'device.wrongApp',
  'eth-sw-ins': 'device.wrongApp',
  'eth-sw-len': 'device.failed',
  'eth-sw-txtype': 'device.failed',
  'eth-pm-abort-then-pm': 'device.failed',
  'cosmos-sign-60-nohrp': 'device.failed',
  'cosmos-sw-ins': 'device.wrongApp',
  'cosmos-sw-add-first': 'device.rejected',
  // No reply was recorded: the app waits for its user.
  'cosmos-sign-60-inj-noexpert': null,
}

/** Malformed commands: no encoder of Waybill can write them, and the answer is read as this error. */
export const MALFORMED: Readonly<Record<string, string>> = { 'eth-sw-lc': 'device.failed', 'cosmos-sw-short': 'device.failed' }
