// The rollup indexer's dialect: sequence cursors that stay non-null on the last page, text errors, /status.
// Source: initia-labs/rollytics api/handler, util/common-handler/common/pagination.go.
import { heightAt, timeOfHeight } from '../book/chains.ts'
import type { BookTx, ChainState } from '../book/state.ts'
import type { World } from '../chain/world.ts'
import { fromBase64, nameHash, toBase64, utf8 } from '../keys/bytes.ts'
import { json, partsAfter, text, type PracticeReply, type PracticeRequest } from '../reply.ts'
import { accountOf } from './account.ts'
import { nftLists } from './nfts.ts'

interface PageRequest {
  limit: number
  offset: number
  /** Null = from the edge. */
  afterSequence: number | null
  reverse: boolean
  countTotal: boolean
}

class BadRequest extends Error {}

function readKey(key: string): { sequence: number | null; offset: number | null } {
  let decoded: string
  try {
    decoded = new TextDecoder().decode(fromBase64(key))
  } catch {
    throw new BadRequest('[INVALID_VALUE] pagination.key')
  }
  if (/^\d+$/.test(decoded)) return { sequence: null, offset: Number(decoded) }
  const match = /^\{.*\}$/s.test(decoded) ? /"sequence"\s*:\s*(\d+)/.exec(decoded) : undefined
  if (match === undefined) throw new BadRequest('[INVALID_VALUE] pagination.key')
  // An object without a known field is no cursor at all: the first page again.
  return { sequence: match === null ? null : Number(match[1]), offset: null }
}

function readPage(url: URL): PageRequest {
  const param = (name: string): string => url.searchParams.get(`pagination.${name}`) ?? ''
  const limit = /^-?\d+$/.test(param('limit')) ? Number(param('limit')) : 100
  const offset = /^-?\d+$/.test(param('offset')) ? Number(param('offset')) : 0
  if (limit < 1 || limit > 1000) throw new BadRequest('[INVALID_VALUE] pagination.limit must be between 1 and 1000')
  if (offset < 0) throw new BadRequest('[INVALID_VALUE] pagination.offset must not be negative')
  const key = param('key') === '' ? { sequence: null, offset: null } : readKey(param('key'))
  return {
    limit,
    offset: key.offset ?? offset,
    afterSequence: key.sequence,
    reverse: !/^(false|f|0)$/i.test(param('reverse')),
    countTotal: !/^(false|f|0)$/i.test(param('count_total')),
  }
}

function pageOf(rows: readonly BookTx[], page: PageRequest, total: string): PracticeReply {
  const ordered = page.reverse ? rows.toReversed() : rows
  const after = page.afterSequence
  const beyond =
    after === null ? ordered.slice(page.offset) : ordered.filter((tx) => (page.reverse ? tx.sequence < after : tx.sequence > after))
  const shown = beyond.slice(0, page.limit)
  const last = shown.at(-1)
  return json({
    txs: shown.map((tx) => tx.record),
    pagination: {
      previous_key: null,
      next_key: last === undefined ? null : toBase64(utf8(JSON.stringify({ sequence: last.sequence }))),
      total: page.countTotal ? total : '0',
    },
  })
}

/** Names the book never saw switch the filter off altogether; only exact full names match. */
function byMessages(rows: readonly BookTx[], url: URL, all: readonly BookTx[]): readonly BookTx[] {
  const known = new Set(all.flatMap((tx) => tx.messageTypes))
  const wanted = url.searchParams.getAll('msgs').filter((name) => known.has(name))
  return wanted.length === 0 ? rows : rows.filter((tx) => tx.messageTypes.some((type) => wanted.includes(type)))
}

function txsReply(request: PracticeRequest, parts: string[], visible: readonly BookTx[]): PracticeReply {
  const [what, argument] = parts
  const { url } = request
  if (what === undefined) {
    const rows = byMessages(visible, url, visible)
    return pageOf(rows, readPage(url), String(rows === visible ? (visible.at(-1)?.sequence ?? 0) : rows.length))
  }
  if (what === 'by_account') {
    const account = accountOf(argument ?? '')
    if (account === null) throw new BadRequest('[INVALID_VALUE] invalid account address')
    const signed = url.searchParams.get('is_signer') === 'true'
    const rows = byMessages(
      visible.filter((tx) => (signed ? tx.signer === account : tx.accounts.has(account))),
      url,
      visible,
    )
    return pageOf(rows, readPage(url), String(rows.length))
  }
  if (what === 'by_height') {
    const rows = visible.filter((tx) => String(tx.height) === argument)
    return pageOf(byMessages(rows, url, visible), readPage(url), String(rows.length))
  }
  const hash = what.replace(/^0x/i, '').toUpperCase().padStart(64, '0')
  if (!/^[0-9A-F]{64}$/.test(hash)) throw new BadRequest('invalid hash format')
  const found = visible.find((tx) => tx.hash === hash)
  return found === undefined ? text('[NOT_FOUND] tx not found', 404) : json({ tx: found.record })
}

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

function route(request: PracticeRequest, state: ChainState, world: World): PracticeReply {
  const nowMs = world.now()
  const height = heightAt(state.chain, nowMs, world.pace) - 1
  const visible = state.txs.filter((tx) => tx.visibleAtMs <= nowMs)
  if (request.url.pathname === '/status') {
    const evm = state.chain.kind === 'minievm' ? { internal_tx_height: height - 2, rich_list_height: height - 14 } : {}
    return json({ version: 'v1.2.3', commit_hash: 'practice', chain_id: state.chain.id, height, ...evm })
  }
  if (request.url.pathname === '/indexer/block/v1/avg_blocktime') return json({ avg_block_time: 2 / world.pace })
  const blocks = partsAfter(request.url, '/indexer/block/v1/blocks')
  if (blocks?.[0] !== undefined) {
    if (!/^[1-9]\d*$/.test(blocks[0])) throw new BadRequest('[INVALID_VALUE] invalid height')
    const wanted = Number(blocks[0])
    return wanted > height ? text('[NOT_FOUND] block not found', 404) : json({ block: blockOf(state, wanted, visible, world.pace) })
  }
  const txs = partsAfter(request.url, '/indexer/tx/v1/txs')
  if (txs !== null) return txsReply(request, txs, visible)
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
