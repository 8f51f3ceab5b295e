// Pages of the L1's indexer: offsets only, ten rows unless asked for more, totals as numbers, errors as JSON.
// Source: initia-labs/core-indexer api/dto/pagination.go, api/apperror.
import { fromBase64, toBase64, utf8 } from '../keys/bytes.ts'
import { json, type PracticeReply } from '../reply.ts'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

/** A page by offset. */
export interface CorePage {
  limit: number
  offset: number
  reverse: boolean
  countTotal: boolean
}

/** An error in this server's form. */
export function refuse(status: number, message: string): PracticeReply {
  return json({ status_code: status, message }, status)
}

/** Returns the requested page, or the sentence that refuses it. A value that is not a number counts as missing. */
export function readCorePage(url: URL): CorePage | string {
  const param = (name: string): string | null => url.searchParams.get(`pagination.${name}`)
  const whole = (name: string, fallback: number): number => (/^-?\d+$/.test(param(name) ?? '') ? Number(param(name)) : fallback)
  const limit = whole('limit', DEFAULT_LIMIT)
  if (limit < 1 || limit > MAX_LIMIT) return `limit must be between 1 and ${MAX_LIMIT}`
  const key = param('key')
  let offset = whole('offset', 0)
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

/** One page of rows, given oldest first. */
export function corePage(page: CorePage, key: string, rows: readonly unknown[]): PracticeReply {
  const end = page.offset + page.limit
  return json({
    [key]: (page.reverse ? rows.toReversed() : rows).slice(page.offset, end),
    pagination: {
      previous_key: page.offset >= page.limit ? toBase64(utf8(String(page.offset - page.limit))) : null,
      next_key: rows.length > end ? toBase64(utf8(String(end))) : null,
      // The count is a number here; the other dialect writes text.
      total: page.countTotal ? rows.length : 0,
    },
  })
}
