// A transaction as the Ethereum app reads it while it arrives in pieces, with the app's own habits: what it takes for the end,
// and the one byte that it makes of a recovery number. Sources: LedgerHQ/app-ethereum src/features/signTx, ethUstream.c, issue 14; EIP-155.
import { toHex } from '../keys/bytes.ts'

/** Numbers of money in wei. */
export interface ShownTx {
  /** 0 = legacy. */
  type: 0 | 1 | 2
  /** null: a legacy transaction of before EIP-155, good on every chain. */
  chainId: bigint | null
  gas: bigint
  /** Most that a unit of gas may cost. */
  maxFee: bigint
  /** 0x, lower case; empty for a new contract. */
  to: string
  value: bigint
  hasData: boolean
}

/** How far the bytes reach. `hasData`: so much is known before the end. */
export type Reading = { state: 'more'; hasData: boolean } | { state: 'bad' } | { state: 'done'; tx: ShownTx }

const BAD: Reading = { state: 'bad' }

interface Header {
  start: number
  length: number
}

/** Names of the fields in order, by type. */
const FIELDS: Readonly<Record<0 | 1 | 2, readonly string[]>> = {
  0: ['nonce', 'maxFee', 'gas', 'to', 'value', 'data', 'chainId', 'zero', 'zero'],
  1: ['chainId', 'nonce', 'maxFee', 'gas', 'to', 'value', 'data', 'accessList'],
  2: ['chainId', 'nonce', 'maxTip', 'maxFee', 'gas', 'to', 'value', 'data', 'accessList'],
}

/** The header of the value at a place; null when it is not there yet. */
function headerAt(bytes: Uint8Array, at: number): Header | null {
  const head = bytes[at]
  if (head === undefined) return null
  if (head < 0x80) return { start: at, length: 1 }
  const short = head - (head >= 0xc0 ? 0xc0 : 0x80)
  if (short <= 55) return { start: at + 1, length: short }
  const size = short - 55
  if (bytes.length < at + 1 + size) return null
  return { start: at + 1 + size, length: bytes.slice(at + 1, at + 1 + size).reduce((sum, byte) => sum * 256 + byte, 0) }
}

function numberOf(bytes: Uint8Array | undefined): bigint {
  return bytes === undefined || bytes.length === 0 ? 0n : BigInt(`0x${toHex(bytes)}`)
}

function shownTx(type: 0 | 1 | 2, fields: ReadonlyMap<string, Uint8Array>): ShownTx {
  const to = fields.get('to') ?? new Uint8Array()
  const chainId = fields.get('chainId')
  return {
    type,
    chainId: chainId === undefined ? null : numberOf(chainId),
    gas: numberOf(fields.get('gas')),
    maxFee: numberOf(fields.get('maxFee')),
    to: to.length === 0 ? '' : `0x${toHex(to)}`,
    value: numberOf(fields.get('value')),
    hasData: (fields.get('data')?.length ?? 0) > 0,
  }
}

/** Reads the fields that have arrived whole. */
function readFields(bytes: Uint8Array, type: 0 | 1 | 2, from: number, end: number): Reading {
  const fields = new Map<string, Uint8Array>()
  let at = from
  let hasData = false
  for (const name of FIELDS[type]) {
    // The trap: a part that ends right before the chain's number is taken for a whole transaction of the old kind.
    if (type === 0 && name === 'chainId' && at === bytes.length) return { state: 'done', tx: shownTx(type, fields) }
    const header = headerAt(bytes, at)
    if (header === null) return at >= end ? BAD : { state: 'more', hasData }
    if (name === 'data') hasData = header.length > 0
    at = header.start + header.length
    if (at > end) return BAD
    if (at > bytes.length) return { state: 'more', hasData }
    fields.set(name, bytes.slice(header.start, at))
  }
  return at === end && bytes.length === end ? { state: 'done', tx: shownTx(type, fields) } : BAD
}

/** The type that the first byte says: null for one that the app does not know. */
export function typeOf(bytes: Uint8Array): 0 | 1 | 2 | null {
  const [first = 0xc0] = bytes
  if (first >= 0xc0) return 0
  return first === 1 || first === 2 ? first : null
}

/** Reads what has arrived so far of a transaction whose type is known. */
export function readSoFar(bytes: Uint8Array, type: 0 | 1 | 2): Reading {
  const start = type === 0 ? 0 : 1
  const list = headerAt(bytes, start)
  if (list === null) return { state: 'more', hasData: false }
  if ((bytes[start] ?? 0) < 0xc0) return BAD
  return readFields(bytes, type, list.start, list.start + list.length)
}

/** The first byte of the app's reply: the parity of a typed transaction; else made of the chain's four highest bytes, cut to one. */
export function recoveryByte({ type, chainId }: ShownTx, parity: number): number {
  if (type !== 0) return parity
  if (chainId === null) return 27 + parity
  const digits = chainId.toString(16)
  const high = Number.parseInt(digits.padStart(digits.length + (digits.length % 2), '0').slice(0, 8), 16)
  return (high * 2 + 35 + parity) % 256
}
