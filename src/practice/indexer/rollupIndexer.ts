// The rollup indexer: which of its lists answers a request, and errors as text.
// Source: initia-labs/rollytics api/handler, api/api.go.
import { heightAt, timeOfHeight } from '../book/chains.ts'
import type { BookTx, ChainState } from '../book/state.ts'
import type { World } from '../chain/world.ts'
import { nameHash } from '../keys/bytes.ts'
import { json, partsAfter, text, type PracticeReply, type PracticeRequest } from '../reply.ts'
import { cosmosTxs } from './cosmosTxs.ts'
import { evmInternalTxs, evmTxs } from './evmTxs.ts'
import { nftLists } from './nfts.ts'
import { BadRequest } from './paging.ts'

/** Blocks by which the calls inside transactions are indexed later. */
const INTERNAL_LAG = 2

function blockOf(state: ChainState, height: number, visible: readonly BookTx[], pace: number): unknown {
  const txs = visible.filter((tx) => tx.height === height)
  const sum = (pick: 'gas_used' | 'gas_wanted'): string => txs.reduce((total, tx) => total + BigInt(tx.record[pick]), 0n).toString()
  const timeMs = timeOfHeight(state.chain, height, pace)
  return {
    chain_id: state.chain.id,
    height: String(height),
    hash: nameHash(`${state.chain.id} block ${height}`),
    block_time: String(Math.round(timeMs - timeOfHeight(state.chain, height - 1, pace))),
    timestamp: `${new Date(timeMs).toISOString().slice(0, 19)}Z`,
    gas_used: sum('gas_used'),
    gas_wanted: sum('gas_wanted'),
    tx_count: String(txs.length),
    total_fee: [],
    proposer: { moniker: 'sequencer', identity: '', operator_address: 'initvaloper1practice' },
  }
}

function evmLists(url: URL, state: ChainState, nowMs: number, internalHeight: number): PracticeReply | null {
  if (state.chain.kind !== 'minievm') return null
  const visible = state.evmTxs.filter((tx) => tx.visibleAtMs <= nowMs)
  const receipts = partsAfter(url, '/indexer/tx/v1/evm-txs')
  if (receipts !== null) return evmTxs(url, receipts, visible)
  const frames = partsAfter(url, '/indexer/tx/v1/evm-internal-txs')
  if (frames === null) return null
  return evmInternalTxs(
    url,
    frames,
    visible.filter((tx) => tx.height <= internalHeight),
  )
}

function route(request: PracticeRequest, state: ChainState, world: World): PracticeReply {
  const nowMs = world.now()
  const height = heightAt(state.chain, nowMs, world.pace) - 1
  const visible = state.txs.filter((tx) => tx.visibleAtMs <= nowMs)
  if (request.url.pathname === '/status') {
    const optional = state.chain.kind === 'minievm' ? { internal_tx_height: height - INTERNAL_LAG, rich_list_height: height - 14 } : {}
    return json({ version: 'v1.2.3', commit_hash: 'practice', chain_id: state.chain.id, height, ...optional })
  }
  if (request.url.pathname === '/indexer/block/v1/avg_blocktime') return json({ avg_block_time: 2 / world.pace })
  const blocks = partsAfter(request.url, '/indexer/block/v1/blocks')
  if (blocks?.[0] !== undefined) {
    if (!/^[1-9]\d*$/.test(blocks[0])) throw new BadRequest('[INVALID_VALUE] invalid height')
    const wanted = Number(blocks[0])
    return wanted > height ? text('[NOT_FOUND] block not found', 404) : json({ block: blockOf(state, wanted, visible, world.pace) })
  }
  const txs = partsAfter(request.url, '/indexer/tx/v1/txs')
  if (txs !== null) return cosmosTxs(request.url, txs, visible)
  const evm = evmLists(request.url, state, nowMs, height - INTERNAL_LAG)
  if (evm !== null) return evm
  const nfts = nftLists(request.url, state.chain, world.holder)
  if (nfts !== null) return nfts
  return text(`Cannot GET ${request.url.pathname}`, 404)
}

/** Answers one request to a rollup's indexer. */
export function rollupIndexer(request: PracticeRequest, state: ChainState, world: World): PracticeReply {
  try {
    return route(request, state, world)
  } catch (error) {
    if (error instanceof BadRequest) return text(error.message, 400)
    throw error
  }
}
