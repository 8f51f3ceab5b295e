// The Ledger Ethereum app's commands that Waybill uses, faithful to recordings of the real app 1.22.
// Source: LedgerHQ/app-ethereum doc/ethapp.adoc, src/features.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { ETH, STATUS } from '../../wire/apdu.ts'
import { checksumAddress, concat, utf8 } from '../keys/bytes.ts'
import { derive, ethereumAddressBytes, type KeyNode } from '../keys/mnemonic.ts'
import { addressPrompt, messagePrompt, type DevicePrompt } from './prompts.ts'

/** An answer now, or a question to the user first. */
export type AppAnswer = Uint8Array | { prompt: DevicePrompt; shown: string; approved: () => Uint8Array }

export interface EthereumApp {
  handle(apdu: Uint8Array): AppAnswer
  /** Forgets a half-sent message. */
  reset(): void
}

interface Signing {
  node: KeyNode
  total: number
  bytes: Uint8Array
}

const HARDENED = 0x80000000
/** 16 KiB of heap less what the app itself uses; measured: 6000 bytes pass, 8000 do not. */
const HEAP = 15_800

/** A bare status word. */
export function statusReply(word: number): Uint8Array {
  return Uint8Array.of(word >>> 8, word & 0xff)
}

function ok(data: Uint8Array): Uint8Array {
  return concat(data, statusReply(STATUS.ok))
}

class Refusal extends Error {
  readonly word: number
  constructor(word: number) {
    super(`refused with ${word.toString(16)}`)
    this.word = word
  }
}

function readPath(data: Uint8Array): { path: number[]; rest: Uint8Array } {
  const count = data[0] ?? 0
  if (count < 1 || count > 10 || data.length < 1 + count * 4) throw new Refusal(STATUS.invalidData)
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const path = Array.from({ length: count }, (_, index) => view.getUint32(1 + index * 4))
  const [purpose, coin] = path
  if (purpose !== HARDENED + 44 && purpose !== HARDENED + 45) throw new Refusal(STATUS.pathNotAllowed)
  if (coin !== HARDENED + 60) throw new Refusal(STATUS.pathNotAllowed)
  return { path, rest: data.slice(1 + count * 4) }
}

function addressReply(node: KeyNode, withChainCode: boolean): { reply: Uint8Array; address: string } {
  const point = secp256k1.getPublicKey(node.secretKey, false)
  const address = checksumAddress(ethereumAddressBytes(point))
  const letters = utf8(address.slice(2))
  const code = withChainCode ? node.chainCode : new Uint8Array()
  return { reply: ok(concat(Uint8Array.of(point.length), point, Uint8Array.of(letters.length), letters, code)), address }
}

function signPersonal(node: KeyNode, message: Uint8Array): Uint8Array {
  const digest = keccak_256(concat(utf8(`\u0019Ethereum Signed Message:\n${message.length}`), message))
  const signature = secp256k1.sign(digest, node.secretKey, { prehash: false, lowS: true, format: 'recovered' })
  return ok(concat(Uint8Array.of(27 + (signature[0] ?? 0)), signature.slice(1)))
}

/** Room that a message and its display copy take in the app's heap. */
function heapOf(bytes: Uint8Array): number {
  const printable = bytes.every((byte) => (byte >= 0x20 && byte <= 0x7e) || (byte >= 0x09 && byte <= 0x0d))
  return bytes.length + (printable ? bytes.length : bytes.length * 2 + 2)
}

type Command = (p1: number, p2: number, data: Uint8Array) => AppAnswer

function dispatch(apdu: Uint8Array, commands: Readonly<Record<number, Command>>): AppAnswer {
  const [cla = 0, ins = 0, p1 = 0, p2 = 0, length = 0] = apdu
  if (cla !== ETH.cla) return statusReply(STATUS.claNotSupported)
  // Recorded: a wrong length is answered with the first two bytes of the command and 6A87.
  if (apdu.length - 5 !== length) return concat(Uint8Array.of(cla, ins), statusReply(0x6a87))
  try {
    return commands[ins]?.(p1, p2, apdu.slice(5)) ?? statusReply(STATUS.insNotSupported)
  } catch (error) {
    if (error instanceof Refusal) return statusReply(error.word)
    throw error
  }
}

/** The app over the keys of a seed. */
export function createEthereumApp(root: KeyNode): EthereumApp {
  let signing: Signing | null = null

  const getAddress = (p1: number, p2: number, data: Uint8Array): AppAnswer => {
    signing = null
    if (p1 > 1 || p2 > 1) throw new Refusal(STATUS.wrongP1P2)
    const { path } = readPath(data)
    const { reply, address } = addressReply(derive(root, path), p2 === 1)
    return p1 === 0 ? reply : { prompt: addressPrompt(address), shown: address, approved: () => reply }
  }
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
  const signMessage = (p1: number, data: Uint8Array): AppAnswer => {
    if (p1 === 0x80) {
      if (signing === null) throw new Refusal(STATUS.stateConfused)
      signing = { ...signing, bytes: concat(signing.bytes, data) }
      return finishWhenWhole(signing)
    }
    if (p1 !== 0) throw new Refusal(STATUS.wrongP1P2)
    if (signing !== null) {
      signing = null
      throw new Refusal(STATUS.stateConfused)
    }
    const { path, rest } = readPath(data)
    if (rest.length < 4) throw new Refusal(STATUS.invalidData)
    const total = new DataView(rest.buffer, rest.byteOffset, rest.byteLength).getUint32(0)
    if (total > HEAP) throw new Refusal(STATUS.tooLong)
    signing = { node: derive(root, path), total, bytes: rest.slice(4) }
    return finishWhenWhole(signing)
  }
  return {
    handle: (apdu) =>
      dispatch(apdu, {
        [ETH.getConfiguration]: () => ok(Uint8Array.of(0x02, 1, 22, 0)),
        [ETH.getAddress]: getAddress,
        [ETH.signMessage]: (p1, _, data) => signMessage(p1, data),
      }),
    reset: () => {
      signing = null
    },
  }
}
