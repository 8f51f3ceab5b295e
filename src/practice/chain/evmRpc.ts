// An Ethereum JSON-RPC node: heads, balances, ERC-20 reads, receipts, and on rollups the way between the two hashes.
// Sources: ethereum/execution-apis; initia-labs/minievm jsonrpc/namespaces/{eth,cosmos}/api.go.
import { NOBODY, selectorOf, textWords, word } from '../evm/abi.ts'
import { quantity } from '../evm/evmTx.ts'
import type { EvmTx } from '../evm/receipt.ts'
import { encodeBech32 } from '../keys/bech32.ts'
import { fromHex, nameHash } from '../keys/bytes.ts'
import { json, type PracticeReply, type PracticeRequest } from '../reply.ts'

/** A token contract as a node knows it. */
export interface TokenContract {
  address: string
  name: string
  symbol: string
  decimals: number
  supply: bigint
  balanceOf(bech32: string): bigint
}

/** What the node asks of the chain behind it. */
export interface EvmChain {
  chainId: number
  height: number
  /** Milliseconds since 1970. */
  timeOf(height: number): number
  gasPrice: bigint
  /** In wei. */
  balanceOf(bech32: string): bigint
  nonceOf(bech32: string): bigint
  tokens: readonly TokenContract[]
  /** Oldest first, only what is in a block. */
  txs: readonly EvmTx[]
}

class RpcError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

type Params = readonly unknown[]

function textAt(params: Params, index: number): string {
  const value = params[index]
  if (typeof value !== 'string') throw new RpcError(-32602, `missing value for required argument ${index}`)
  return value
}

function accountAt(params: Params, index: number): string {
  const given = textAt(params, index)
  if (!/^0x[0-9a-fA-F]{40}$/.test(given)) throw new RpcError(-32602, `invalid argument ${index}: invalid address`)
  return encodeBech32('init', fromHex(given))
}

function heightAt(chain: EvmChain, tag: string): number {
  if (/^0x[0-9a-f]+$/i.test(tag)) return Number(BigInt(tag))
  return tag === 'earliest' ? 1 : chain.height
}

function block(chain: EvmChain, height: number): unknown {
  if (height > chain.height) return null
  const txs = chain.txs.filter((tx) => tx.height === height)
  const hashOf = (at: number): string => `0x${nameHash(`${chain.chainId} evm block ${at}`).toLowerCase()}`
  const filler = `0x${'0'.repeat(64)}`
  return {
    number: quantity(height),
    hash: txs[0]?.receipt.blockHash ?? hashOf(height),
    parentHash: hashOf(height - 1),
    timestamp: quantity(Math.floor(chain.timeOf(height) / 1000)),
    transactions: txs.map(({ hash }) => hash),
    gasLimit: quantity(200_000_000),
    gasUsed: quantity(txs.reduce((sum, { receipt }) => sum + BigInt(receipt.gasUsed), 0n)),
    baseFeePerGas: quantity(chain.gasPrice),
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: '0x',
    logsBloom: `0x${'0'.repeat(512)}`,
    miner: NOBODY,
    mixHash: filler,
    nonce: '0x0000000000000000',
    receiptsRoot: filler,
    sha3Uncles: filler,
    size: '0x0',
    stateRoot: filler,
    transactionsRoot: filler,
    uncles: [],
  }
}

/** What a contract answers; plain accounts answer with nothing, as on any chain. */
function read(contract: TokenContract | undefined, input: string): string {
  if (contract === undefined) return '0x'
  switch (input.slice(2, 10)) {
    case selectorOf('balanceOf(address)'):
      return `0x${word(contract.balanceOf(encodeBech32('init', fromHex(input.slice(34, 74)))))}`
    case selectorOf('decimals()'):
      return `0x${word(BigInt(contract.decimals))}`
    case selectorOf('symbol()'):
      return `0x${textWords(contract.symbol)}`
    case selectorOf('name()'):
      return `0x${textWords(contract.name)}`
    case selectorOf('totalSupply()'):
      return `0x${word(contract.supply)}`
    default:
      throw new RpcError(3, 'execution reverted')
  }
}

function call(chain: EvmChain, params: Params): string {
  const request = params[0]
  const fields: Record<string, unknown> = typeof request === 'object' && request !== null ? Object.fromEntries(Object.entries(request)) : {}
  const { to } = fields
  const data = fields['data'] ?? fields['input']
  if (typeof to !== 'string' || typeof data !== 'string') return '0x'
  return read(
    chain.tokens.find(({ address }) => address.toLowerCase() === to.toLowerCase()),
    data,
  )
}

function txByHash(chain: EvmChain, params: Params): EvmTx | undefined {
  const hash = textAt(params, 0).toLowerCase()
  return chain.txs.find((tx) => tx.hash === hash)
}

const METHODS: Readonly<Record<string, (chain: EvmChain, params: Params) => unknown>> = {
  eth_chainId: ({ chainId }) => quantity(chainId),
  net_version: ({ chainId }) => String(chainId),
  web3_clientVersion: () => 'practice/v1.0.0',
  eth_blockNumber: ({ height }) => quantity(height),
  eth_gasPrice: ({ gasPrice }) => quantity(gasPrice),
  eth_getBlockByNumber: (chain, params) => block(chain, heightAt(chain, textAt(params, 0))),
  eth_getBalance: (chain, params) => quantity(chain.balanceOf(accountAt(params, 0))),
  eth_getTransactionCount: (chain, params) => quantity(chain.nonceOf(accountAt(params, 0))),
  eth_getCode: ({ tokens }, params) =>
    tokens.some(({ address }) => address.toLowerCase() === textAt(params, 0).toLowerCase()) ? '0x60806040' : '0x',
  eth_call: call,
  eth_getTransactionReceipt: (chain, params) => {
    const receipt = txByHash(chain, params)?.receipt
    return receipt === undefined ? null : { ...receipt, to: receipt.to === '' ? null : receipt.to }
  },
  // Zeros, not null, for a hash that is not known; and the Cosmos hash comes without 0x.
  cosmos_cosmosTxHashByTxHash: (chain, params) => (txByHash(chain, params)?.cosmosHash ?? '0'.repeat(64)).toLowerCase(),
  cosmos_txHashByCosmosTxHash: (chain, params) => {
    const hash = textAt(params, 0).replace(/^0x/i, '').toUpperCase()
    return chain.txs.find((tx) => tx.cosmosHash === hash)?.hash ?? `0x${'0'.repeat(64)}`
  },
}

function answerOne(chain: EvmChain, request: unknown): unknown {
  const fields: Record<string, unknown> = typeof request === 'object' && request !== null ? Object.fromEntries(Object.entries(request)) : {}
  const id = fields['id'] ?? null
  const refuse = (code: number, message: string): unknown => ({ jsonrpc: '2.0', id, error: { code, message } })
  const name = fields['method']
  const method = typeof name === 'string' ? METHODS[name] : undefined
  if (method === undefined) return refuse(-32601, `the method ${String(name)} does not exist/is not available`)
  try {
    return { jsonrpc: '2.0', id, result: method(chain, Array.isArray(fields['params']) ? fields['params'] : []) }
  } catch (error) {
    if (error instanceof RpcError) return refuse(error.code, error.message)
    return refuse(-32602, error instanceof Error ? error.message : 'invalid argument')
  }
}

/** Answers one JSON-RPC request, or a batch of them. */
export function evmNode(request: PracticeRequest, chain: EvmChain): PracticeReply {
  try {
    const body: unknown = JSON.parse(request.body)
    return json(Array.isArray(body) ? body.map((one) => answerOne(chain, one)) : answerOne(chain, body))
  } catch {
    return json({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'parse error' } }, 400)
  }
}
