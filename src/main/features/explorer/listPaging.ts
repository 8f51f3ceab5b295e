// Pages of explorer lists: cursors that work in both dialects, and a count of rows that could not be parsed.
import { z } from 'zod'
import { routeOf, type OperationName } from '../../clients/indexer/operations.ts'
import type { ListPage, PageRequest } from '../../clients/indexer/listPage.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Place } from './explorerDeps.ts'

/** Rows per page. */
const PAGE = 25

const Cursor = z.object({ key: z.string().optional(), before: z.number().int().min(0) })
const BEGINNING: z.infer<typeof Cursor> = { before: 0 }

/** One page of a list. */
export interface Listed<T> {
  rows: T[]
  /** Number of rows that could not be parsed. */
  odd: number
  /** Opaque; null at the end. */
  nextCursor: string | null
}

/** Where a list continues; absent or null: at its start. */
export interface From {
  cursor?: string | null | undefined
  /** Rows of this page, when not the usual number. */
  limit?: number
}

/** A page request with its position. */
export interface Turn {
  request: PageRequest
  /** Number of rows before this page. */
  before: number
}

/** Returns the page that a cursor refers to; the first without one. @throws AppError input.invalid for an invalid cursor. */
export function turnOf({ target, signal }: Place, cursor: string | null | undefined, limit = PAGE): Turn {
  const { key, before } = cursor === null || cursor === undefined ? BEGINNING : readCursor(Cursor, cursor)
  const offset = target.dialect === 'core' && before > 0 ? { offset: before } : null
  return { before, request: { limit, newestFirst: true, from: key === undefined ? offset : { key }, signal } }
}

/** Parses a page's rows; `record` of `toRow` returns the row's JSON text. A page shorter than requested is the last one, whatever its key says. */
export function listed<T, R>(
  { target: { dialect } }: Place,
  {
    operation,
    page,
    turn,
    toRow,
  }: { operation: OperationName; page: ListPage<T>; turn: Turn; toRow: (value: T, position: number, record: () => string) => R },
): Listed<R> {
  const rows: R[] = []
  let odd = 0
  for (const record of page.records()) {
    if ('reason' in record) odd += 1
    else {
      const { value, raw } = record
      const text = () => Buffer.from(page.body).toString('utf8', raw.start, raw.end)
      rows.push(toRow(value, turn.before + rows.length + odd, text))
    }
  }
  const before = turn.before + page.size
  const isPaged = routeOf(operation, dialect)?.paging?.length !== 0
  const isLast = page.size < turn.request.limit || !isPaged || (dialect === 'rollytics' && page.nextKey === null)
  const next = { before, ...(dialect === 'core' || page.nextKey === null ? {} : { key: page.nextKey }) }
  return { rows, odd, nextCursor: isLast ? null : writeCursor(next) }
}

/** A page without rows. */
export const NOTHING_LISTED = { rows: [], odd: 0, nextCursor: null }
