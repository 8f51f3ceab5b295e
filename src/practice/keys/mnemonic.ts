// Keys of the public test mnemonic: the practice accounts and the virtual Ledger share them. Sources: BIP-39, BIP-32, BIP-44.
import { createHmac, pbkdf2Sync } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { encodeBech32 } from './bech32.ts'
import { checksumAddress, concat } from './bytes.ts'

/** The mnemonic every Ethereum development tool uses. Public: never fund it on a real network. */
export const PRACTICE_MNEMONIC = 'test test test test test test test test test test test junk'
const HARDENED = 0x80000000
const ORDER = secp256k1.Point.Fn.ORDER

/** A node of the key tree. */
export interface KeyNode {
  secretKey: Uint8Array
  chainCode: Uint8Array
}

/** One account: its key in three forms and its address in both spellings. */
export interface PracticeKey {
  index: number
  secretKey: Uint8Array
  /** 33 bytes. */
  publicKey: Uint8Array
  bech32: string
  /** 0x with EIP-55 casing. */
  hex: string
}

function toInteger(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
}

function splitDigest(key: Uint8Array | string, data: Uint8Array): { left: Uint8Array; right: Uint8Array } {
  const digest = createHmac('sha512', key).update(data).digest()
  return { left: new Uint8Array(digest.subarray(0, 32)), right: new Uint8Array(digest.subarray(32)) }
}

/** The root of a mnemonic with an empty passphrase. */
export function rootOf(mnemonic: string): KeyNode {
  const seed = pbkdf2Sync(mnemonic.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512')
  const { left, right } = splitDigest('Bitcoin seed', new Uint8Array(seed))
  return { secretKey: left, chainCode: right }
}

/** What of its parent a child comes from. */
function headOf({ secretKey }: KeyNode, index: number): Uint8Array {
  return index >= HARDENED ? concat(new Uint8Array(1), secretKey) : secp256k1.getPublicKey(secretKey, true)
}

function childOf(parent: KeyNode, index: number, head = headOf(parent, index)): KeyNode {
  const number = new Uint8Array(4)
  new DataView(number.buffer).setUint32(0, index)
  const { left, right } = splitDigest(parent.chainCode, concat(head, number))
  const secret = (toInteger(left) + toInteger(parent.secretKey)) % ORDER
  return { secretKey: new Uint8Array(Buffer.from(secret.toString(16).padStart(64, '0'), 'hex')), chainCode: right }
}

/** Walks from a node along path numbers (hardened ones with bit 31 set). */
export function derive(root: KeyNode, path: readonly number[]): KeyNode {
  return path.reduce<KeyNode>((parent, index) => childOf(parent, index), root)
}

/** The 20 address bytes of an Ethereum-style key: the tail of keccak over the uncompressed point. */
export function ethereumAddressBytes(publicKey: Uint8Array): Uint8Array {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return keccak_256(point.subarray(1)).slice(-20)
}

/** The 20 address bytes of a plain Cosmos key: ripemd160 of sha256. Source: cosmos-sdk crypto/keys/secp256k1. */
export function cosmosAddressBytes(publicKey: Uint8Array): Uint8Array {
  return ripemd160(sha256(publicKey))
}

/** The path m/44'/118'/0'/0/index as numbers: where the Cosmos app keeps its accounts. */
function cosmosPath(index: number): number[] {
  return [HARDENED + 44, HARDENED + 118, HARDENED, 0, index]
}

/** A key of the Cosmos app; its address differs from that of the Ethereum app's key. */
export type CosmosKey = Omit<PracticeKey, 'hex'>

/** The account at m/44'/118'/0'/0/index of the practice mnemonic; `bech32` is its address on chains of Initia. */
export function practiceCosmosKey(root: KeyNode, index: number): CosmosKey {
  const { secretKey } = derive(root, cosmosPath(index))
  const publicKey = secp256k1.getPublicKey(secretKey, true)
  return { index, secretKey, publicKey, bech32: encodeBech32('init', cosmosAddressBytes(publicKey)) }
}

/** The path m/44'/60'/0'/0/index as numbers. */
export function ethereumPath(index: number): number[] {
  return [HARDENED + 44, HARDENED + 60, HARDENED, 0, index]
}

/** The account at m/44'/60'/0'/0/index of the practice mnemonic. */
export function practiceKey(root: KeyNode, index: number): PracticeKey {
  return toPracticeKey(derive(root, ethereumPath(index)), index)
}

/** Several such accounts; what their paths share is derived once. */
export function practiceKeys(root: KeyNode, indexes: readonly number[]): PracticeKey[] {
  const parent = derive(root, ethereumPath(0).slice(0, -1))
  const head = headOf(parent, 0)
  return indexes.map((index) => toPracticeKey(childOf(parent, index, head), index))
}

function toPracticeKey({ secretKey }: KeyNode, index: number): PracticeKey {
  const publicKey = secp256k1.getPublicKey(secretKey, true)
  const address = ethereumAddressBytes(publicKey)
  return { index, secretKey, publicKey, bech32: encodeBech32('init', address), hex: checksumAddress(address) }
}
