// Reads one page of any indexer list: keeps its bytes, parses rows one by one, and names an unparsable row instead of losing the page.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase, type Phrase } from '../../../shared/domain/phrase.ts'
import { IndexerPagination } from '../../../wire/indexer.ts'
import { parseReply } from '../../platform/http/http.ts'
import { splitList, type Slice } from '../../platform/json/jsonList.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { ask, type Question } from './ask.ts'
import type { OperationValues } from './operations.ts'
import { nameOf, type ResolvedIndexer } from './target.ts'

/** One row: parsed, or with the reason why it cannot be. */
export type ListRecord<T> = {
  /** Its bytes within the page's body. */
  raw: Slice
  /** Identifies the row; for a row without an id, a stable hash. */
  name: string
} & ({ value: T } | { reason: string })

/** A page of a list. */
export interface ListPage<T> {
  /** The body as received. */
  body: Uint8Array
  /** Number of rows. */
  size: number
  /** Position of each row in the body. */
  elements: readonly Slice[]
  /** Opaque; null when the indexer reports the end. */
  nextKey: string | null
  /** Number of rows of the whole list, for display, often an estimate. Null where not requested or not counted in time. */
  total: number | null
  /** Time from the request to the last byte, ms; absent where not measured. */
  tookMs?: number
  /**
   * Parses the rows in order, one at a time, which takes less memory than a parsed page.
   * @throws AppError indexer.badReply when one is not JSON.
   */
  records(): Generator<ListRecord<T>>
}

/** Which page to request. */
export interface PageRequest {
  /** Maximum rows; an indexer refuses more than its limit (indexer.refused). */
  limit: number
  /** Newest first; by amount: largest first. */
  newestFirst: boolean
  /** Where to continue: a key for rollytics, an offset for core-indexer. */
  from: { key: string } | { offset: number } | null
  /** Requests `total`, the expensive part of a page. */
  withTotal?: boolean
  signal?: AbortSignal | undefined
}

/** Converts a page request to the operation table's paging parameters. */
export function pagingOf({ limit, newestFirst, from, withTotal }: PageRequest): NonNullable<OperationValues['paging']> {
  return {
    limit: String(limit),
    count_total: String(withTotal === true),
    reverse: String(newestFirst),
    ...(from === null ? {} : 'key' in from ? { key: from.key } : { offset: String(from.offset) }),
  }
}

/** How to parse a list. */
export interface ListForm<T> {
  /** Names of the list; versions differ. */
  lists: readonly [string, ...string[]]
  row: z.ZodType<T>
  /** Returns whether a row has the usual form and can be used as it is; `row` reads any other, which takes longer. */
  isUsual?(json: unknown): json is T
  /** Returns a row's identifier. */
  nameOf(value: T): string
  /** Returns the identifier of a row that does not fit the schema, null where it has none. */
  nameOfOdd?(json: unknown): string | null
}

/** Requests one page. @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported. */
export async function askForPage<T>(
  request: Requester,
  target: ResolvedIndexer,
  { form, page, ...question }: Omit<Question, 'paging' | 'signal'> & { form: ListForm<T>; page: PageRequest },
): Promise<ListPage<T>> {
  const reply = await ask(request, target, { ...question, paging: pagingOf(page), signal: page.signal })
  const read = readPage(reply.bytes, { form, who: nameOf(target), withTotal: page.withTotal === true })
  return reply.tookMs === undefined ? read : { ...read, tookMs: reply.tookMs }
}

/** Parses the body of a page. @throws AppError indexer.badReply. */
export function readPage<T>(
  body: Uint8Array,
  { form, who, withTotal }: { form: ListForm<T>; who: Phrase; withTotal: boolean },
): ListPage<T> {
  const { list, elements, rest } = splitAny(body, form.lists)
  const { [list]: others, pagination } = parseReply(pageSchema(list), rest, 'indexer.badReply', who)
  // Rows left outside the split list are in a second one of the same name.
  if (Array.isArray(others) && others.length > 0) {
    throw new AppError('indexer.badReply', phrase`${who} sent the same list twice in one response.`, { retry: 'later' })
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

/** Parses the rows of a body in order, one at a time. @throws AppError indexer.badReply when one is not JSON. */
export function* readRecords<T>(
  form: ListForm<T>,
  { body, elements, who }: { body: Uint8Array; elements: readonly Slice[]; who: Phrase },
): Generator<ListRecord<T>> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  for (const raw of elements) {
    yield readRow(form, raw, parseReply(Anything, bytes.toString('utf8', raw.start, raw.end), 'indexer.badReply', who))
  }
}

/** Splits the first of the possible lists that has rows. */
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

/** "-1" means that counting took too long. */
function readTotal(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

function readRow<T>(form: ListForm<T>, raw: Slice, json: unknown): ListRecord<T> {
  if (form.isUsual?.(json) === true) return { raw, name: form.nameOf(json), value: json }
  const parsed = form.row.safeParse(json)
  if (parsed.success) return { raw, name: form.nameOf(parsed.data), value: parsed.data }
  const [issue] = parsed.error.issues
  const reason = `${issue === undefined || issue.path.length === 0 ? 'record' : issue.path.join('.')}: ${issue?.message ?? 'isn’t valid'}`
  return { raw, name: form.nameOfOdd?.(json) ?? fallbackId(json), reason }
}

/** Hashes the plain fields: nested ones may be too deep to serialise. */
function fallbackId(json: unknown): string {
  const fields = Object.entries(z.record(z.string(), z.unknown()).safeParse(json).data ?? {})
  const plain = fields.filter(([, value]) => typeof value !== 'object')
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex')
}
