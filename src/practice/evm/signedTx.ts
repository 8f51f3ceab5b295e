// A transaction as a wallet for Ethereum signed it: taken apart, its signer recovered with noble's curve alone.
// Sources: EIP-155, EIP-2, EIP-2718, EIP-1559; ethereum/go-ethereum core/types/transaction_signing.go (the words of refusals).
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concat, ethereumHash, toHex } from '../keys/bytes.ts'
import { ethereumAddressBytes } from '../keys/mnemonic.ts'
import { NodeRefusal } from './nodeRefusal.ts'
import { decodeRlp, encodeRlp, rlpNumber, type RlpValue } from './rlp.ts'

/** Numbers of money are in wei. */
export interface SignedEthereum {
  /** The signed bytes. */
  raw: Uint8Array
  /** 0x, lower case. */
  hash: string
  /** 0 = legacy, 2 = fee market. */
  type: 0 | 2
  chainId: bigint
  nonce: bigint
  gas: bigint
  /** Most that a unit of gas may cost; the price itself of a legacy transaction. */
  maxFee: bigint
  maxTip: bigint
  /** 0x, lower case; null creates a contract. */
  to: string | null
  value: bigint
  /** 0x. */
  input: string
  parity: 0 | 1
  r: bigint
  s: bigint
  /** 0x, lower case. */
  from: string
}

const HALF_ORDER = secp256k1.Point.Fn.ORDER / 2n

function bytesAt(items: readonly RlpValue[], index: number): Uint8Array {
  const value = items[index]
  if (!(value instanceof Uint8Array)) throw new Error('rlp: expected input string or byte')
  return value
}

function numberAt(items: readonly RlpValue[], index: number): bigint {
  const bytes = bytesAt(items, index)
  if (bytes[0] === 0) throw new Error('rlp: non-canonical integer (leading zero bytes)')
  return bytes.length === 0 ? 0n : BigInt(`0x${toHex(bytes)}`)
}

function addressAt(items: readonly RlpValue[], index: number): string | null {
  const bytes = bytesAt(items, index)
  if (bytes.length !== 0 && bytes.length !== 20) throw new Error('rlp: input string has wrong length for common.Address')
  return bytes.length === 0 ? null : `0x${toHex(bytes)}`
}

function wordOf(value: bigint): Uint8Array {
  return new Uint8Array(Buffer.from(value.toString(16).padStart(64, '0'), 'hex'))
}

/** The signer of a digest. @throws NodeRefusal when no key can have made the signature, or its s is in the upper half (EIP-2). */
function recover(digest: Uint8Array, parity: 0 | 1, r: bigint, s: bigint): string {
  if (s > HALF_ORDER) throw new NodeRefusal(-32000, 'invalid sender')
  try {
    const point = secp256k1.recoverPublicKey(concat(Uint8Array.of(parity), wordOf(r), wordOf(s)), digest, { prehash: false })
    return `0x${toHex(ethereumAddressBytes(point))}`
  } catch {
    throw new NodeRefusal(-32000, 'invalid sender')
  }
}

function readLegacy(raw: Uint8Array, items: readonly RlpValue[]): SignedEthereum {
  if (items.length !== 9) throw new Error('rlp: wrong number of elements for types.LegacyTx')
  const v = numberAt(items, 6)
  if (v < 35n) throw new NodeRefusal(-32000, 'only replay-protected (EIP-155) transactions allowed over RPC')
  const chainId = (v - 35n) / 2n
  const parity = (v - 35n) % 2n === 0n ? 0 : 1
  const [r, s, price] = [numberAt(items, 7), numberAt(items, 8), numberAt(items, 1)]
  const signed = [...items.slice(0, 6), rlpNumber(chainId), new Uint8Array(), new Uint8Array()]
  return {
    raw,
    hash: ethereumHash(raw),
    type: 0,
    chainId,
    nonce: numberAt(items, 0),
    gas: numberAt(items, 2),
    maxFee: price,
    maxTip: price,
    to: addressAt(items, 3),
    value: numberAt(items, 4),
    input: `0x${toHex(bytesAt(items, 5))}`,
    parity,
    r,
    s,
    from: recover(keccak_256(encodeRlp(signed)), parity, r, s),
  }
}

function readFeeMarket(raw: Uint8Array, items: readonly RlpValue[]): SignedEthereum {
  if (items.length !== 12) throw new Error('rlp: wrong number of elements for types.DynamicFeeTx')
  const parityNumber = numberAt(items, 9)
  if (parityNumber > 1n) throw new NodeRefusal(-32000, 'invalid sender')
  const parity = parityNumber === 0n ? 0 : 1
  const [r, s] = [numberAt(items, 10), numberAt(items, 11)]
  const digest = keccak_256(concat(Uint8Array.of(2), encodeRlp(items.slice(0, 9))))
  return {
    raw,
    hash: ethereumHash(raw),
    type: 2,
    chainId: numberAt(items, 0),
    nonce: numberAt(items, 1),
    maxTip: numberAt(items, 2),
    maxFee: numberAt(items, 3),
    gas: numberAt(items, 4),
    to: addressAt(items, 5),
    value: numberAt(items, 6),
    input: `0x${toHex(bytesAt(items, 7))}`,
    parity,
    r,
    s,
    from: recover(digest, parity, r, s),
  }
}

/**
 * Reads signed bytes: a legacy transaction with replay protection, or one with EIP-1559 fees.
 * @throws NodeRefusal in the words of a node when they are neither, or the signature is not valid.
 */
export function readEthereumTx(raw: Uint8Array): SignedEthereum {
  const [first = 0] = raw
  if (first < 0xc0 && first !== 2) throw new NodeRefusal(-32000, 'transaction type not supported')
  try {
    const items = decodeRlp(first === 2 ? raw.slice(1) : raw)
    if (items instanceof Uint8Array) throw new Error('rlp: expected input list')
    return first === 2 ? readFeeMarket(raw, items) : readLegacy(raw, items)
  } catch (error) {
    if (error instanceof NodeRefusal) throw error
    throw new NodeRefusal(-32000, error instanceof Error ? error.message : 'rlp: bad input')
  }
}
