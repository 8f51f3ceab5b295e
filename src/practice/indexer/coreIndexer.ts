// The L1 indexer's dialect: offset paging, integer keys, a small default page, JSON errors, no /status.
// Source: initia-labs/core-indexer api/handlers, api/dto/{block,tx}.go, api/routes.
import { heightAt } from '../book/chains/chains.ts'
import type { BookTx, ChainState } from '../book/state.ts'
import type { World } from '../chain/world.ts'
import { json, partsAfter, type PracticeReply, type PracticeRequest } from '../reply.ts'
import { accountOf } from './account.ts'
import { blockFacts, proposerOf, type BlockFacts } from './blocks.ts'
import { coreNfts } from './coreNfts.ts'
import { corePage, readCorePage, refuse } from './corePaging.ts'
import { coreDescription } from './description.ts'

interface View {
  state: ChainState
  visible: readonly BookTx[]
  height: number
  pace: number
}

function summary(tx: BookTx): Record<string, unknown> {
  const has = (part: string): boolean => tx.messageTypes.some((type) => type.includes(part))
  return {
    hash: tx.hash,
    success: tx.record.code === 0,
    messages: tx.messageTypes.map((type) => ({ type: `/${type}` })),
    is_send: has('bank.'),
    is_ibc: has('ibc.'),
    is_opinit: has('opinit.'),
    height: tx.height,
    timestamp: tx.record.timestamp,
  }
}

function txsReply(url: URL, parts: readonly string[], visible: readonly BookTx[]): PracticeReply {
  const [what, argument] = parts
  if (what === 'by_account' || what === undefined) {
    const page = readCorePage(url)
    if (typeof page === 'string') return refuse(400, page)
    if (what === undefined) {
      return corePage(
        page,
        'txs',
        visible.map((tx) => ({ sender: tx.signer, ...summary(tx) })),
      )
    }
    const account = accountOf(argument ?? '')
    if (account === null) return refuse(400, 'invalid account address')
    return corePage(
      page,
      'txs',
      visible.filter((tx) => tx.accounts.has(account)).map((tx) => tx.record),
    )
  }
  const found = visible.find((tx) => tx.hash === what.replace(/^0x/i, '').toUpperCase())
  return found === undefined ? refuse(404, 'transaction not found') : json({ tx: found.record.tx, tx_response: found.record })
}

function blockRow(state: ChainState, block: BlockFacts): Record<string, unknown> {
  const { moniker, operatorAddress } = proposerOf(state, block.height)
  return {
    hash: block.hash.toLowerCase(),
    height: block.height,
    timestamp: new Date(block.timeMs).toISOString(),
    // Spelt so by the server.
    proposer: { identify: '', moniker, operator_address: operatorAddress },
  }
}

function blocks(url: URL, parts: readonly string[], view: View): PracticeReply {
  const { state, visible, height, pace } = view
  const factsOf = (wanted: number): BlockFacts => blockFacts(state, wanted, visible, pace)
  const [argument, what] = parts
  const page = readCorePage(url)
  if (typeof page === 'string') return refuse(400, page)
  if (argument === undefined) {
    const count = Math.min(page.limit, height - page.offset)
    const shown = Array.from({ length: Math.max(0, count) }, (_, index) => factsOf(height - page.offset - index))
    const items = shown.map((block) => ({ ...blockRow(state, block), tx_count: block.txs.length }))
    return json({ items, pagination: { next_key: null, total: page.countTotal ? height : 0 } })
  }
  if (!/^\d+$/.test(argument)) return refuse(400, 'height must be an integer')
  const wanted = Number(argument)
  if (wanted < 1 || wanted > height) return refuse(404, 'block not found')
  const block = factsOf(wanted)
  if (what === 'info') return json({ ...blockRow(state, block), gas_limit: Number(block.gasWanted), gas_used: Number(block.gasUsed) })
  if (what !== 'txs') return refuse(404, `Cannot GET ${url.pathname}`)
  return corePage(
    page,
    'items',
    block.txs.map((tx) => ({ address: tx.signer, ...summary(tx) })),
  )
}

/** Answers one request to the L1's indexer. */
export function coreIndexer(request: PracticeRequest, state: ChainState, world: World): PracticeReply {
  const { url } = request
  const nowMs = world.now()
  const tamper = world.tamper(state.chain.id)
  const visible = tamper.txs(state.txs.filter((tx) => tx.visibleAtMs <= nowMs))
  const height = tamper.reached(heightAt(state.chain, nowMs, world.pace) - 1)
  if (url.pathname === '/indexer/block/v1/avg_block_time') return json({ avg_block_time: 2 / world.pace })
  if (url.pathname === '/indexer/block/v1/latest_block_height') return json({ height })
  if (url.pathname === '/indexer/swagger/doc.json') return json(coreDescription())
  const ofBlocks = partsAfter(url, '/indexer/block/v1/blocks')
  if (ofBlocks !== null) return blocks(url, ofBlocks, { state, visible, height, pace: world.pace })
  const txs = partsAfter(url, '/indexer/tx/v1/txs')
  if (txs !== null) return txsReply(url, txs, visible)
  const ofNfts = partsAfter(url, '/indexer/nft/v1')
  return (ofNfts === null ? null : coreNfts(url, ofNfts, state.nfts, visible)) ?? refuse(404, `Cannot GET ${url.pathname}`)
}
