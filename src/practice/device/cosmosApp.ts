// The Ledger Cosmos app's commands, faithful to recordings of the real app 2.38.13.
// Source: cosmos/ledger-cosmos docs/APDUSPEC.md, app/src/apdu_handler.c, chain_config.c, coin.h, crypto.c.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { COSMOS, STATUS } from '../../wire/apdu.ts'
import { encodeBech32 } from '../keys/bech32.ts'
import { concat, fromHex, utf8 } from '../keys/bytes.ts'
import { cosmosAddressBytes, derive, ethereumAddressBytes, type KeyNode } from '../keys/mnemonic.ts'
import { answerOf, numbersOf, ok, Refusal, statusReply, type AppAnswer, type AppSettings, type DeviceApp } from './appAnswer.ts'
import { documentFault, documentPrompt } from './cosmosPages.ts'
import { addressPrompt, noticePrompt } from './prompts.ts'

const HARDENED = 0x80000000
const [COSMOS_COIN, ETHEREUM_COIN] = [118, 60]
/** The only prefixes that the app knows, by coin type. */
const PREFIXES: Readonly<Record<number, readonly string[]>> = {
  [COSMOS_COIN]: ['cosmos', 'osmo', 'dydx', 'mantra', 'xion', 'celestia', 'core', 'neutron'],
  [ETHEREUM_COIN]: ['inj', 'evmos', 'xpla', 'dym', 'zeta', 'bera', 'human'],
}
/** Bytes of a value on one screen: a touch screen's buffer of 180 ends with a zero, the buttons' one is as long as a value gets. */
export const VALUE_ROOM = { touch: 179, buttons: 4095 }
const SW = { prefixLength: 0x698a, coinType: 0x698b, prefix: 0x698c, pathNeedsExpert: 0x6989, bufferFull: 0x6988 }
/** Bytes of a document that the app keeps. */
const BUFFER = 16_384
const PATH_BYTES = 20

interface Account {
  node: KeyNode
  coin: number
}

interface Signing extends Account {
  /** Of the address that the app takes for the signer's. */
  prefix: string
  bytes: Uint8Array
}

/** Five numbers, little-endian, and nothing is looked at behind them; the form of the path decides before the numbers in it, and those before the prefix. */
function readAccount(root: KeyNode, data: Uint8Array, prefix: string | null, settings: AppSettings): Account {
  if (data.length < PATH_BYTES) throw new Refusal(STATUS.wrongLength)
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const path = [0, 4, 8, 12, 16].map((at) => view.getUint32(at, true))
  const [purpose = 0, coinType = 0, account = 0, change = 0, index = 0] = path
  const coin = coinType - HARDENED
  const prefixes = PREFIXES[coin]
  // Hardening is not looked at.
  if (prefixes === undefined || purpose !== HARDENED + 44 || change !== 0) throw new Refusal(SW.coinType)
  if ((account % HARDENED > 100 || index % HARDENED > 100) && !settings.expertMode) throw new Refusal(SW.pathNeedsExpert)
  // Without a prefix a key of Ethereum's kind could be shown under any name.
  if (prefix === null && coin === ETHEREUM_COIN) throw new Refusal(SW.coinType)
  if (prefix !== null && !prefixes.includes(prefix)) throw new Refusal(SW.prefix)
  return { node: derive(root, path), coin }
}

function readPrefix(data: Uint8Array): { prefix: string; rest: Uint8Array } {
  const [length] = data
  if (length === undefined) throw new Refusal(STATUS.dataInvalid)
  if (length < 1 || length > 83) throw new Refusal(SW.prefixLength)
  if (data.length < 1 + length) throw new Refusal(STATUS.dataInvalid)
  return { prefix: Buffer.from(data.slice(1, 1 + length)).toString('latin1'), rest: data.slice(1 + length) }
}

function addressOf({ node, coin }: Account, prefix: string): string {
  const key = secp256k1.getPublicKey(node.secretKey, true)
  return encodeBech32(prefix, coin === ETHEREUM_COIN ? ethereumAddressBytes(key) : cosmosAddressBytes(key))
}

/** Any P1 but 0 asks the user. */
function getAddress(root: KeyNode, settings: AppSettings, p1: number, data: Uint8Array): AppAnswer {
  const { prefix, rest } = readPrefix(data)
  const { node, coin } = readAccount(root, rest, prefix, settings)
  const key = secp256k1.getPublicKey(node.secretKey, true)
  const address = addressOf({ node, coin }, prefix)
  const reply = ok(concat(key, utf8(address)))
  return p1 === 0
    ? reply
    : { prompt: addressPrompt(address, 'Cosmos'), shown: address, approved: () => reply, rejected: STATUS.rejectedCosmos }
}

function review({ node, coin, prefix, bytes }: Signing, settings: AppSettings, room: number): AppAnswer {
  // Before the text is looked at, and with no reply until the notice is dismissed.
  if (coin === ETHEREUM_COIN && !settings.expertMode) {
    const prompt = noticePrompt('Expert Mode', 'Required')
    return { prompt, shown: prompt.title, approved: () => statusReply(STATUS.dataInvalid), rejected: STATUS.dataInvalid }
  }
  const text = Buffer.from(bytes).toString('utf8')
  const fault = documentFault(text)
  if (fault !== null) throw new Refusal(STATUS.dataInvalid, utf8(fault))
  const digest = coin === ETHEREUM_COIN ? keccak_256(bytes) : sha256(bytes)
  const approved = (): Uint8Array => ok(secp256k1.sign(digest, node.secretKey, { prehash: false, lowS: true, format: 'der' }))
  return {
    prompt: documentPrompt(text, { expertMode: settings.expertMode, own: addressOf({ node, coin }, prefix), room }),
    shown: text,
    approved,
    rejected: STATUS.rejectedCosmos,
  }
}

/** Documents in parts: the path first, then the text. Only amino JSON is signed here, not the newer textual form. */
function documentSigner(root: KeyNode, settings: AppSettings, room: number) {
  let signing: Signing | null = null
  const begin = (data: Uint8Array): AppAnswer => {
    // A half-sent document is not dropped by the next one, but by any other refusal of the app.
    if (signing !== null) throw new Refusal(STATUS.rejectedCosmos)
    const rest = data.slice(PATH_BYTES)
    const prefix = rest.length === 0 ? null : readPrefix(rest).prefix
    signing = { ...readAccount(root, data.slice(0, PATH_BYTES), prefix, settings), prefix: prefix ?? 'cosmos', bytes: new Uint8Array() }
    return statusReply(STATUS.ok)
  }
  const goOn = (data: Uint8Array, isLast: boolean): AppAnswer => {
    if (signing === null) throw new Refusal(STATUS.rejectedCosmos)
    const whole: Signing = { ...signing, bytes: concat(signing.bytes, data) }
    signing = isLast || whole.bytes.length > BUFFER ? null : whole
    if (whole.bytes.length > BUFFER) throw new Refusal(SW.bufferFull)
    return isLast ? review(whole, settings, room) : statusReply(STATUS.ok)
  }
  const sign = (p1: number, p2: number, data: Uint8Array): AppAnswer => {
    if (p1 > 2) throw new Refusal(STATUS.wrongP1P2)
    // The form of the text is looked at when all of it is there.
    if (p1 === 2 && p2 !== 0 && signing !== null) throw new Refusal(STATUS.dataInvalid)
    return p1 === 0 ? begin(data) : goOn(data, p1 === 2)
  }
  return { sign, isBusy: () => signing !== null, reset: () => void (signing = null) }
}

/** A Flex, as the recorded one. */
const TARGET = fromHex('33300004')

/** The app over the keys of a seed. @param version of the app, as it is now @param room bytes of a value on one screen */
export function createCosmosApp(root: KeyNode, settings: AppSettings, version = () => '2.38.13', room = VALUE_ROOM.touch): DeviceApp {
  const { sign, isBusy, reset } = documentSigner(root, settings, room)
  const run = (apdu: Uint8Array): AppAnswer => {
    const [cla, ins, p1 = 0, p2 = 0] = apdu
    if (cla !== COSMOS.cla) throw new Refusal(STATUS.claNotSupported)
    // What arrived counts, not the length that it names.
    if (apdu.length < 5) throw new Refusal(STATUS.wrongLength)
    if (ins === COSMOS.getVersion) return ok(concat(Uint8Array.of(0, ...numbersOf(version()), 0), TARGET))
    if (ins === COSMOS.sign) return sign(p1, p2, apdu.slice(5))
    if (ins !== COSMOS.getAddress) throw new Refusal(STATUS.insNotSupported)
    if (isBusy()) throw new Refusal(STATUS.rejectedCosmos)
    return getAddress(root, settings, p1, apdu.slice(5))
  }
  const resetting = (apdu: Uint8Array): AppAnswer => {
    try {
      return run(apdu)
    } catch (error) {
      // Any refusal except that of a command out of turn drops what was half sent.
      if (error instanceof Refusal && error.word !== STATUS.rejectedCosmos) reset()
      throw error
    }
  }
  return { handle: (apdu) => answerOf(() => resetting(apdu)), reset }
}
