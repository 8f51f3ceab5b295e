// Reads the largest holders of a denomination. Only EVM rollups have the list; elsewhere the route answers without rows.
// Source: initia-labs/rollytics api/handler/richlist/richlist.go.
import { IndexerHolder } from '../../../wire/indexerBlocks.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { askForPage, type ListForm, type ListPage, type PageRequest } from './listPage.ts'
import type { ResolvedIndexer } from './target.ts'

/** Form of the list; rows are named by the holder's address in lower case. */
export const HOLDER_FORM: ListForm<IndexerHolder> = {
  lists: ['holders'],
  row: IndexerHolder,
  nameOf: ({ account }) => account.toLowerCase(),
}

/**
 * Reads one page of holders, the largest first with `newestFirst`. Amounts in base units. The list lags behind the chain
 * (`rich_list_height` of /status) and rows shift while it is paged.
 * @param denom as the bank module writes it (`evm/…`, `l2/…`, `ibc/…`, `uinit`).
 * @throws AppError network.*, indexer.badReply, indexer.unsupported; indexer.refused where the denomination is unknown.
 */
export function readRichList(
  request: Requester,
  target: ResolvedIndexer,
  { denom, ...page }: PageRequest & { denom: string },
): Promise<ListPage<IndexerHolder>> {
  return askForPage(request, target, { operation: 'richList', path: { denom }, form: HOLDER_FORM, page })
}
