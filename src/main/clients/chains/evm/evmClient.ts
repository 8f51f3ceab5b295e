// Client of one EVM chain for transfers: prices, simulation, nonces, sending, and outcomes of transactions.
// Sources: ethereum/execution-apis; EIP-1559; EIP-20.
import {
  erc20Abi,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Address,
  type BlockTag,
  type Hex,
  type PublicClient,
} from 'viem'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { FetchLike } from '../../../../wire/world.ts'
import { request, type HttpRequest } from '../../../platform/http/http.ts'
import { assertEvmChain, behind, nodeErrorIn, openEvmNode, plainly, type EvmTarget } from './evmNode.ts'
import { findReceived, type Received } from './receivedFrom.ts'

/** What a client needs. */
export interface EvmClientDeps {
  fetch: FetchLike
  target: EvmTarget
  /** The chain's name, for messages. */
  name: string
  /** Aborts every request. */
  signal: AbortSignal
  /** As for a Cosmos chain's client. */
  isBehind?: (height: number) => boolean
  onUseless?: () => void
}

/** A call before it becomes a transaction. Wei. */
export interface EvmProposal {
  from: Address
  to: Address
  value: bigint
  data: Hex
}

/** Gas prices at the newest block, wei; `baseFee` is null on a chain without EIP-1559. */
export interface EvmPrices {
  baseFee: bigint | null
  /** Priority fee that the node suggests; 0 without EIP-1559. */
  priorityFee: bigint
  /** Gas price that the node suggests for a legacy transaction. */
  gasPrice: bigint
}

/** A transaction included in the node's chain. */
export interface EvmIncluded {
  hash: string
  height: number
  isSuccess: boolean
  /** The whole limit when it ran out of gas. */
  gasUsed: bigint
}

/** A node's answer to signed bytes. `known`: it had them already. */
export type EvmSent = { outcome: 'accepted' | 'known' } | { outcome: 'refused'; code: number; log: string }

/** The client of one chain. */
export interface EvmClient {
  /** Returns the height of the newest block. @throws AppError network.busy where the node lags. */
  height(): Promise<number>
  /** Returns the time of a block, milliseconds since 1970. */
  blockTime(height: number): Promise<number>
  /** Returns the number of an account's included transactions (the next nonce), and the number including those pending at this node. */
  nonces(address: Address): Promise<{ latest: number; pending: number }>
  /** Returns the next nonce as of an older block. */
  nonceAt(address: Address, height: number): Promise<number>
  prices(): Promise<EvmPrices>
  /** Returns the gas used as the node estimates it. @throws AppError chain.refused with the contract's reason when it would revert. */
  estimateGas(call: EvmProposal): Promise<bigint>
  /** Simulates a call at the newest or an older block. @returns its result, or the reason when it reverts. */
  simulate(call: EvmProposal, height?: number): Promise<{ result: Hex } | { revert: string }>
  /** Returns wei. */
  balance(address: Address): Promise<bigint>
  tokenBalance(contract: Address, owner: Address): Promise<bigint>
  /** Reads at the newest or an older block. */
  allowance(contract: Address, owner: Address, spender: Address, height?: number): Promise<bigint>
  /** Sends signed bytes. @throws AppError network.* when it is unknown whether they arrived. */
  send(tx: Hex): Promise<EvmSent>
  /** Returns null when no block that the node has contains it. */
  included(hash: string): Promise<EvmIncluded | null>
  /**
   * Returns the net amount that a transaction paid to an address, base units: for a token by its Transfer logs, for the coin (`contract`
   * null) by the value of a call to that address, or by how its sender's balance changed. Null when no block that the node has contains it,
   * or when it failed.
   */
  received(hash: Hex, owner: Address, contract: Address | null): Promise<Received | null>
  /** Returns whether the node knows the transaction, included or pending. */
  knows(hash: string): Promise<boolean>
  /** Returns a block's transactions, in order. */
  transactionsIn(height: number): Promise<{ hash: string; from: string; nonce: number }[]>
}

/** Creates a client. Every method @throws AppError network.…, chain.badReply (also from a node of another chain), chain.refused. */
export function createEvmClient(deps: EvmClientDeps): EvmClient {
  const { fetch, target, name, signal } = deps
  const client = openEvmNode((options: HttpRequest) => request(fetch, options), target, signal)
  let isOfThisChain = false
  const asked = async <T>(ask: () => Promise<T>) => {
    try {
      return await plainly(target, signal, async () => {
        if (!isOfThisChain) await assertEvmChain(client, target)
        isOfThisChain = true
        return await ask()
      })
    } catch (error) {
      if (error instanceof AppError && (error.code === 'network.busy' || error.code === 'chain.badReply')) deps.onUseless?.()
      throw error
    }
  }
  const nonce = (address: Address, blockTag: BlockTag) => client.getTransactionCount({ address, blockTag })
  return {
    height: () =>
      asked(async () => {
        const height = Number(await client.getBlockNumber({ cacheTime: 0 }))
        if (deps.isBehind?.(height) === true) throw behind(target)
        return height
      }),
    blockTime: (height) => asked(async () => Number((await client.getBlock({ blockNumber: BigInt(height) })).timestamp) * 1000),
    nonces: (address) =>
      asked(async () => {
        const [latest, pending] = await Promise.all([nonce(address, 'latest'), nonce(address, 'pending')])
        return { latest, pending }
      }),
    nonceAt: (address, height) => asked(() => client.getTransactionCount({ address, blockNumber: BigInt(height) })),
    prices: () => asked(() => readPrices(client)),
    estimateGas: (call) => asked(() => estimate(client, name, call)),
    simulate: (call, height) => asked(() => simulate(client, call, height)),
    balance: (address) => asked(() => client.getBalance({ address })),
    tokenBalance: (address, owner) =>
      asked(() => client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })),
    allowance: (address, owner, spender, height) =>
      asked(() => {
        const at = height === undefined ? {} : { blockNumber: BigInt(height) }
        return client.readContract({ address, abi: erc20Abi, functionName: 'allowance', args: [owner, spender], ...at })
      }),
    send: (tx) => asked(() => send(client, tx)),
    included: (hash) => asked(() => findIncluded(client, hash)),
    received: (hash, owner, contract) => asked(() => findReceived(client, hash, owner, contract)),
    knows: (hash) => asked(() => isKnown(client, hash)),
    transactionsIn: (height) =>
      asked(async () => {
        const { transactions } = await client.getBlock({ blockNumber: BigInt(height), includeTransactions: true })
        return transactions.map(({ hash, from, nonce: number }) => ({ hash, from, nonce: number }))
      }),
  }
}

/** A block without a base fee means that the chain accepts legacy transactions only. */
async function readPrices(client: PublicClient): Promise<EvmPrices> {
  const [{ baseFeePerGas }, gasPrice] = await Promise.all([client.getBlock(), client.getGasPrice()])
  if (baseFeePerGas === null) return { baseFee: null, priorityFee: 0n, gasPrice }
  return { baseFee: baseFeePerGas, priorityFee: await readPriorityFee(client, gasPrice - baseFeePerGas), gasPrice }
}

/** Falls back to the legacy gas price, which includes the priority fee, where a node lacks the method. */
async function readPriorityFee(client: PublicClient, otherwise: bigint): Promise<bigint> {
  try {
    return BigInt(await client.request({ method: 'eth_maxPriorityFeePerGas' }))
  } catch (error) {
    if (nodeErrorIn(error) === null) throw error
    return otherwise > 0n ? otherwise : 0n
  }
}

async function estimate(client: PublicClient, name: string, { from, ...call }: EvmProposal): Promise<bigint> {
  try {
    return await client.estimateGas({ account: from, ...call })
  } catch (error) {
    const reason = nodeErrorIn(error)
    if (reason === null) throw error
    throw new AppError('chain.refused', phrase`${name} rejects this: ${reason.revert ?? reason.message}`, {
      hint: 'Nothing was sent.',
      cause: error,
    })
  }
}

async function simulate(
  client: PublicClient,
  { from, ...call }: EvmProposal,
  height?: number,
): Promise<{ result: Hex } | { revert: string }> {
  try {
    const { data } = await client.call({ account: from, ...call, ...(height === undefined ? {} : { blockNumber: BigInt(height) }) })
    return { result: data ?? '0x' }
  } catch (error) {
    const reason = nodeErrorIn(error)
    if (reason?.revert === undefined || reason.revert === null) throw error
    return { revert: reason.revert }
  }
}

/** The node has these bytes. Source: go-ethereum core/txpool/errors.go ErrAlreadyKnown; other nodes use other words. */
const ALREADY_KNOWN =
  /already known|already imported|already exists in (the )?(mempool|cache)|known transaction|already in (the )?(mempool|cache)/i

async function send(client: PublicClient, serializedTransaction: Hex): Promise<EvmSent> {
  try {
    await client.sendRawTransaction({ serializedTransaction })
    return { outcome: 'accepted' }
  } catch (error) {
    const reason = nodeErrorIn(error)
    if (reason === null) throw error
    return ALREADY_KNOWN.test(reason.message) ? { outcome: 'known' } : { outcome: 'refused', code: reason.code, log: reason.message }
  }
}

async function findIncluded(client: PublicClient, hash: string): Promise<EvmIncluded | null> {
  try {
    const receipt = await client.getTransactionReceipt({ hash: hash as Hex })
    return { hash, height: Number(receipt.blockNumber), isSuccess: receipt.status === 'success', gasUsed: receipt.gasUsed }
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}

async function isKnown(client: PublicClient, hash: string): Promise<boolean> {
  try {
    await client.getTransaction({ hash: hash as Hex })
    return true
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return false
    throw error
  }
}
