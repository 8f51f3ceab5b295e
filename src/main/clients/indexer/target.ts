import { phrase, type Phrase } from '../../../shared/domain/phrase.ts'
// Identifies an indexer and its dialect.

/** rollytics pages by an opaque key and counts from the newest; core-indexer (the L1's) pages by offset. */
export type Dialect = 'rollytics' | 'core'

/** An indexer: its address without a trailing slash, and its chain. */
export interface IndexerTarget {
  url: string
  chainId: string
  isL1: boolean
}

/** An indexer whose dialect is known. */
export interface ResolvedIndexer extends IndexerTarget {
  dialect: Dialect
}

/** Returns the indexer's name for messages. */
export function nameOf({ url }: Pick<IndexerTarget, 'url'>): Phrase {
  return phrase`The indexer ${new URL(url).host}`
}
