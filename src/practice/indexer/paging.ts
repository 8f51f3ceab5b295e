// The rollup indexer's two kinds of pages: cursors that stay non-null on the last page, and offsets.
// Source: initia-labs/rollytics util/common-handler/common/pagination.go.
import { fromBase64, toBase64, utf8 } from '../keys/bytes.ts'
import { json, type PracticeReply } from '../reply.ts'

/** A request for a page. */
export interface PageRequest {
  limit: number
  offset: number
  /** The number after which the page begins; null = from the edge. */
  after: number | null
  reverse: boolean
  countTotal: boolean
}

/** Something the indexer answers with 400 and a sentence. */
export class BadRequest extends Error {}

function readKey(key: string): { after: number | null; offset: number | null } {
  let decoded: string
  try {
    decoded = new TextDecoder().decode(fromBase64(key))
  } catch {
    throw new BadRequest('[INVALID_VALUE] pagination.key')
  }
  if (/^\d+$/.test(decoded)) return { after: null, offset: Number(decoded) }
  const match = /^\{.*\}$/s.test(decoded) ? /"(?:sequence|height)"\s*:\s*(\d+)/.exec(decoded) : undefined
  if (match === undefined) throw new BadRequest('[INVALID_VALUE] pagination.key')
  // An object without a known field is no cursor at all: the first page again.
  return { after: match === null ? null : Number(match[1]), offset: null }
}

/** The page a request asks for. @throws BadRequest */
export function readPage(url: URL): PageRequest {
  const param = (name: string): string => url.searchParams.get(`pagination.${name}`) ?? ''
  const limit = /^-?\d+$/.test(param('limit')) ? Number(param('limit')) : 100
  const offset = /^-?\d+$/.test(param('offset')) ? Number(param('offset')) : 0
  if (limit < 1 || limit > 1000) throw new BadRequest('[INVALID_VALUE] pagination.limit must be between 1 and 1000')
  if (offset < 0) throw new BadRequest('[INVALID_VALUE] pagination.offset must not be negative')
  const key = param('key') === '' ? { after: null, offset: null } : readKey(param('key'))
  return {
    limit,
    offset: key.offset ?? offset,
    after: key.after,
    reverse: !/^(false|f|0)$/i.test(param('reverse')),
    countTotal: !/^(false|f|0)$/i.test(param('count_total')),
  }
}

/** A list by cursor: how it is called, what orders its rows (oldest first), and how a row is shown. */
export interface CursorList<T> {
  key: string
  rows: readonly T[]
  cursor: 'sequence' | 'height'
  placeOf(row: T): number
  show(row: T): unknown
  /** For display: a text, "-1" when counting took too long. */
  total: string
}

/** One page by cursor. The next key is that of the page's last row, also when nothing lies behind it. */
export function cursorPage<T>(url: URL, list: CursorList<T>): PracticeReply {
  const page = readPage(url)
  const { after } = page
  const ordered = page.reverse ? list.rows.toReversed() : list.rows
  const isBeyond = (row: T): boolean => after === null || (page.reverse ? list.placeOf(row) < after : list.placeOf(row) > after)
  const beyond = after === null ? ordered.slice(page.offset) : ordered.filter(isBeyond)
  const shown = beyond.slice(0, page.limit)
  const last = shown.at(-1)
  return json({
    [list.key]: shown.map((row) => list.show(row)),
    pagination: {
      previous_key: null,
      next_key: last === undefined ? null : toBase64(utf8(JSON.stringify({ [list.cursor]: list.placeOf(last) }))),
      total: page.countTotal ? list.total : '0',
    },
  })
}

/** One page by offset, `rows` oldest or smallest first. A page exactly full promises another, which may be empty. */
export function offsetPage(url: URL, key: string, rows: readonly unknown[]): PracticeReply {
  const { limit, offset, reverse, countTotal } = readPage(url)
  const shown = (reverse ? rows.toReversed() : rows).slice(offset, offset + limit)
  const keyOf = (at: number): string => toBase64(utf8(String(at)))
  return json({
    [key]: shown,
    pagination: {
      previous_key: offset >= limit ? keyOf(offset - limit) : null,
      next_key: shown.length === limit ? keyOf(offset + limit) : null,
      total: countTotal ? String(rows.length) : '0',
    },
  })
}
