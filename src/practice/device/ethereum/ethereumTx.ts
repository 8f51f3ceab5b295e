// A transaction as the Ethereum app reads it while it arrives in pieces, with the app's own habits: what it takes for the end,
// and the one byte that it makes of a recovery number. Sources: LedgerHQ/app-ethereum src/features/signTx, ethUstream.c, issue 14; EIP-155.
import { toHex } from '../../keys/bytes.ts'

/** Those that the app knows: of before EIP-2718, and of EIP-2930, EIP-1559 and EIP-7702. */
export type TxType = 0 | 1 | 2 | 4

/** A call of an ERC-20 contract that the app decodes. */
export type Erc20Call = 'approve' | 'send'

/** Numbers of money in wei. */
export interface ShownTx {
  /** 0 = legacy. */
  type: TxType
  /** null: a legacy transaction of before EIP-155, good on every chain. */
  chainId: bigint | null
  gas: bigint
  /** Most that a unit of gas may cost. */
  maxFee: bigint
  /** 0x, lower case; empty for a new contract. */
  to: string
  value: bigint
  /** Whether there is data for the app: a single zero byte is none. */
  hasData: boolean
  /** The token call that the app knows by its selector. Source: src/plugins/erc20. */
  erc20: Erc20Call | null
}

/**
 * How much of the transaction the bytes contain. `blind`: the call is known before the end, and needs the blind-signing setting. `length`:
 * that of the transaction; bytes behind it are ignored.
 */
export type Reading = { state: 'more'; blind: boolean } | { state: 'bad' } | { state: 'done'; tx: ShownTx; length: number }

const BAD: Reading = { state: 'bad' }

interface Header {
  start: number
  length: number
  isList: boolean
}

/** Names of the fields in order, by type. The last three of a legacy transaction stand for v, r and s. */
const FIELDS: Readonly<Record<TxType, readonly string[]>> = {
  0: ['nonce', 'maxFee', 'gas', 'to', 'value', 'data', 'chainId', 'zero', 'zero'],
  1: ['chainId', 'nonce', 'maxFee', 'gas', 'to', 'value', 'data', 'accessList'],
  2: ['chainId', 'nonce', 'maxTip', 'maxFee', 'gas', 'to', 'value', 'data', 'accessList'],
  4: ['chainId', 'nonce', 'maxTip', 'maxFee', 'gas', 'to', 'value', 'data', 'accessList', 'authorizations'],
}
const LISTS = new Set(['accessList', 'authorizations'])
/** Most bytes of a field; the data, the lists and the discarded fields may be of any length. */
const MAX: Readonly<Record<string, number>> = { nonce: 32, maxFee: 32, gas: 32, value: 32, to: 20 }
/** Most bytes of a chain number: 64 bits where it stands for v. */
const MAX_CHAIN = { legacy: 8, typed: 32 }
/** Bytes of a function's selector. */
const SELECTOR = 4
const ERC20_CALLS: ReadonlyMap<string, Erc20Call> = new Map([
  ['095ea7b3', 'approve'],
  ['a9059cbb', 'send'],
])
/** Bytes of a token call: the selector, its two parameters and two words that the app keeps besides. */
const MAX_ERC20 = SELECTOR + 4 * 32

/** The header of the value at a place; null when it is not there yet, "bad" when it names more bytes than there can be. */
function headerAt(bytes: Uint8Array, at: number): Header | 'bad' | null {
  const head = bytes[at]
  if (head === undefined) return null
  const isList = head >= 0xc0
  if (head < 0x80) return { start: at, length: 1, isList }
  const short = head - (isList ? 0xc0 : 0x80)
  if (short <= 55) return { start: at + 1, length: short, isList }
  const size = short - 55
  if (size > 4) return 'bad'
  if (bytes.length < at + 1 + size) return null
  return { start: at + 1 + size, length: bytes.slice(at + 1, at + 1 + size).reduce((sum, byte) => sum * 256 + byte, 0), isList }
}

function isOfForm(type: TxType, name: string, { isList, length }: Header): boolean {
  const most = name === 'chainId' ? MAX_CHAIN[type === 0 ? 'legacy' : 'typed'] : (MAX[name] ?? Infinity)
  return isList === LISTS.has(name) && length <= most
}

function numberOf(bytes: Uint8Array | undefined): bigint {
  return bytes === undefined || bytes.length === 0 ? 0n : BigInt(`0x${toHex(bytes)}`)
}

function shownTx(type: TxType, fields: ReadonlyMap<string, Uint8Array>): ShownTx {
  const to = fields.get('to') ?? new Uint8Array()
  const chainId = fields.get('chainId')
  const data = fields.get('data') ?? new Uint8Array()
  return {
    type,
    chainId: chainId === undefined ? null : numberOf(chainId),
    gas: numberOf(fields.get('gas')),
    maxFee: numberOf(fields.get('maxFee')),
    to: to.length === 0 ? '' : `0x${toHex(to)}`,
    value: numberOf(fields.get('value')),
    hasData: data.length > 1 || (data[0] ?? 0) > 0,
    erc20: erc20Of(fields, data),
  }
}

/** A call of a function; what creates a contract or has no selector is known for one at the end only. */
function isCall(fields: ReadonlyMap<string, Uint8Array>, length: number): boolean {
  return length >= SELECTOR && (fields.get('to')?.length ?? 0) > 0
}

function erc20Of(fields: ReadonlyMap<string, Uint8Array>, data: Uint8Array): Erc20Call | null {
  return isCall(fields, data.length) ? (ERC20_CALLS.get(toHex(data.slice(0, SELECTOR))) ?? null) : null
}

/** A token call that takes coins along, or more data than the app keeps, is refused whatever the setting. */
function isRefused(fields: ReadonlyMap<string, Uint8Array>, selector: Uint8Array, length: number): boolean {
  return erc20Of(fields, selector) !== null && (numberOf(fields.get('value')) > 0n || length > MAX_ERC20)
}

/** Reads the fields that have arrived whole, by their number: how long the whole is said to be is not looked at. */
function readFields(bytes: Uint8Array, type: TxType, from: number): Reading {
  const fields = new Map<string, Uint8Array>()
  let at = from
  let blind = false
  for (const name of FIELDS[type]) {
    // The trap: a part that ends right before the chain's number is taken for a whole transaction of the old kind.
    if (type === 0 && name === 'chainId' && at === bytes.length) return { state: 'done', tx: shownTx(type, fields), length: at }
    const header = headerAt(bytes, at)
    if (header === null) return { state: 'more', blind }
    if (header === 'bad' || !isOfForm(type, name, header)) return BAD
    if (name === 'data' && isCall(fields, header.length)) {
      // The selector has to arrive in one piece.
      if (bytes.length - header.start < SELECTOR) return BAD
      if (isRefused(fields, bytes.slice(header.start, header.start + SELECTOR), header.length)) return BAD
      blind = true
    }
    at = header.start + header.length
    if (at > bytes.length) return { state: 'more', blind }
    fields.set(name, bytes.slice(header.start, at))
  }
  return { state: 'done', tx: shownTx(type, fields), length: at }
}

/** Returns the type of a transaction by its first byte; null for one that the app does not know. Source: EIP-2718. */
export function typeOf(first: number): TxType | null {
  if (first > 0x7f) return 0
  return first === 1 || first === 2 || first === 4 ? first : null
}

/** Reads what has arrived so far of a transaction whose type is known. */
export function readSoFar(bytes: Uint8Array, type: TxType): Reading {
  const list = headerAt(bytes, type === 0 ? 0 : 1)
  if (list === null) return { state: 'more', blind: false }
  return list === 'bad' || !list.isList ? BAD : readFields(bytes, type, list.start)
}

/** The first byte of the app's reply: the parity of a typed transaction; else made of the chain's four highest bytes, cut to one. */
export function recoveryByte({ type, chainId }: ShownTx, parity: number): number {
  if (type !== 0) return parity
  if (chainId === null) return 27 + parity
  const digits = chainId.toString(16)
  const high = Number.parseInt(digits.padStart(digits.length + (digits.length % 2), '0').slice(0, 8), 16)
  return (high * 2 + 35 + parity) % 256
}
