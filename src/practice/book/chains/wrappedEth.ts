// ETH of the L1 on Tidewatch: as it arrives over IBC, and in the 18 decimals that the rollup's wrapper makes of it.
// Source: cosmos/ibc-go modules/apps/transfer/types/trace.go (the voucher's name).
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { checksumAddress, toHex, utf8 } from '../../keys/bytes.ts'

/** The denomination of a token that a rollup's wrapper makes; `form` is what it is made of, and with how many decimals. */
export function wrappedDenom(chainId: string, form: string): string {
  return `evm/${checksumAddress(keccak_256(utf8(`${chainId} wrapped ${form}`)).slice(-20)).slice(2)}`
}

const VOUCHER = `ibc/${toHex(sha256(utf8('transfer/channel-0/ueth'))).toUpperCase()}`
/** The wrapper's form of it. */
export const TIDEWATCH_ETH = wrappedDenom('tidewatch-1', `${VOUCHER} 6`)

const ORIGIN = { chainId: 'practice-1', chainName: 'initia', denom: 'ueth', channel: 'channel-0', otherEnd: 'channel-25' }
const NAMES = { symbol: 'ETH', name: 'Practice ETH', ibcOrigin: ORIGIN }
/** Both, as the list has them. */
export const TIDEWATCH_VOUCHERS = [
  { ...NAMES, denom: VOUCHER, decimals: 6 },
  { ...NAMES, denom: TIDEWATCH_ETH, decimals: 18, contract: `0x${TIDEWATCH_ETH.slice(4)}`, wraps: VOUCHER },
]
