// The Ledger Ethereum app's commands that Waybill uses, faithful to recordings of the real app 1.22.
// Source: LedgerHQ/app-ethereum doc/ethapp.adoc, src/features.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { ETH, STATUS } from '../../../wire/apdu.ts'
import { checksumAddress, concat, toHex, utf8 } from '../../keys/bytes.ts'
import { derive, ethereumAddressBytes, type KeyNode } from '../../keys/mnemonic.ts'
import { answerOf, numbersOf, ok, Refusal, statusReply, type AppAnswer, type AppSettings, type DeviceApp } from '../appAnswer.ts'
import { readSoFar, recoveryByte, typeOf, type ShownTx } from './ethereumTx.ts'
import { LEDGER_NETWORKS } from '../ledgerNetworks.ts'
import { addressPrompt, messagePrompt } from '../prompts.ts'
import { hasAmountRoom, shownFields, transactionPrompt } from './transactionPages.ts'
import { typedDataSigner } from './typedDataSigner.ts'

interface Signing {
  node: KeyNode
  total: number
  bytes: Uint8Array
}

interface SigningTx {
  node: KeyNode
  type: ShownTx['type']
  bytes: Uint8Array
}

const HARDENED = 0x80000000
/** Of a chain's number behind a path. */
const CHAIN_BYTES = 8
/** 16 KiB of heap less what the app itself uses; measured: 6000 bytes pass, 8000 do not. */
const HEAP = 15_800

function readPath(data: Uint8Array): { path: number[]; rest: Uint8Array } {
  const count = data[0] ?? 0
  if (count < 1 || count > 10 || data.length < 1 + count * 4) throw new Refusal(STATUS.invalidData)
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const path = Array.from({ length: count }, (_, index) => view.getUint32(1 + index * 4))
  const [purpose, coin] = path
  // Under 45' lie keys of several owners, whatever the coin; source: BIP-45, the app's Makefile.
  const isAllowed = purpose === HARDENED + 45 || (purpose === HARDENED + 44 && coin === HARDENED + 60)
  if (!isAllowed) throw new Refusal(STATUS.pathNotAllowed)
  return { path, rest: data.slice(1 + count * 4) }
}

function addressReply(node: KeyNode, withChainCode: boolean): { reply: Uint8Array; address: string } {
  const point = secp256k1.getPublicKey(node.secretKey, false)
  const address = checksumAddress(ethereumAddressBytes(point))
  const letters = utf8(address.slice(2))
  const code = withChainCode ? node.chainCode : new Uint8Array()
  return { reply: ok(concat(Uint8Array.of(point.length), point, Uint8Array.of(letters.length), letters, code)), address }
}

function signDigest(node: KeyNode, digest: Uint8Array, first: (parity: number) => number): Uint8Array {
  const signature = secp256k1.sign(digest, node.secretKey, { prehash: false, lowS: true, format: 'recovered' })
  return ok(concat(Uint8Array.of(first(signature[0] ?? 0)), signature.slice(1)))
}

function signPersonal(node: KeyNode, message: Uint8Array): Uint8Array {
  const digest = keccak_256(concat(utf8(`\u0019Ethereum Signed Message:\n${message.length}`), message))
  return signDigest(node, digest, (parity) => 27 + parity)
}

/** Room that a message and its display copy take in the app's heap. */
function heapOf(bytes: Uint8Array): number {
  const printable = bytes.every((byte) => (byte >= 0x20 && byte <= 0x7e) || (byte >= 0x09 && byte <= 0x0d))
  return bytes.length + (printable ? bytes.length : bytes.length * 2 + 2)
}

type Command = (p1: number, p2: number, data: Uint8Array) => AppAnswer

function dispatch(apdu: Uint8Array, commands: Readonly<Record<number, Command>>): AppAnswer {
  const [cla = 0, ins = 0, p1 = 0, p2 = 0, length = 0] = apdu
  // Recorded: a wrong length is answered with the first two bytes of the command and 6A87. Without data its length may be left out.
  if (apdu.length < 4 || (apdu.length > 4 && apdu.length - 5 !== length)) return concat(apdu.slice(0, 2), statusReply(0x6a87))
  if (cla !== ETH.cla) return statusReply(STATUS.claNotSupported)
  return answerOf(() => commands[ins]?.(p1, p2, apdu.slice(5)) ?? statusReply(STATUS.insNotSupported))
}

/** Returns the network of the address: the app's chain where no other is named. */
function networkNamed(rest: Uint8Array): string | null {
  if (rest.length === 0) return 'Ethereum'
  if (rest.length !== CHAIN_BYTES) throw new Refusal(STATUS.invalidData)
  const chainId = new DataView(rest.buffer, rest.byteOffset, rest.byteLength).getBigUint64(0)
  return LEDGER_NETWORKS[chainId.toString()]?.name ?? null
}

function getAddress(root: KeyNode, p1: number, p2: number, data: Uint8Array): AppAnswer {
  if (p1 > 1 || p2 > 1) throw new Refusal(STATUS.wrongP1P2)
  const { path, rest } = readPath(data)
  const network = networkNamed(rest)
  const { reply, address } = addressReply(derive(root, path), p2 === 1)
  return p1 === 0 ? reply : { prompt: addressPrompt(address, network), shown: address, approved: () => reply }
}

/** personal_sign in parts. */
function messageSigner(root: KeyNode) {
  let signing: Signing | null = null
  const finishWhenWhole = (current: Signing): AppAnswer => {
    if (current.bytes.length > current.total) {
      signing = null
      throw new Refusal(STATUS.invalidData)
    }
    if (current.bytes.length < current.total) return statusReply(STATUS.ok)
    signing = null
    if (heapOf(current.bytes) > HEAP) throw new Refusal(STATUS.tooLong)
    const prompt = messagePrompt(current.bytes)
    return { prompt, shown: Buffer.from(current.bytes).toString('utf8'), approved: () => signPersonal(current.node, current.bytes) }
  }
  const begin = (data: Uint8Array): AppAnswer => {
    const { path, rest } = readPath(data)
    if (rest.length < 4) throw new Refusal(STATUS.invalidData)
    const total = new DataView(rest.buffer, rest.byteOffset, rest.byteLength).getUint32(0)
    if (total > HEAP) throw new Refusal(STATUS.tooLong)
    signing = { node: derive(root, path), total, bytes: rest.slice(4) }
    return finishWhenWhole(signing)
  }
  const goOn = (data: Uint8Array): AppAnswer => {
    if (signing === null) throw new Refusal(STATUS.invalidData)
    signing = { ...signing, bytes: concat(signing.bytes, data) }
    return finishWhenWhole(signing)
  }
  return { begin, goOn, isBusy: () => signing !== null, reset: () => void (signing = null) }
}

/** Transactions in parts. */
function transactionSigner(root: KeyNode, settings: AppSettings) {
  let signing: SigningTx | null = null
  const read = (current: SigningTx): AppAnswer => {
    const reading = readSoFar(current.bytes, current.type)
    if (reading.state === 'more' && (settings.blindSigning || !reading.blind)) return statusReply(STATUS.ok)
    signing = null
    if (reading.state !== 'done' || (reading.tx.hasData && !settings.blindSigning)) throw new Refusal(STATUS.invalidData)
    const { tx, length } = reading
    if (!hasAmountRoom(tx)) throw new Refusal(STATUS.amountTooLong)
    const digest = keccak_256(current.bytes.slice(0, length))
    const prompt = transactionPrompt(tx, addressReply(current.node, false).address, `0x${toHex(digest)}`)
    const approved = (): Uint8Array => signDigest(current.node, digest, (parity) => recoveryByte(tx, parity))
    return { prompt, shown: shownFields(prompt), approved }
  }
  const begin = (data: Uint8Array): AppAnswer => {
    const { path, rest } = readPath(data)
    const [first] = rest
    if (first === undefined) throw new Refusal(STATUS.invalidData)
    const type = typeOf(first)
    if (type === null) throw new Refusal(STATUS.unsupportedType)
    signing = { node: derive(root, path), type, bytes: rest }
    return read(signing)
  }
  const goOn = (data: Uint8Array): AppAnswer => {
    if (signing === null) throw new Refusal(STATUS.stateConfused)
    signing = { ...signing, bytes: concat(signing.bytes, data) }
    return read(signing)
  }
  return { begin, goOn, isBusy: () => signing !== null, reset: () => void (signing = null) }
}

/** The app over the keys of a seed. @param version of the app, as it is now */
export function createEthereumApp(root: KeyNode, settings: AppSettings, version = () => '1.22.0-dev'): DeviceApp {
  const [messages, transactions] = [messageSigner(root), transactionSigner(root, settings)]
  const typed = typedDataSigner((data) => {
    const { path, rest } = readPath(data)
    const node = derive(root, path)
    return { rest, sign: (digest) => signDigest(node, digest, (parity) => 27 + parity) }
  }, settings)
  const reset = (): void => {
    typed.reset()
    messages.reset()
    transactions.reset()
  }
  const signMessage = (p1: number, data: Uint8Array): AppAnswer => {
    if (p1 === 0x80) return messages.goOn(data)
    if (p1 !== 0) throw new Refusal(STATUS.wrongP1P2)
    if (messages.isBusy() || transactions.isBusy() || typed.isBusy()) {
      reset()
      throw new Refusal(STATUS.stateConfused)
    }
    return messages.begin(data)
  }
  const signTransaction = (p1: number, p2: number, data: Uint8Array): AppAnswer => {
    if (p2 !== 0 || (p1 !== 0 && p1 !== 0x80)) throw new Refusal(STATUS.wrongP1P2)
    if (p1 === 0x80) return transactions.goOn(data)
    reset()
    return transactions.begin(data)
  }
  const commands: Readonly<Record<number, Command>> = {
    [ETH.getConfiguration]: () => ok(Uint8Array.of(settings.blindSigning ? 0x03 : 0x02, ...numbersOf(version()))),
    [ETH.getAddress]: (p1, p2, data) => {
      reset()
      return getAddress(root, p1, p2, data)
    },
    [ETH.signTransaction]: signTransaction,
    [ETH.signMessage]: (p1, _, data) => signMessage(p1, data),
    [ETH.defineTyped]: (_, p2, data) => typed.define(p2, data),
    [ETH.fillTyped]: (p1, p2, data) => typed.implement(p1, p2, data),
    [ETH.signTyped]: (p1, p2, data) => typed.sign(p1, p2, data),
  }
  const handle = (apdu: Uint8Array): AppAnswer => {
    const answer = dispatch(apdu, commands)
    // Whatever was half sent is forgotten with any refusal; source: src/main.c.
    if (answer instanceof Uint8Array && !isOk(answer)) reset()
    return answer
  }
  return { handle, reset }
}

function isOk(reply: Uint8Array): boolean {
  return reply.at(-2) === STATUS.ok >>> 8 && reply.at(-1) === (STATUS.ok & 0xff)
}
