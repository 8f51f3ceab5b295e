// Identifies an indexer and its dialect.
import { phrase, type Phrase } from '../../../shared/domain/phrase.ts'
import type { Chain } from '../../../shared/contract/chain.ts'
import type { Dialect } from '../../../wire/indexer.ts'

/** An indexer: its address without a trailing slash, and its chain. */
export interface IndexerTarget {
  url: string
  chainId: string
  isL1: boolean
}

/** Returns the target of a chain's indexer at `url`. */
export function indexerTarget({ id, kind }: Pick<Chain, 'id' | 'kind'>, url: string): IndexerTarget {
  return { url, chainId: id, isL1: kind === 'initia-l1' }
}

/** An indexer whose dialect is known. */
export interface ResolvedIndexer extends IndexerTarget {
  dialect: Dialect
}

/** Returns the indexer's name for messages. */
export function nameOf({ url }: Pick<IndexerTarget, 'url'>): Phrase {
  return phrase`The indexer ${new URL(url).host}`
}
