// Pages about any chain: answered by its indexer, or from what was kept.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { explorerContract } from '../../../shared/contract/history/explorer.ts'
import type { Explorer } from './explorer.ts'

export interface ExplorerHandlerDeps {
  explorer: { pages: Explorer }
}

export function explorerHandlers({ explorer }: ExplorerHandlerDeps): Pick<Handlers, keyof typeof explorerContract> {
  return explorer.pages
}
