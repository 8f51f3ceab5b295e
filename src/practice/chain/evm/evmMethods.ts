// The methods of an Ethereum node that the practice chains answer, and on rollups the way between the two hashes.
// Sources: ethereum/execution-apis; initia-labs/minievm jsonrpc/namespaces/{eth,cosmos}/api.go.
import { NOBODY } from '../../evm/abi.ts'
import { BLOCK_GAS } from '../../evm/admission.ts'
import { withBloom } from '../../evm/bloom.ts'
import type { CallOutcome, EvmCall } from '../../evm/contractCall.ts'
import { quantity } from '../../evm/evmTx.ts'
import { NodeRefusal, Reverted, revertRefusal } from '../../evm/nodeRefusal.ts'
import type { EvmTx } from '../../evm/receipt.ts'
import { gasOfCall, runCall } from '../../evm/runCall.ts'
import { fromHex } from '../../keys/bytes.ts'
import type { EvmNodeState } from './evmNodeState.ts'
import { heightAt, stateAt } from './evmBlocks.ts'
import { blockView, txView, waitingView } from './evmViews.ts'
import type { EvmState } from '../mempool.ts'

type Params = readonly unknown[]
type Method = (nodeState: EvmNodeState, params: Params) => unknown

function textAt(params: Params, index: number): string {
  const value = params[index]
  if (typeof value !== 'string') throw new NodeRefusal(-32602, `missing value for required argument ${index}`)
  return value
}

function addressAt(params: Params, index: number): string {
  const given = textAt(params, index)
  if (!/^0x[0-9a-fA-F]{40}$/.test(given)) throw new NodeRefusal(-32602, `invalid argument ${index}: invalid address`)
  return given.toLowerCase()
}

/** The call in a request object: unset fields are those of a call that changes nothing. */
function callAt(params: Params): EvmCall {
  const request = params[0]
  const fields: Record<string, unknown> = typeof request === 'object' && request !== null ? Object.fromEntries(Object.entries(request)) : {}
  const text = (name: string, unset: string): string => {
    const value = fields[name]
    return typeof value === 'string' ? value.toLowerCase() : unset
  }
  return {
    from: text('from', NOBODY),
    to: text('to', NOBODY),
    value: BigInt(text('value', '0x0')),
    input: text('data', text('input', '0x')),
  }
}

function tryOut(state: EvmState, call: EvmCall): CallOutcome {
  if (state.balanceOf(call.from) < call.value) throw new NodeRefusal(-32000, 'insufficient funds for gas * price + value')
  try {
    return runCall(state.trial(), call)
  } catch (error) {
    throw error instanceof Reverted ? revertRefusal(error) : error
  }
}

function txByHash({ ledger }: EvmNodeState, params: Params): EvmTx | undefined {
  const hash = textAt(params, 0).toLowerCase()
  return ledger.txs.find((tx) => tx.hash === hash)
}

function transaction(nodeState: EvmNodeState, params: Params): unknown {
  const included = txByHash(nodeState, params)
  if (included !== undefined) return txView(nodeState, included)
  const waiting = nodeState.pool.find(textAt(params, 0).toLowerCase())
  return waiting === undefined ? null : waitingView(waiting)
}

/** The prices of some blocks up to one, and of the next; `reward` has the tip for each percentile asked for. */
function feeHistory(nodeState: EvmNodeState, params: Params): unknown {
  const [newest, percentiles] = [heightAt(nodeState, params, 1), Array.isArray(params[2]) ? params[2] : []]
  const asked = typeof params[0] === 'string' || typeof params[0] === 'number' ? Number(params[0]) : 1
  const count = Math.min(asked, 1024, newest)
  const heights = Array.from({ length: count }, (_, index) => newest - count + 1 + index)
  const used = (height: number): bigint =>
    nodeState.ledger.txs.reduce((sum, { receipt, height: at }) => (at === height ? sum + BigInt(receipt.gasUsed) : sum), 0n)
  return {
    oldestBlock: quantity(newest - count + 1),
    baseFeePerGas: [...heights, newest + 1].map((height) => quantity(nodeState.pool.baseFeeAt(height))),
    gasUsedRatio: heights.map((height) => Number(used(height)) / Number(BLOCK_GAS)),
    ...(percentiles.length === 0 ? {} : { reward: heights.map(() => percentiles.map(() => quantity(nodeState.ledger.tip))) }),
  }
}

const FEE_MARKET: Readonly<Record<string, Method>> = {
  eth_feeHistory: feeHistory,
  eth_maxPriorityFeePerGas: ({ ledger }) => quantity(ledger.tip),
}

const METHODS: Readonly<Record<string, Method>> = {
  eth_chainId: ({ ledger, script }) => quantity(script.chainIdShown ?? ledger.chainId),
  net_version: ({ ledger, script }) => String(script.chainIdShown ?? ledger.chainId),
  web3_clientVersion: () => 'practice/v1.0.0',
  eth_syncing: () => false,
  eth_blockNumber: ({ height }) => quantity(height),
  eth_gasPrice: ({ ledger, pool, height }) => quantity(pool.baseFeeAt(height + 1) + ledger.tip),
  eth_getBlockByNumber: (nodeState, params) => blockView(nodeState, heightAt(nodeState, params, 0), params[1] === true),
  eth_getBalance: (nodeState, params) => quantity(stateAt(nodeState, params, 1).balanceOf(addressAt(params, 0))),
  eth_getTransactionCount: (nodeState, params) => {
    const address = addressAt(params, 0)
    return quantity(params[1] === 'pending' ? nodeState.pool.pendingNonce(address) : stateAt(nodeState, params, 1).nonceOf(address))
  },
  eth_getCode: ({ ledger }, params) => (ledger.hasCode(addressAt(params, 0)) ? '0x60806040' : '0x'),
  eth_call: (nodeState, params) => tryOut(stateAt(nodeState, params, 1, true), callAt(params)).output,
  eth_estimateGas: (nodeState, params) => {
    const call = callAt(params)
    return quantity(gasOfCall(call.input, tryOut(stateAt(nodeState, params, 1, true), call)))
  },
  eth_sendRawTransaction: (nodeState, params) => nodeState.send(fromHex(textAt(params, 0))),
  eth_getTransactionByHash: transaction,
  eth_getTransactionReceipt: (nodeState, params) => {
    const receipt = txByHash(nodeState, params)?.receipt
    return receipt === undefined ? null : { ...withBloom(receipt), to: receipt.to === '' ? null : receipt.to }
  },
  // Zeros, not null, for a hash that is not known; and the Cosmos hash comes without 0x.
  cosmos_cosmosTxHashByTxHash: (nodeState, params) => (txByHash(nodeState, params)?.cosmosHash ?? '0'.repeat(64)).toLowerCase(),
  cosmos_txHashByCosmosTxHash: ({ ledger }, params) => {
    const hash = textAt(params, 0).replace(/^0x/i, '').toUpperCase()
    return ledger.txs.find((tx) => tx.cosmosHash === hash)?.hash ?? `0x${'0'.repeat(64)}`
  },
}

/** The method of a name on this node, or undefined. */
export function methodOf(nodeState: EvmNodeState, name: unknown): Method | undefined {
  if (typeof name !== 'string') return undefined
  return METHODS[name] ?? (nodeState.script.isLegacy ? undefined : FEE_MARKET[name])
}
