// The bloom filter over the logs of a receipt. Source: Ethereum Yellow Paper, section 4.3.1.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { fromHex, toHex } from '../keys/bytes.ts'
import type { EvmLog } from './abi.ts'
import type { EvmReceipt } from './receipt.ts'

/** 256 bytes as 0x hex: three bits for each address and topic. */
function bloomOf(logs: readonly EvmLog[]): string {
  const bytes = new Uint8Array(256)
  for (const part of logs.flatMap(({ address, topics }) => [address, ...topics])) {
    const digest = keccak_256(fromHex(part))
    for (const at of [0, 2, 4]) {
      const bit = (((digest[at] ?? 0) << 8) | (digest[at + 1] ?? 0)) & 2047
      const place = 255 - (bit >>> 3)
      bytes[place] = (bytes[place] ?? 0) | (1 << (bit & 7))
    }
  }
  return `0x${toHex(bytes)}`
}

/** A receipt with the bloom of its logs, made only on request, since it takes longer than all the rest. */
export function withBloom(receipt: EvmReceipt): EvmReceipt & { logsBloom: string } {
  return { ...receipt, logsBloom: bloomOf(receipt.logs) }
}
