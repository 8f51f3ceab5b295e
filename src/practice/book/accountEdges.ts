// Determines in whose history a transaction appears: its signer, and every account named in its messages, events and logs.
// Source: initia-labs/rollytics indexer/collector/tx/address.go.
import type { EvmLog } from '../evm/abi.ts'
import { encodeBech32 } from '../keys/bech32.ts'
import { fromHex } from '../keys/bytes.ts'
import type { ChainEvent } from './state.ts'

const BECH32 = /init1[02-9ac-hj-np-z]{38}(?:[02-9ac-hj-np-z]{20})?/g
const HEX = /^0x[0-9a-fA-F]{1,64}$/

/** Hex of up to 20 bytes is an account, more is an object. */
function bech32Of(hex: string): string {
  const digits = hex.slice(2).replace(/^0+/, '')
  return encodeBech32('init', fromHex(digits.padStart(digits.length > 40 ? 64 : 40, '0')))
}

function ofLog(text: string): string[] {
  const { address, topics } = JSON.parse(text) as EvmLog
  return [address, ...topics.slice(1).filter((topic) => topic.startsWith(`0x${'0'.repeat(24)}`))].map(bech32Of)
}

/** Bech32 addresses; objects have 32 bytes. */
export function accountsOf(messages: unknown, events: readonly ChainEvent[]): Set<string> {
  const found = new Set(JSON.stringify([messages, events]).match(BECH32) ?? [])
  for (const { type, attributes } of events) {
    for (const { key, value } of attributes) {
      if (type === 'evm' && key === 'log') for (const account of ofLog(value)) found.add(account)
      if (type === 'move' && key === 'data') for (const hex of value.match(/0x[0-9a-fA-F]{1,64}/g) ?? []) found.add(bech32Of(hex))
      else if (key !== 'ret' && HEX.test(value)) found.add(bech32Of(value))
    }
  }
  return found
}
