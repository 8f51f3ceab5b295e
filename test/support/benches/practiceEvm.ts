// Hands on the Ethereum sides of the practice chains for tests: viem as the wallet and as the client.
import { createPublicClient, encodeFunctionData, erc20Abi, http, parseGwei, type Hex, type TransactionSerializable } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { onTestFinished } from 'vitest'
import { createBench, type Bench } from '../../../src/practice/bench.ts'
import { BASIN } from '../../../src/practice/book/chains/plainEvm.ts'
import { PRACTICE_MNEMONIC } from '../../../src/practice/keys/mnemonic.ts'

/** The first practice account. */
export const owner = mnemonicToAccount(PRACTICE_MNEMONIC)
export const THIRD_PARTY = '0x00000000000000000000000000000000000a11ce'
/** Long enough for one more block, ms. */
export const BLOCK = 2500

/** The contract of a token of Basin. */
export const tokenOf = (wanted: string) => BASIN.tokens.find(({ symbol }) => symbol === wanted)?.contract as Hex
export const USDC = tokenOf('USDC')

/** A practice network that is closed when the test ends. */
export function evmSides(file = ':memory:'): Bench {
  const made = createBench(file)
  onTestFinished(() => made.practice.close())
  return made
}

/** Creates a client of a chain's node, by default Basin's. */
export function clientOf({ practice }: Bench, chainId = BASIN.id) {
  const url = `https://json-rpc.${chainId}.practice.invalid/`
  const fetchFn = ((_: unknown, init?: RequestInit) => practice.fetch(url, init)) as typeof fetch
  return createPublicClient({ transport: http(url, { fetchFn, retryCount: 0 }), cacheTime: 0, pollingInterval: 1 })
}

/** A signed transaction of Basin: an empty payment to another account, unless changed. */
export function signed(change: Partial<TransactionSerializable> & { nonce?: number } = {}): Promise<Hex> {
  const tx = {
    type: 'eip1559',
    chainId: 7331,
    nonce: 0,
    gas: 200_000n,
    maxFeePerGas: parseGwei('2'),
    maxPriorityFeePerGas: parseGwei('0.1'),
    to: THIRD_PARTY,
    value: 0n,
  }
  return owner.signTransaction({ ...tx, ...change } as TransactionSerializable)
}

export const send = async (on: Bench, serializedTransaction: Hex, chainId?: string) =>
  clientOf(on, chainId).sendRawTransaction({ serializedTransaction })
export const call = (functionName: 'transfer' | 'approve', to: Hex, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] })
export const held = (on: Bench, contract: Hex, of: Hex) =>
  clientOf(on).readContract({ abi: erc20Abi, address: contract, functionName: 'balanceOf', args: [of] })
export const allowed = (on: Bench, contract: Hex, spender: Hex) =>
  clientOf(on).readContract({ abi: erc20Abi, address: contract, functionName: 'allowance', args: [owner.address, spender] })
