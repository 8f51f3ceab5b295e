// Identifies an indexer and its dialect.
import { phrase, type Phrase } from '../../../shared/domain/phrase.ts'
import type { Dialect } from '../../../wire/indexer.ts'

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
