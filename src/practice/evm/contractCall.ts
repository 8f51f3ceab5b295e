// Defines what a contract gets and may change: the same for the chain outside Initia and for the rollup, whose tokens are the bank's coins.
// Source: Solidity ABI specification.
import { fromHex } from '../keys/bytes.ts'
import { word, type EvmLog } from './abi.ts'
import { Reverted } from './nodeRefusal.ts'

/** One call. Addresses 0x, lower case; value in wei. */
export interface EvmCall {
  from: string
  to: string
  value: bigint
  /** 0x. */
  input: string
}

/** The result of a call: its return data (0x), and its logs. */
export interface CallOutcome {
  output: string
  logs: EvmLog[]
}

/** The facts of a token contract. */
export interface TokenFacts {
  /** 0x. */
  contract: string
  name: string
  symbol: string
  decimals: number
  /**
   * As Tether's contract on Ethereum: nothing is returned, and an allowance changes only from or to zero.
   * Source: etherscan, contract TetherToken, function approve.
   */
  isStrict?: boolean
  /**
   * Behaves like the rollups' contract: the zero address is an ordinary account, and refusals have different texts.
   * Source: initia-labs/minievm x/evm/contracts/erc20/ERC20.sol.
   */
  isMinievm?: boolean
}

/** Money that a bridge took, to arrive on another chain. */
export interface Departure {
  bridge: 'cctp' | 'goFast' | 'hyperlane' | 'layerZero' | 'stargate' | 'axelar' | 'eureka'
  /** Who paid, 0x. */
  from: string
  /** The token's contract, 0x. */
  token: string
  amount: bigint
  /** What arrives; less than `amount` where the bridge keeps a fee. */
  amountOut: bigint
  /** The number that the bridge has for the chain of arrival. */
  domain: number
  /** 32 bytes, 0x. */
  recipient: string
  /** The only account that may hand the message over where it arrives: 32 bytes, 0x. null for any. */
  caller: string | null
  /** It does not wait for the finality of this chain. */
  isEarly: boolean
}

/** The contracts of the bridges on a chain. */
export interface BridgeFacts {
  /** 0x. */
  messenger: string
  messengerV2: string
  gateway: string
  /** A token router of Hyperlane, a pool of LayerZero, and Skip's handlers of Axelar and Eureka. */
  warpRoute: string
  oft: string
  axelar: string
  eureka: string
  /** The one token that all of them carry, 0x. */
  token: string
  domains: readonly number[]
  /** The same by the names that Axelar has for chains, and by those of Eureka's light clients. */
  names: Readonly<Record<string, number>>
}

/** Skip's swap router, and the one pool behind it, which trades the chain's coin for a token. Addresses 0x. */
export interface ExchangeFacts {
  router: string
  pool: string
  token: string
  /** What the pool holds, which never changes, so that prices stay the same. Base units. */
  reserves: { coin: bigint; token: bigint }
}

/** The two forms of a token in an ERC20Wrapper. Addresses 0x. */
export interface WrapperPair {
  local: string
  remote: string
  /** Of the local and of the remote token. */
  localDecimals: number
  remoteDecimals: number
  /** The form that the wrapper issues and burns; it keeps the other. */
  issued: 'local' | 'remote'
}

/** What a rollup's ERC20Wrapper may do beyond what every contract may. */
export interface WrapperHost {
  /** 0x. */
  contract: string
  /** The contract of a denomination; undefined for an unknown one. */
  tokenOf(denom: string): string | undefined
  /** The 18-decimal form of a bridged token, which is made where there is none. */
  toLocal(remote: string, decimals: number): WrapperPair
  /** Returns the form in which a token leaves the rollup, which is created where there is none. */
  toRemote(local: string): WrapperPair
  mint(token: string, to: string, amount: bigint): void
  burn(token: string, from: string, amount: bigint): void
  /** Hands tokens of the wrapper's own to the optimistic bridge, for an address on the L1. @throws Error in the chain's words. */
  withdraw(token: string, to: string, amount: bigint): void
  /**
   * Sends tokens of the wrapper's own over IBC.
   * @param caller who gets so much of the local form back when the packet does.
   */
  sendOverIbc(token: string, sent: PacketOrder, caller: { account: string; amount: bigint }): void
}

/** A packet as a contract orders it. */
export interface PacketOrder {
  channel: string
  receiver: string
  timeoutNs: bigint
  /** A JSON object. */
  memo: string
  amount: bigint
}

/** The state behind the contracts of a chain. Changes are kept only when the whole call succeeds. */
export interface EvmHost {
  token(contract: string): TokenFacts | undefined
  /** Whether a contract is an NFT collection. */
  isCollection(contract: string): boolean
  bridge: BridgeFacts | null
  exchange: ExchangeFacts | null
  wrapper: WrapperHost | null
  supplyOf(contract: string): bigint
  holding(contract: string, account: string): bigint
  allowance(contract: string, owner: string, spender: string): bigint
  /** Moves tokens; from the zero address mints, to it burns. */
  move(contract: string, from: string, to: string, amount: bigint): void
  /** Moves coins of the chain. */
  pay(from: string, to: string, amount: bigint): void
  allow(contract: string, owner: string, spender: string, amount: bigint): void
  depart(departure: Departure): void
}

/** A boolean yes as functions return it. */
export const TRUE = `0x${word(1n)}`

/** The arguments of calldata as words of 64 digits. @throws Reverted when there are fewer than the function takes. */
export function argumentsOf(input: string, count: number): string[] {
  const words = Array.from({ length: count }, (_, index) => input.slice(10 + index * 64, 74 + index * 64))
  if (words.some((one) => one.length !== 64)) throw new Reverted('')
  return words
}

/** The address in a word, 0x. @throws Reverted when the word holds more than an address. */
export function addressIn(text: string): string {
  if (!text.startsWith('0'.repeat(24))) throw new Reverted('')
  return `0x${text.slice(24).toLowerCase()}`
}

/** Returns the text whose position in the data stands in one of the words. @throws Reverted when it is not complete. */
export function textIn(input: string, place: string): string {
  const data = input.slice(10)
  const at = numberIn(place) * 2n
  if (at + 64n > data.length) throw new Reverted('')
  const start = Number(at) + 64
  const length = numberIn(data.slice(start - 64, start)) * 2n
  if (BigInt(start) + length > data.length) throw new Reverted('')
  return new TextDecoder().decode(fromHex(data.slice(start, start + Number(length))))
}

/** The number in a word. */
export function numberIn(text: string): bigint {
  return BigInt(`0x${text}`)
}
