// Defines a list of an indexer that is copied without a gap: how a page is requested, read and stored.
import type { PageRequest } from '../../clients/indexer/listPage.ts'
import type { HistoryPage, ListPage, OddRecord } from '../../db/archive/records/records.ts'
import type { SizedPage } from './pageSize.ts'

/** Where a page belongs and what holds after it; the rest of the stored data depends on the list. */
export type PagePlace = Omit<ListPage, 'body' | 'odd'> & Pick<HistoryPage, 'withheld'>

/** What is stored of a page. */
export interface PageContent {
  body: Uint8Array
  odd: OddRecord[]
}

/** A page as received, not read yet. */
export interface FetchedPage<Content> extends SizedPage {
  nextKey: string | null
  read(): Promise<ReadRecords<Content>>
}

/** The records of a page. */
export interface ReadRecords<Content> {
  content: Content
  /** Readable records in the page's order. */
  marks: Mark[]
  /** Names that identify the records, one for each, also for odd ones, in the page's order. */
  names: string[]
}

/** A record's name and height. */
export interface Mark {
  name: string
  height: number
}

/** A list of an indexer. */
export interface HistoryList<Content extends PageContent> {
  /** Requests a page. @throws AppError network.*, indexer.*. */
  fetch(request: PageRequest): Promise<FetchedPage<Content>>
  /** Stores a page; resolves with the number of rows that were new to the sync target. */
  store(place: PagePlace, content: Content): Promise<number>
  /** Called when the chain has restarted: what is known by height no longer holds. */
  beganAnew?(): void
  /** Returns whether a record is stored for the sync target. */
  holds(name: string): boolean
  /** Returns what is held of some blocks, those above `above` up to `upTo`; absent where the list is not audited. */
  heldBetween?(above: number, upTo: number): HeldRow[]
}

/** A stored row of a list. */
export interface HeldRow {
  txId: number
  name: string
  /** The indexer no longer names it. */
  isGone: boolean
}
