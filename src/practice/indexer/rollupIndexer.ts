// The rollup indexer: which of its lists answers a request, and errors as text.
// Source: initia-labs/rollytics api/handler, api/api.go.
import { heightAt, contractOf } from '../book/chains/chains.ts'
import type { ChainState } from '../book/state.ts'
import type { World } from '../chain/world.ts'
import { json, partsAfter, text, type PracticeReply, type PracticeRequest } from '../reply.ts'
import { blockLists } from './blocks.ts'
import { cosmosTxs } from './cosmosTxs.ts'
import { description } from './description.ts'
import { evmInternalTxs, evmTxs } from './evmTxs.ts'
import { nftLists } from './nftLists.ts'
import { BadRequest, offsetPage } from './paging.ts'
import type { Tamper } from './tamper.ts'
import { hexAddress } from '../evm/abi.ts'

/** Blocks by which the calls inside transactions and the rich list are indexed later. */
const INTERNAL_LAG = 2
const RICH_LIST_LAG = 14

interface View {
  state: ChainState
  tamper: Tamper
  nowMs: number
  height: number
  pace: number
}

function status({ state, tamper, height }: View): PracticeReply {
  const hasEvm = state.chain.kind === 'minievm'
  const optional = hasEvm ? { internal_tx_height: height - INTERNAL_LAG, rich_list_height: height - RICH_LIST_LAG } : {}
  return json({ version: 'v1.2.3', commit_hash: 'practice', chain_id: tamper.chainId ?? state.chain.id, height, ...optional })
}

function evmLists(url: URL, { state, tamper, nowMs, height }: View): PracticeReply | null {
  if (state.chain.kind !== 'minievm') return null
  const visible = tamper.evmTxs(state.evmTxs.filter((tx) => tx.visibleAtMs <= nowMs))
  const receipts = partsAfter(url, '/indexer/tx/v1/evm-txs')
  if (receipts !== null) return evmTxs(url, receipts, visible)
  const frames = partsAfter(url, '/indexer/tx/v1/evm-internal-txs')
  if (frames === null) return null
  return evmInternalTxs(
    url,
    frames,
    visible.filter((tx) => tx.height <= height - INTERNAL_LAG),
  )
}

function route({ url }: PracticeRequest, view: View): PracticeReply | null {
  const { state, tamper, nowMs, height, pace } = view
  const visible = tamper.txs(state.txs.filter((tx) => tx.visibleAtMs <= nowMs))
  if (url.pathname === '/status') return status(view)
  if (url.pathname === '/swagger/doc.json') return json(description(state.chain.kind === 'minievm'))
  if (url.pathname === '/indexer/block/v1/avg_blocktime') return json({ avg_block_time: 2 / pace })
  const blocks = partsAfter(url, '/indexer/block/v1/blocks')
  if (blocks !== null) return blockLists(url, blocks, { state, visible, height, pace })
  const txs = partsAfter(url, '/indexer/tx/v1/txs')
  if (txs !== null) return cosmosTxs(url, txs, visible)
  const nfts = partsAfter(url, '/indexer/nft/v1')
  if (nfts !== null) return nftLists(url, nfts, state.nfts, visible)
  const denom = partsAfter(url, '/indexer/richlist/v1')
  if (denom !== null && denom.length > 0) return richList(url, denom.join('/'), state)
  return evmLists(url, view)
}

/** Answers one request to a rollup's indexer. */
export function rollupIndexer(request: PracticeRequest, state: ChainState, world: World): PracticeReply {
  const nowMs = world.now()
  const tamper = world.tamper(state.chain.id)
  const height = tamper.reached(heightAt(state.chain, nowMs, world.pace) - 1)
  try {
    const view = { state, tamper, nowMs, height, pace: world.pace }
    return route(request, view) ?? text(`Cannot GET ${request.url.pathname}`, 404)
  } catch (error) {
    if (error instanceof BadRequest) return text(error.message, 400)
    throw error
  }
}

/**
 * Answers `/indexer/richlist/v1/{denom}`, which only the indexers of EVM rollups fill; the denomination may also be a contract's address.
 * Source: initia-labs/rollytics api/handler/richlist.
 */
function richList(url: URL, given: string, state: ChainState): PracticeReply {
  if (state.chain.kind !== 'minievm') return offsetPage(url, 'holders', [])
  const wanted = given.toLowerCase()
  const denoms = new Set([...state.balances.values()].flatMap((held) => [...held.keys()]))
  const denom = [...denoms].find((one) => one.toLowerCase() === wanted || contractOf(state.chain, one).toLowerCase() === wanted)
  if (denom === undefined) throw new BadRequest(`[INVALID_VALUE] denom ${wanted}`)
  const holders = [...state.balances].map(([account, held]) => ({ account: hexAddress(account), amount: held.get(denom) ?? 0n }))
  const sorted = holders.filter(({ amount }) => amount > 0n).sort((a, b) => (a.amount < b.amount ? -1 : a.amount > b.amount ? 1 : 0))
  return offsetPage(
    url,
    'holders',
    sorted.map(({ account, amount }) => ({ account, amount: amount.toString() })),
  )
}
