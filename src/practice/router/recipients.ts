// Recipients as bridges of the chain outside Initia write them.
import { cosmosChain } from '../book/chains/links.ts'
import { addressWord } from '../evm/abi.ts'
import { decodeBech32 } from '../keys/bech32.ts'
import { toHex } from '../keys/bytes.ts'

/** An address as the 32 bytes that bridges pass on. */
export function recipientWord(chainId: string, address: string): string {
  const bytes = decodeBech32(cosmosChain(chainId)?.prefix ?? 'init', address)
  return bytes === null ? addressWord(address) : toHex(bytes).padStart(64, '0')
}
