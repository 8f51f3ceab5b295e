// Which block a request means: a number, a tag or a hash, and the state behind it as far as the node has it.
// Sources: ethereum/go-ethereum rpc/types.go (BlockNumber, BlockNumberOrHash), eth/api_backend.go; initia-labs/minievm
// jsonrpc/backend/block.go (every tag but earliest is the head, and there is no block 0).
import { NodeRefusal } from '../../evm/nodeRefusal.ts'
import { nameHash } from '../../keys/bytes.ts'
import type { EvmNodeState } from './evmNodeState.ts'
import type { EvmState } from '../mempool.ts'

type Params = readonly unknown[]

/** How far back a hash is looked for. */
const LOOKUP_BLOCKS = 128

/** A block's hash, 0x. */
export function blockHashOf({ ledger }: EvmNodeState, height: number): string {
  return ledger.txs.find((tx) => tx.height === height)?.receipt.blockHash ?? emptyBlockHash(ledger.chainId, height)
}

/** The hash of a block without transactions, 0x. */
export function emptyBlockHash(chainId: bigint, height: number): string {
  return `0x${nameHash(`${chainId} evm block ${height}`).toLowerCase()}`
}

/** The height that a number or a tag means, whether that block is there or not. @throws NodeRefusal. */
export function heightAt({ ledger, height }: EvmNodeState, params: Params, index: number): number {
  const given = params[index]
  if (given === undefined || given === null) throw new NodeRefusal(-32602, `missing value for required argument ${index}`)
  const refuse = (why: string) => new NodeRefusal(-32602, `invalid argument ${index}: ${why}`)
  if (given === 'latest' || given === 'pending') return height
  if (given === 'safe' || given === 'finalized') return height - ledger.behind[given]
  if (given === 'earliest') return ledger.firstHeight
  if (typeof given !== 'string' || !given.startsWith('0x')) throw refuse('hex string without 0x prefix')
  if (!/^0x[0-9a-fA-F]+$/.test(given)) throw refuse('invalid hex string')
  if (/^0x0./.test(given)) throw refuse('hex number with leading zero digits')
  if (BigInt(given) >= 1n << 63n) throw refuse('block number larger than int64')
  return Math.max(Number(BigInt(given)), ledger.firstHeight)
}

/** The height of `{ blockNumber }`, `{ blockHash }`, a hash, a number or a tag. @throws NodeRefusal. */
function heightOrHashAt(nodeState: EvmNodeState, params: Params, index: number): number {
  const given = params[index]
  const fields: Record<string, unknown> = typeof given === 'object' && given !== null ? Object.fromEntries(Object.entries(given)) : {}
  const hash = fields['blockHash'] ?? (typeof given === 'string' && given.length === 66 ? given : undefined)
  if (hash === undefined) return heightAt(nodeState, typeof given === 'object' && given !== null ? [fields['blockNumber']] : [given], 0)
  for (let height = nodeState.height; height > nodeState.height - LOOKUP_BLOCKS; height -= 1)
    if (blockHashOf(nodeState, height) === hash) return height
  throw new NodeRefusal(-32000, 'header for hash not found')
}

/** The state behind the block that a request means; the newest where it may be left out and is. @throws NodeRefusal. */
export function stateAt(nodeState: EvmNodeState, params: Params, index: number, isOptional = false): EvmState {
  const given = params[index]
  if (given === undefined || given === null) {
    if (isOptional) return nodeState.ledger
    throw new NodeRefusal(-32602, `missing value for required argument ${index}`)
  }
  return nodeState.ledger.stateAt(heightOrHashAt(nodeState, params, index), nodeState.height)
}
