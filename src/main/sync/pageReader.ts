// Reads pages of one stream and their records; the page that will be asked for next is fetched while this one is being read.
import type { IndexerTx } from '../../wire/indexer.ts'
import type { ListPage, PageRequest as ListPageRequest } from '../indexer/listPage.ts'
import type { SpokenTarget } from '../indexer/target.ts'
import { readAccountTxs } from '../indexer/txs.ts'
import type { Requester } from '../lib/politeRequest.ts'
import type { Projector } from '../meaning/project.ts'
import type { HistoryPage, HistoryRow } from '../store/archive/records.ts'
import { oddPage } from './historyError.ts'
import type { SizedRead } from './pageSize.ts'
import type { Stream } from './streams.ts'

/** A page with its records read. */
export interface ReadPage {
  /** Newest first. */
  rows: HistoryRow[]
  odd: HistoryPage['odd']
  /** One a record, in the page's order: its hash, or something that stands for it. */
  names: string[]
  nextKey: string | null
  body: Uint8Array
}

export interface PageRequest extends Pick<ListPageRequest, 'from' | 'newestFirst'> {
  /** Rows to ask for at most; the default is as many as the indexer gives. */
  most?: number
}

/** What to ask for after a page, as far as its size and key tell; null for nothing. */
export type Ahead = (page: { size: number; nextKey: string | null }) => PageRequest | null

export interface PageReader {
  /** @throws AppError network.*, indexer.*. */
  read(request: PageRequest, ahead?: Ahead): Promise<ReadPage>
  /** Gives up what was fetched ahead and not asked for. */
  close(): void
}

export interface PageReaderDeps {
  request: Requester
  projector: Projector
  sized: SizedRead
  target: SpokenTarget
  signal: AbortSignal
}

export function createPageReader(deps: PageReaderDeps, stream: Stream): PageReader {
  const halt = new AbortController()
  const signal = AbortSignal.any([deps.signal, halt.signal])
  let next: { name: string; page: Promise<ListPage<IndexerTx>> } | null = null

  const fetchPage = ({ most, ...request }: PageRequest) =>
    deps.sized(most, (limit) => readAccountTxs(deps.request, deps.target, { ...request, limit, account: stream.bech32, signal }))

  return {
    read: async (request, ahead) => {
      const name = JSON.stringify(request)
      const page = await (next?.name === name ? next.page : fetchPage(request))
      next = null
      const following = ahead?.(page) ?? null
      if (following !== null) {
        next = { name: JSON.stringify(following), page: fetchPage(following) }
        // Whoever asks for it hears of its failure; a page that nobody asks for may fail unheard.
        next.page.catch(() => undefined)
      }
      const records = readRecords(deps.projector, stream, page)
      if (records.rows.length === 0 && records.odd.length > 0) throw oddPage(stream, records)
      return request.newestFirst ? records : { ...records, rows: records.rows.toReversed() }
    },
    close: () => {
      halt.abort()
    },
  }
}

function readRecords(projector: Projector, stream: Stream, page: ListPage<IndexerTx>): ReadPage {
  const names: string[] = []
  const rows: HistoryRow[] = []
  const odd: HistoryPage['odd'] = []
  for (const record of page.records()) {
    const { raw, name } = record
    const row = 'value' in record ? projector.toRow(stream, record.value) : record
    names.push(name)
    if ('reason' in row) odd.push({ raw, reason: row.reason })
    else rows.push({ raw, ...row })
  }
  return { rows, odd, names, nextKey: page.nextKey, body: page.body }
}
