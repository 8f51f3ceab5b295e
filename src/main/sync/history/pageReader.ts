// Reads pages of one list and their records; the page that will be asked for next is fetched while this one is being read.
import type { PageRequest as ListPageRequest } from '../../clients/indexer/listPage.ts'
import { oddPage } from './historyError.ts'
import type { FetchedPage, HistoryList, Mark, PageContent } from './historyList.ts'
import type { Clock } from '../../platform/world.ts'
import type { PageSize } from './pageSize.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** A page with its records read. */
export interface ReadPage<Content> {
  content: Content
  /** Readable records, newest first. */
  marks: Mark[]
  /** One a record, odd ones too, in the page's order. */
  names: string[]
  nextKey: string | null
  /** It has fewer rows than were asked for: the last page, or one that the indexer cut. */
  isShort: boolean
}

export interface PageRequest extends Pick<ListPageRequest, 'from' | 'newestFirst'> {
  /** Rows to ask for at most; the default is as many as the indexer gives. */
  most?: number
}

/** What to ask for after a page, as far as its size and key tell; null for nothing. */
export type Ahead = (page: { size: number; nextKey: string | null }) => PageRequest | null

export interface PageReader<Content> {
  /** @throws AppError network.*, indexer.*. */
  read(request: PageRequest, ahead?: Ahead): Promise<ReadPage<Content>>
  /** Gives up what was fetched ahead and not asked for. */
  close(): void
}

export interface PageReaderOptions<Content extends PageContent> {
  clock: Pick<Clock, 'now'>
  list: HistoryList<Content>
  size: PageSize
  signal: AbortSignal
}

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
        // Whoever asks for it hears of its failure; a page that nobody asks for may fail unheard.
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
