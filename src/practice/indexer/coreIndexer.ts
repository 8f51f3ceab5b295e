// The L1 indexer's dialect: offset paging, integer keys, a small default page, JSON errors, no /status.
// Source: initia-labs/core-indexer api/handlers, api/dto/pagination.go.
import type { BookTx, ChainState } from '../book/state.ts'
import type { World } from '../chain/world.ts'
import { fromBase64, toBase64, utf8 } from '../keys/bytes.ts'
import { json, partsAfter, type PracticeReply, type PracticeRequest } from '../reply.ts'
import { accountOf } from './account.ts'
import { nftLists } from './nfts.ts'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

interface PageRequest {
  limit: number
  offset: number
  reverse: boolean
  countTotal: boolean
}

function refuse(status: number, message: string): PracticeReply {
  return json({ status_code: status, message }, status)
}

/** The page asked for, or the sentence that refuses it. */
function readPage(url: URL): PageRequest | string {
  const param = (name: string): string | null => url.searchParams.get(`pagination.${name}`)
  const whole = (textValue: string | null, fallback: number): number =>
    textValue === null || textValue === '' ? fallback : Number(textValue)
  const limit = whole(param('limit'), DEFAULT_LIMIT)
  let offset = whole(param('offset'), 0)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) return `limit must be between 1 and ${MAX_LIMIT}`
  const key = param('key')
  if (key !== null && key !== '') {
    try {
      offset = Number(new TextDecoder().decode(fromBase64(key)))
    } catch {
      return 'invalid pagination key'
    }
  }
  if (!Number.isInteger(offset) || offset < 0) return 'invalid offset'
  return { limit, offset, reverse: param('reverse') !== 'false', countTotal: param('count_total') === 'true' }
}

function pageOf(rows: readonly BookTx[], page: PageRequest, show: (tx: BookTx) => unknown): PracticeReply {
  const ordered = page.reverse ? rows.toReversed() : rows
  const end = page.offset + page.limit
  return json({
    txs: ordered.slice(page.offset, end).map(show),
    pagination: {
      previous_key: page.offset >= page.limit ? toBase64(utf8(String(page.offset - page.limit))) : null,
      next_key: rows.length > end ? toBase64(utf8(String(end))) : null,
      // The count is a number here; the other dialect writes text.
      total: page.countTotal ? rows.length : 0,
    },
  })
}

function summary(tx: BookTx): unknown {
  const has = (part: string): boolean => tx.messageTypes.some((type) => type.includes(part))
  return {
    sender: tx.signer,
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

function txsReply(url: URL, parts: string[], visible: readonly BookTx[]): PracticeReply {
  const [what, argument] = parts
  if (what === 'by_account' || what === undefined) {
    const page = readPage(url)
    if (typeof page === 'string') return refuse(400, page)
    if (what === undefined) return pageOf(visible, page, summary)
    const account = accountOf(argument ?? '')
    if (account === null) return refuse(400, 'invalid account address')
    return pageOf(
      visible.filter((tx) => tx.accounts.has(account)),
      page,
      (tx) => tx.record,
    )
  }
  const found = visible.find((tx) => tx.hash === what.replace(/^0x/i, '').toUpperCase())
  return found === undefined ? refuse(404, 'transaction not found') : json({ tx: found.record.tx, tx_response: found.record })
}

/** Answers one request to the L1's indexer. */
export function coreIndexer(request: PracticeRequest, state: ChainState, world: World): PracticeReply {
  const nowMs = world.now()
  const visible = state.txs.filter((tx) => tx.visibleAtMs <= nowMs)
  if (request.url.pathname === '/indexer/block/v1/avg_block_time') return json({ avg_block_time: 2 / world.pace })
  const txs = partsAfter(request.url, '/indexer/tx/v1/txs')
  if (txs !== null) return txsReply(request.url, txs, visible)
  const nfts = nftLists(request.url, state.chain, world.holder)
  if (nfts !== null) return nfts
  return refuse(404, `Cannot GET ${request.url.pathname}`)
}
