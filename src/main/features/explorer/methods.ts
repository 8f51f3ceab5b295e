// Contract methods of the explorer, answered by a chain's indexer or from the cache.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { explorerContract } from '../../../shared/contract/history/explorer.ts'
import type { Explorer } from './explorer.ts'

/** What the explorer methods need. */
export interface ExplorerHandlerDeps {
  explorer: { pages: Explorer }
}

/** Handles the explorer methods. */
export function explorerHandlers({ explorer }: ExplorerHandlerDeps): Pick<Handlers, keyof typeof explorerContract> {
  return explorer.pages
}
