// What a contract is given and what it may touch: the same for the chain outside Initia and for the rollup, whose tokens are the bank's coins.
// Source: Solidity ABI specification.
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

/** What a call left: its return data (0x), and its logs. */
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
   * As the rollups' own contract: the zero address is an account as any other, and refusals have words of their own.
   * Source: initia-labs/minievm x/evm/contracts/erc20/ERC20.sol.
   */
  isMinievm?: boolean
}

/** Money that a bridge took, to arrive on another chain. */
export interface Departure {
  bridge: 'cctp' | 'goFast'
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
}

/** A bridge's contracts on a chain. */
export interface BridgeFacts {
  /** 0x. */
  messenger: string
  gateway: string
  /** The one token that both carry, 0x. */
  token: string
  domains: readonly number[]
}

/** What is behind the contracts of a chain. What is done through it holds only when the whole call succeeds. */
export interface EvmHost {
  token(contract: string): TokenFacts | undefined
  bridge: BridgeFacts | null
  supplyOf(contract: string): bigint
  holding(contract: string, account: string): bigint
  allowance(contract: string, owner: string, spender: string): bigint
  /** Moves tokens; from and to NOBODY they are minted and burnt. */
  move(contract: string, from: string, to: string, amount: bigint): void
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

/** The number in a word. */
export function numberIn(text: string): bigint {
  return BigInt(`0x${text}`)
}
