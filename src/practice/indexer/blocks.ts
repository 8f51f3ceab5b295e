// Blocks of the rollup indexer, made up from what the book says happened in each: nearly all of them are empty.
// Source: initia-labs/rollytics api/handler/block/types.go, block.go.
import { namedAddress, timeOfHeight } from '../book/chains/chains.ts'
import { VALIDATORS } from '../book/staking.ts'
import type { BookTx, ChainState, Coin } from '../book/state.ts'
import { decodeBech32, encodeBech32 } from '../keys/bech32.ts'
import { nameHash, toBase64, utf8 } from '../keys/bytes.ts'
import { json, text, type PracticeReply } from '../reply.ts'
import { heightOf } from './cosmosTxs.ts'
import { readPage } from './paging.ts'

/** The content of a block, as both indexers report it. */
export interface BlockFacts {
  height: number
  /** Upper-case hex. */
  hash: string
  timeMs: number
  sinceLastMs: number
  gasUsed: bigint
  gasWanted: bigint
  txs: readonly BookTx[]
  fees: readonly Coin[]
}

/** Returns the proposer of a block: the one sequencer on a rollup, its active validators by turns on the L1. */
export function proposerOf({ chain }: ChainState, height: number): { moniker: string; operatorAddress: string } {
  const validator = chain.kind === 'l1' ? VALIDATORS[height % VALIDATORS.length] : undefined
  if (validator !== undefined) return { moniker: validator.moniker, operatorAddress: validator.address }
  const address = decodeBech32('init', namedAddress(`${chain.id} proposer`)) ?? new Uint8Array(20)
  return { moniker: 'sequencer', operatorAddress: encodeBech32('initvaloper', address) }
}

function feesOf(txs: readonly BookTx[]): Coin[] {
  const sums = new Map<string, bigint>()
  for (const { fee } of txs) for (const { denom, amount } of fee) sums.set(denom, (sums.get(denom) ?? 0n) + BigInt(amount))
  return [...sums].map(([denom, amount]) => ({ denom, amount: amount.toString() }))
}

/** A block by its height. */
export function blockFacts(state: ChainState, height: number, visible: readonly BookTx[], pace: number): BlockFacts {
  const txs = visible.filter((tx) => tx.height === height)
  const sum = (pick: 'gas_used' | 'gas_wanted'): bigint => txs.reduce((total, tx) => total + BigInt(tx.record[pick]), 0n)
  const timeMs = timeOfHeight(state.chain, height, pace)
  return {
    height,
    hash: nameHash(`${state.chain.id} block ${height}`),
    timeMs,
    sinceLastMs: Math.round(timeMs - timeOfHeight(state.chain, height - 1, pace)),
    gasUsed: sum('gas_used'),
    gasWanted: sum('gas_wanted'),
    txs,
    fees: feesOf(txs),
  }
}

function row(state: ChainState, block: BlockFacts): unknown {
  const { moniker, operatorAddress } = proposerOf(state, block.height)
  return {
    chain_id: state.chain.id,
    height: String(block.height),
    hash: block.hash,
    block_time: String(block.sinceLastMs),
    timestamp: `${new Date(block.timeMs).toISOString().slice(0, 19)}Z`,
    gas_used: block.gasUsed.toString(),
    gas_wanted: block.gasWanted.toString(),
    tx_count: String(block.txs.length),
    // A block without fees was stored with a null.
    total_fee: block.txs.length === 0 && block.height % 2 === 0 ? null : block.fees,
    proposer: { moniker, identity: '', operator_address: operatorAddress },
  }
}

/** Answers what lies below `/indexer/block/v1/blocks`, up to a height. */
export function blockLists(
  url: URL,
  parts: readonly string[],
  at: { state: ChainState; visible: readonly BookTx[]; height: number; pace: number },
): PracticeReply {
  const { state, visible, height, pace } = at
  const show = (wanted: number): unknown => row(state, blockFacts(state, wanted, visible, pace))
  const [argument] = parts
  if (argument !== undefined) {
    const wanted = heightOf(argument)
    return wanted > height ? text('[NOT_FOUND] block not found', 404) : json({ block: show(wanted) })
  }
  const page = readPage(url)
  const step = page.reverse ? -1 : 1
  const first = page.after === null ? (page.reverse ? height - page.offset : 1 + page.offset) : page.after + step
  const heights = Array.from({ length: page.limit }, (_, index) => first + index * step).filter((one) => one >= 1 && one <= height)
  const last = heights.at(-1)
  return json({
    blocks: heights.map(show),
    pagination: {
      previous_key: null,
      next_key: last === undefined ? null : toBase64(utf8(JSON.stringify({ height: last }))),
      total: String(height),
    },
  })
}
