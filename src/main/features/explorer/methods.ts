// Pages about any chain: answered by its indexer, or from what was kept.
import type { Handlers } from '../../../shared/contract.ts'
import type { explorerContract } from '../../../shared/explorer.ts'
import type { Explorer } from './explorer.ts'

export interface ExplorerHandlerDeps {
  explorer: { pages: Explorer }
}

export function explorerHandlers({ explorer }: ExplorerHandlerDeps): Pick<Handlers, keyof typeof explorerContract> {
  return explorer.pages
}
