// Arguments of EVM calls as compiled contracts read them: what stands behind the arguments is ignored, and an address or a small
// number with anything in front of it reverts. Source: Solidity ABI specification; Solidity's decoder (ABI coder v2).
import { Refusal } from './ledger.ts'

/** A call of an EVM contract. */
export interface EvmCall {
  /** Accounts in hex, without 0x. */
  caller: string
  to: string
  /** Hex, with or without 0x. */
  input: string
  value: bigint
}

/** Reads the arguments of a call, word by word. */
export interface Words {
  number(at: number): bigint
  /** A number of so many bits. */
  small(at: number, bits: number): number
  /** 20 bytes in hex, without 0x. */
  address(at: number): string
  /** 32 bytes in hex, without 0x. */
  word(at: number): string
  /** Bytes of a dynamic argument, in hex. */
  bytes(at: number): string
  text(at: number): string
  addresses(at: number): string[]
  /** A tuple that begins at a word; places in it count from there. */
  from(at: number): Words
  /** An array of an address and a number each. */
  shares(at: number): { to: string; number: bigint }[]
}

/** Reads the hex behind a selector. Each function throws Refusal where the contract would revert. */
export function wordsOf(hex: string): Words {
  const word = (at: number): string => {
    const found = hex.slice(at * 64, at * 64 + 64)
    if (found.length < 64) throw new Refusal('an argument is missing')
    return found
  }
  const number = (at: number): bigint => BigInt(`0x${word(at)}`)
  const address = (at: number): string => {
    if (!word(at).startsWith('0'.repeat(24))) throw new Refusal('no address')
    return word(at).slice(24)
  }
  const start = (at: number): number => {
    const offset = number(at)
    if (offset % 32n !== 0n || offset > 1_000_000n) throw new Refusal('an odd offset')
    return Number(offset / 32n)
  }
  const bytes = (at: number): string => {
    const [from, length] = [(start(at) + 1) * 64, Number(number(start(at))) * 2]
    if (from + length > hex.length) throw new Refusal('bytes are missing')
    return hex.slice(from, from + length)
  }
  return {
    number,
    small: (at, bits) => {
      if (number(at) >= 1n << BigInt(bits)) throw new Refusal('a number too large')
      return Number(number(at))
    },
    address,
    word,
    bytes,
    text: (at) => Buffer.from(bytes(at), 'hex').toString('utf8'),
    shares: (at) =>
      Array.from({ length: Number(number(start(at))) }, (_, index) => {
        const place = start(at) + 1 + index * 2
        return { to: address(place), number: number(place + 1) }
      }),
    from: (at) => wordsOf(hex.slice(at * 64)),
    addresses: (at) => Array.from({ length: Number(number(start(at))) }, (_, index) => address(start(at) + 1 + index)),
  }
}
