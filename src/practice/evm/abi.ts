// Words of the Ethereum ABI: numbers, addresses and texts as 32-byte hex, and the topics of the common token events.
// Sources: Solidity ABI specification; EIP-20, EIP-721, EIP-1155.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { decodeBech32 } from '../keys/bech32.ts'
import { toHex, utf8 } from '../keys/bytes.ts'

/** A log as a contract writes it: 0x address, topics and data. */
export interface EvmLog {
  address: string
  topics: readonly string[]
  data: string
}

/** A number as 64 hex digits without 0x. */
export function word(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}

/** A 0x address of an account in either spelling, lower case. */
export function hexAddress(account: string): string {
  const bytes = decodeBech32('init', account)
  return bytes === null ? account.toLowerCase() : `0x${toHex(bytes)}`
}

/** An account as 64 hex digits without 0x. */
export function addressWord(account: string): string {
  return hexAddress(account).slice(2).padStart(64, '0')
}

/** The hash of a signature such as `Transfer(address,address,uint256)`, 0x. */
export function topicOf(signature: string): string {
  return `0x${toHex(keccak_256(utf8(signature)))}`
}

/** The four bytes that call a function, without 0x. */
export function selectorOf(signature: string): string {
  return topicOf(signature).slice(2, 10)
}

/** A text as the ABI returns it: offset, length, bytes. Without 0x. */
export function textWords(text: string): string {
  const hex = toHex(utf8(text))
  return `${word(32n)}${word(BigInt(hex.length / 2))}${hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')}`
}

const TRANSFER = topicOf('Transfer(address,address,uint256)')
const APPROVAL = topicOf('Approval(address,address,uint256)')
/** The zero address: the sender of minted and the receiver of burnt tokens. */
export const NOBODY = `0x${'0'.repeat(40)}`

const topic = (account: string): string => `0x${addressWord(account)}`

/** An ERC-20 transfer's log. */
export function transferLog(contract: string, from: string, to: string, amount: bigint): EvmLog {
  return { address: contract, topics: [TRANSFER, topic(from), topic(to)], data: `0x${word(amount)}` }
}

/** An ERC-20 approval's log. */
export function approvalLog(contract: string, owner: string, spender: string, amount: bigint): EvmLog {
  return { address: contract, topics: [APPROVAL, topic(owner), topic(spender)], data: `0x${word(amount)}` }
}

/** An ERC-721 transfer's log: the token's number is a topic, the data empty. */
export function nftTransferLog(contract: string, from: string, to: string, tokenId: bigint): EvmLog {
  return { address: contract, topics: [TRANSFER, topic(from), topic(to), `0x${word(tokenId)}`], data: '0x' }
}

/** The log of an operator named for a whole collection, the same for ERC-721 and ERC-1155. */
export function operatorLog(contract: string, owner: string, operator: string, isApproved: boolean): EvmLog {
  const name = topicOf('ApprovalForAll(address,address,bool)')
  return { address: contract, topics: [name, topic(owner), topic(operator)], data: `0x${word(isApproved ? 1n : 0n)}` }
}

/** An ERC-1155 transfer of one kind of token. */
export function multiTransferLog(
  contract: string,
  parties: { operator: string; from: string; to: string },
  id: bigint,
  count: bigint,
): EvmLog {
  const name = topicOf('TransferSingle(address,address,address,uint256,uint256)')
  const { operator, from, to } = parties
  return { address: contract, topics: [name, topic(operator), topic(from), topic(to)], data: `0x${word(id)}${word(count)}` }
}

/** Bytes of a dynamic argument behind its length. */
export function bytesWords(hex: string): string {
  return `${word(BigInt(hex.length / 2))}${hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')}`
}

/** A text as the words of dynamic bytes. */
export const textBytes = (text: string) => bytesWords(toHex(utf8(text)))

/** Arguments in order: words, and `[bytes]` for dynamic ones, which stand behind all of them. */
export function encodeArguments(args: readonly (string | [string])[]): string {
  let place = BigInt(args.length) * 32n
  let tail = ''
  const head = args.map((arg) => {
    if (typeof arg === 'string') return arg
    const at = word(place)
    place += BigInt(arg[0].length / 2)
    tail += arg[0]
    return at
  })
  return head.join('') + tail
}
