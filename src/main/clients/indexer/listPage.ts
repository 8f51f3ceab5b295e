// One page of any list of an indexer: its bytes as they came, its rows read one by one, an odd row named and not the page lost.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { IndexerPagination } from '../../../wire/indexer.ts'
import { parseReply } from '../../platform/http/http.ts'
import { splitList, type Slice } from '../../platform/json/jsonList.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { ask, type Question } from './ask.ts'
import type { OperationValues } from './operations.ts'
import { nameOf, type ResolvedIndexer } from './target.ts'

/** One row: readable, or with the reason in plain words why it is not. */
export type ListRecord<T> = {
  /** Its bytes in the page's body. */
  raw: Slice
  /** What tells it from the others; of a row without that something that is the same whenever it is read. */
  name: string
} & ({ value: T } | { reason: string })

export interface ListPage<T> {
  /** Exactly as it came. */
  body: Uint8Array
  /** Number of rows. */
  size: number
  /** Where each row lies in the body. */
  elements: readonly Slice[]
  /** Opaque; null when the indexer says that nothing follows. */
  nextKey: string | null
  /** How many rows the whole list has, for the eye: often an estimate. Null where it was not asked for or not counted in time. */
  total: number | null
  /** From the request to the last byte, ms; absent where it was not measured. */
  tookMs?: number
  /**
   * Reads the rows in their order. One at a time: a page of them in memory at once costs more than reading them.
   * @throws AppError indexer.badReply when one is no JSON.
   */
  records(): Generator<ListRecord<T>>
}

export interface PageRequest {
  /** Rows at most; an indexer refuses more than it gives (indexer.refused). */
  limit: number
  /** Newest first; by amount: largest first. */
  newestFirst: boolean
  /** Where to go on: a key for rollytics, an offset for core-indexer. */
  from: { key: string } | { offset: number } | null
  /** Asks for `total`, which is the expensive part of a page. */
  withTotal?: boolean
  signal?: AbortSignal | undefined
}

/** What a page is asked for, as the operation table takes it. */
export function pagingOf({ limit, newestFirst, from, withTotal }: PageRequest): NonNullable<OperationValues['paging']> {
  return {
    limit: String(limit),
    count_total: String(withTotal === true),
    reverse: String(newestFirst),
    ...(from === null ? {} : 'key' in from ? { key: from.key } : { offset: String(from.offset) }),
  }
}

export interface ListForm<T> {
  /** Names under which the list is found; versions differ. */
  lists: readonly [string, ...string[]]
  row: z.ZodType<T>
  /** What tells a row from the others. */
  nameOf(value: T): string
  /** The same for a row that does not fit, null where it has none. */
  nameOfOdd?(json: unknown): string | null
}

/**
 * Asks for one page.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function askForPage<T>(
  request: Requester,
  target: ResolvedIndexer,
  { form, page, ...question }: Omit<Question, 'paging' | 'signal'> & { form: ListForm<T>; page: PageRequest },
): Promise<ListPage<T>> {
  const reply = await ask(request, target, { ...question, paging: pagingOf(page), signal: page.signal })
  const read = readPage(reply.bytes, { form, who: nameOf(target), withTotal: page.withTotal === true })
  return reply.tookMs === undefined ? read : { ...read, tookMs: reply.tookMs }
}

/**
 * Reads the body of a page.
 * @throws AppError indexer.badReply.
 */
export function readPage<T>(
  body: Uint8Array,
  { form, who, withTotal }: { form: ListForm<T>; who: string; withTotal: boolean },
): ListPage<T> {
  const { list, elements, rest } = splitAny(body, form.lists)
  const { [list]: others, pagination } = parseReply(pageSchema(list), rest, 'indexer.badReply', who)
  // What is not in the list that was split is in a second one of the same name.
  if (Array.isArray(others) && others.length > 0) {
    throw new AppError('indexer.badReply', `${who} sent the same list twice in one response.`, { retry: 'later' })
  }
  const { next_key: nextKey, total } = IndexerPagination.parse(pagination ?? {})
  return {
    body,
    size: elements.length,
    elements,
    nextKey: nextKey === '' ? null : (nextKey ?? null),
    total: withTotal ? readTotal(total) : null,
    records: () => readRecords(form, { body, elements, who }),
  }
}

const Anything = z.unknown()

/**
 * Reads the rows of a body in their order, one at a time.
 * @throws AppError indexer.badReply when one is no JSON.
 */
export function* readRecords<T>(
  form: ListForm<T>,
  { body, elements, who }: { body: Uint8Array; elements: readonly Slice[]; who: string },
): Generator<ListRecord<T>> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  for (const raw of elements) {
    yield readRow(form, raw, parseReply(Anything, bytes.toString('utf8', raw.start, raw.end), 'indexer.badReply', who))
  }
}

/** Of the names a list may have, the first under which there are rows. */
function splitAny(body: Uint8Array, lists: readonly [string, ...string[]]) {
  for (const list of lists) {
    const split = splitList(body, list)
    if (split.elements.length > 0) return { list, ...split }
  }
  return { list: lists[0], ...splitList(body, lists[0]) }
}

function pageSchema(list: string) {
  return z.looseObject({ [list]: z.array(z.unknown()).nullish(), pagination: IndexerPagination.nullish() })
}

/** "-1" stands for a count that took too long. */
function readTotal(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

function readRow<T>(form: ListForm<T>, raw: Slice, json: unknown): ListRecord<T> {
  const parsed = form.row.safeParse(json)
  if (parsed.success) return { raw, name: form.nameOf(parsed.data), value: parsed.data }
  const [issue] = parsed.error.issues
  const reason = `${issue === undefined || issue.path.length === 0 ? 'record' : issue.path.join('.')}: ${issue?.message ?? 'isn’t valid'}`
  return { raw, name: form.nameOfOdd?.(json) ?? fallbackId(json), reason }
}

/** By its plain fields: what is nested may be too deep to be written out. */
function fallbackId(json: unknown): string {
  const fields = Object.entries(z.record(z.string(), z.unknown()).safeParse(json).data ?? {})
  const plain = fields.filter(([, value]) => typeof value !== 'object')
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex')
}
