// Which indexer is asked, and in which dialect.

/** rollytics pages by an opaque key and counts from the newest; core-indexer (the L1's) pages by offset. */
export type Dialect = 'rollytics' | 'core'

/** Which indexer to ask: its address without a trailing slash. */
export interface IndexerTarget {
  url: string
  chainId: string
  isL1: boolean
}

/** An indexer whose dialect is known. */
export interface ResolvedIndexer extends IndexerTarget {
  dialect: Dialect
}

/** The indexer as messages name it. */
export function nameOf({ url }: Pick<IndexerTarget, 'url'>): string {
  return `The indexer ${new URL(url).host}`
}
