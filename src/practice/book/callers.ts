// The account that hands Circle's messages over on a chain, in the form in which a burn names it.
// Source: circlefin/noble-cctp x/cctp/keeper/msg_server_receive_message.go (the first 12 of the 32 bytes are not looked at).
import { decodeBech32 } from '../keys/bech32.ts'
import { toHex } from '../keys/bytes.ts'
import type { PracticeChain } from './chains/chains.ts'
import { serviceAddress } from './genesisContext.ts'

/** The relayer of a chain as 32 bytes, 0x. */
export function relayerWord(chain: PracticeChain): string {
  const bytes = decodeBech32(chain.prefix, serviceAddress(chain, 'relayer')) ?? new Uint8Array()
  return `0x${toHex(bytes).padStart(64, '0')}`
}

/** Whether the relayer may hand over a message that names a caller: 32 bytes, 0x; null for any. */
export function mayHandOver(chain: PracticeChain, caller: string | null): boolean {
  return caller === null || caller.slice(26) === relayerWord(chain).slice(26)
}
