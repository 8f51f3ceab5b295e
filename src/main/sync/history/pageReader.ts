// Reads pages of one list and their records; prefetches the next page while the current one is being read.
import type { PageRequest as ListPageRequest } from '../../clients/indexer/listPage.ts'
import { oddPage } from './historyError.ts'
import type { FetchedPage, HistoryList, Mark, PageContent } from './historyList.ts'
import type { Clock } from '../../platform/world.ts'
import type { PageSize } from './pageSize.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** A page with its records. */
export interface ReadPage<Content> {
  content: Content
  /** Readable records, newest first. */
  marks: Mark[]
  /** Names of the records, also of odd ones, in the page's order. */
  names: string[]
  nextKey: string | null
  /** It has fewer rows than requested: the last page, or one that the indexer cut. */
  isShort: boolean
}

/** A request for a page. */
export interface PageRequest extends Pick<ListPageRequest, 'from' | 'newestFirst'> {
  /** Most rows to request; by default as many as the indexer gives. */
  most?: number
}

/** Returns what to request after a page, by its size and key; null for nothing. */
export type Ahead = (page: { size: number; nextKey: string | null }) => PageRequest | null

/** Reads pages of a list. */
export interface PageReader<Content> {
  /** Reads a page. @throws AppError network.*, indexer.*. */
  read(request: PageRequest, ahead?: Ahead): Promise<ReadPage<Content>>
  /** Drops a prefetched page that was not requested. */
  close(): void
}

/** Options of a page reader. */
export interface PageReaderOptions<Content extends PageContent> {
  clock: Pick<Clock, 'now'>
  list: HistoryList<Content>
  size: PageSize
  signal: AbortSignal
}

/** Creates a page reader. */
export function createPageReader<Content extends PageContent>(
  { clock, list, size, signal: outer }: PageReaderOptions<Content>,
  stream: SyncTarget,
): PageReader<Content> {
  const halt = new AbortController()
  const signal = AbortSignal.any([outer, halt.signal])
  let next: { name: string; page: Promise<{ page: FetchedPage<Content>; limit: number }> } | null = null

  const fetchPage = ({ most, ...request }: PageRequest) => size.read(most, (limit) => list.fetch({ ...request, limit, signal }))

  return {
    read: async (request, ahead) => {
      const name = JSON.stringify(request)
      const isNext = next?.name === name
      const { page, limit } = await (next !== null && isNext ? next.page : fetchPage(request))
      if (isNext) next = null
      const following = ahead?.(page) ?? null
      if (following !== null) {
        next = { name: JSON.stringify(following), page: fetchPage(following) }
        // The error of a prefetched page reaches the caller that requests it; it may be ignored when none does.
        next.page.catch(() => undefined)
      }
      const arrivedAt = clock.now()
      const { content, marks, names } = await page.read()
      if (request.most === undefined) size.noteReading(limit, clock.now() - arrivedAt)
      if (marks.length === 0 && content.odd.length > 0) throw oddPage(stream, content)
      const isShort = page.size < limit
      return { content, marks: request.newestFirst ? marks : marks.toReversed(), names, nextKey: page.nextKey, isShort }
    },
    close: () => {
      halt.abort()
    },
  }
}
