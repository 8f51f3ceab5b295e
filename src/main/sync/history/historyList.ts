// A list of an indexer that is copied without a gap: how a page of it is asked for, read and stored.
import type { PageRequest } from '../../clients/indexer/listPage.ts'
import type { ListPage, OddRecord } from '../../db/archive/records/records.ts'
import type { SizedPage } from './pageSize.ts'

/** Where a page belongs and what holds after it; the rest of what is stored is the list's own. */
export type PagePlace = Omit<ListPage, 'body' | 'odd'>

/** What is stored of a page. */
export interface PageContent {
  body: Uint8Array
  odd: OddRecord[]
}

/** A page as it came, not read yet. */
export interface FetchedPage<Content> extends SizedPage {
  nextKey: string | null
  read(): Promise<ReadRecords<Content>>
}

export interface ReadRecords<Content> {
  content: Content
  /** Readable records in the page's order. */
  marks: Mark[]
  /** One a record, odd ones too, in the page's order: what tells it from the others. */
  names: string[]
}

export interface Mark {
  name: string
  height: number
}

export interface HistoryList<Content extends PageContent> {
  /** @throws AppError network.*, indexer.*. */
  fetch(request: PageRequest): Promise<FetchedPage<Content>>
  /** Resolves with the number of rows that were new to the stream. */
  store(place: PagePlace, content: Content): Promise<number>
  /** The chain was found to have begun anew: what is known by height holds no longer. */
  beganAnew?(): void
  /** Whether a record is stored for the stream. */
  holds(name: string): boolean
  /** What is held of some blocks, those above `above` up to `upTo`; absent where the list is not audited. */
  heldBetween?(above: number, upTo: number): HeldRow[]
}

/** A stored row of a list. */
export interface HeldRow {
  txId: number
  name: string
  /** The indexer was found to name it no longer. */
  isGone: boolean
}
