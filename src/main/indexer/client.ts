// Reads an indexer in its own dialect: account history page by page, and how far it has indexed.
// Sources: initia-labs/rollytics api/handler/tx, util/common-handler/common/pagination.go; initia-labs/core-indexer.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { IndexerStatus, IndexerTx, IndexerTxPage } from '../../wire/indexer.ts'
import { parseReply, type HttpReply } from '../lib/http.ts'
import type { Requester } from '../lib/politeRequest.ts'
import { goodText } from './reply.ts'

/** rollytics pages by an opaque key and counts from the newest; core-indexer (the L1's) pages by offset. */
export type Dialect = 'rollytics' | 'core'

/** Which indexer to ask: its address without a trailing slash. */
export interface IndexerTarget {
  url: string
  chainId: string
  isL1: boolean
}

export interface TxPage {
  /** The body exactly as it came. */
  body: string
  /** Readable records with their index in the page. */
  records: { slot: number; tx: IndexerTx }[]
  /** Records that do not fit, with the reason in plain words and a name that is the same whenever the record is read. */
  odd: { slot: number; reason: string; name: string }[]
  /** Opaque; null when the indexer says that nothing follows. */
  nextKey: string | null
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
  return readPage(await request({ url, signal: options.signal }), url, target)
}

function readPage(reply: HttpReply, url: string, target: IndexerTarget): TxPage {
  const body = goodText(reply, url)
  const page = parseReply(IndexerTxPage, body, 'indexer.badReply', nameOf(target))
  const records: TxPage['records'] = []
  const odd: TxPage['odd'] = []
  for (const [slot, raw] of page.txs.entries()) {
    const parsed = IndexerTx.safeParse(raw)
    if (parsed.success) {
      records.push({ slot, tx: parsed.data })
      continue
    }
    const [issue] = parsed.error.issues
    odd.push({ slot, reason: `${issue?.path.join('.') ?? 'record'}: ${issue?.message ?? 'does not fit'}`, name: nameOfOdd(raw) })
  }
  const nextKey = page.pagination?.next_key ?? null
  return { body, records, odd, nextKey: nextKey === '' ? null : nextKey }
}

/** 64 upper-case hex digits, however the indexer writes them. */
export function hashOf({ txhash }: Pick<IndexerTx, 'txhash'>): string {
  return txhash.replace(/^0x/, '').toUpperCase()
}

/** By its hash, else by its plain fields: what is nested may be too deep to be written out. */
function nameOfOdd(raw: unknown): string {
  const named = IndexerTx.pick({ txhash: true }).safeParse(raw)
  if (named.success) return hashOf(named.data)
  const fields = Object.entries(z.record(z.string(), z.unknown()).safeParse(raw).data ?? {})
  const plain = fields.filter(([, value]) => typeof value !== 'object')
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex')
}

function nameOf({ url }: IndexerTarget): string {
  return `The indexer ${new URL(url).host}`
}
