// Reads an indexer in its own dialect: account history page by page, and how far it has indexed.
// Sources: initia-labs/rollytics api/handler/tx, util/common-handler/common/pagination.go; initia-labs/core-indexer.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { IndexerStatus, IndexerTx, IndexerTxPage } from '../../wire/indexer.ts'
import { parseReply } from '../lib/http.ts'
import { splitList, type Slice } from '../lib/jsonList.ts'
import type { Requester } from '../lib/politeRequest.ts'
import { assertGood } from './reply.ts'

/** rollytics pages by an opaque key and counts from the newest; core-indexer (the L1's) pages by offset. */
export type Dialect = 'rollytics' | 'core'

/** Which indexer to ask: its address without a trailing slash. */
export interface IndexerTarget {
  url: string
  chainId: string
  isL1: boolean
}

/** One record: readable, or with the reason in plain words why it is not. */
export type TxRecord = {
  /** Its bytes in the page's body. */
  raw: Slice
  /** Its hash, 64 upper-case hex digits; of a record without one something that is the same whenever it is read. */
  name: string
} & ({ tx: IndexerTx } | { reason: string })

export interface TxPage {
  /** Exactly as it came. */
  body: Uint8Array
  /** Number of records. */
  size: number
  /** Opaque; null when the indexer says that nothing follows. */
  nextKey: string | null
  /**
   * Reads the records in their order. One at a time: a page of them in memory at once costs more than reading them.
   * @throws AppError indexer.badReply when one is no JSON.
   */
  records(): Generator<TxRecord>
}

export interface TxPageRequest {
  /** bech32. */
  account: string
  limit: number
  /** Newest first. */
  newestFirst: boolean
  /** Where to go on: a key for rollytics, an offset for core-indexer. */
  from: { key: string } | { offset: number } | null
  signal?: AbortSignal | undefined
}

/**
 * Finds out which dialect an indexer speaks, and how far it has indexed when it says so. Only rollytics has /status; where
 * that does not answer as rollytics does, be it that it is missing or in trouble, the L1 is taken for core-indexer and a
 * rollup for rollytics: history itself will tell.
 * @throws AppError network.*; indexer.badReply when it answers for another chain.
 */
export async function probe(
  request: Requester,
  target: IndexerTarget,
  signal?: AbortSignal,
): Promise<{ dialect: Dialect; height: number | null }> {
  const reply = await request({ url: `${target.url}/status`, signal })
  const status = reply.status === 200 ? readStatus(reply.text) : null
  if (status === null) return { dialect: target.isL1 ? 'core' : 'rollytics', height: null }
  if (status.chain_id !== target.chainId) {
    throw new AppError('indexer.badReply', `${nameOf(target)} answers for ${status.chain_id} instead of ${target.chainId}.`, {
      hint: 'Check the address of this chain’s indexer.',
    })
  }
  return { dialect: 'rollytics', height: status.height }
}

function readStatus(text: string) {
  try {
    return IndexerStatus.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * One page of the transactions in which an account appears.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function readTxPage(request: Requester, target: IndexerTarget, options: TxPageRequest): Promise<TxPage> {
  const query = new URLSearchParams({
    'pagination.limit': String(options.limit),
    'pagination.count_total': 'false',
    'pagination.reverse': String(options.newestFirst),
  })
  if (options.from !== null) {
    if ('key' in options.from) query.set('pagination.key', options.from.key)
    else query.set('pagination.offset', String(options.from.offset))
  }
  const url = `${target.url}/indexer/tx/v1/txs/by_account/${options.account}?${query.toString()}`
  const reply = await request({ url, signal: options.signal })
  assertGood(reply, url)
  return readPage(reply.bytes, nameOf(target))
}

function readPage(body: Uint8Array, who: string): TxPage {
  const { elements, rest } = splitList(body, 'txs')
  const { txs, pagination } = parseReply(IndexerTxPage, rest, 'indexer.badReply', who)
  // What is not in the list that was split is in a second one of the same name.
  if (txs.length > 0) throw new AppError('indexer.badReply', `${who} sent two lists of transactions in one answer.`, { retry: 'later' })
  const nextKey = pagination?.next_key ?? null
  return {
    body,
    size: elements.length,
    nextKey: nextKey === '' ? null : nextKey,
    *records() {
      const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
      for (const raw of elements)
        yield readRecord(raw, parseReply(z.unknown(), bytes.toString('utf8', raw.start, raw.end), 'indexer.badReply', who))
    },
  }
}

function readRecord(raw: Slice, json: unknown): TxRecord {
  const parsed = IndexerTx.safeParse(json)
  if (parsed.success) return { raw, name: hashOf(parsed.data), tx: parsed.data }
  const [issue] = parsed.error.issues
  return { raw, name: nameOfOdd(json), reason: `${issue?.path.join('.') ?? 'record'}: ${issue?.message ?? 'does not fit'}` }
}

/** 64 upper-case hex digits, however the indexer writes them. */
export function hashOf({ txhash }: Pick<IndexerTx, 'txhash'>): string {
  return txhash.replace(/^0x/, '').toUpperCase()
}

/** By its hash, else by its plain fields: what is nested may be too deep to be written out. */
function nameOfOdd(json: unknown): string {
  const named = IndexerTx.pick({ txhash: true }).safeParse(json)
  if (named.success) return hashOf(named.data)
  const fields = Object.entries(z.record(z.string(), z.unknown()).safeParse(json).data ?? {})
  const plain = fields.filter(([, value]) => typeof value !== 'object')
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex')
}

function nameOf({ url }: IndexerTarget): string {
  return `The indexer ${new URL(url).host}`
}
