// Reads calls inside EVM transactions: newest, by account, by block, all frames of one transaction. Disabled where the operator does not
// index them (404).
// Source: initia-labs/rollytics api/handler/tx/internaltx.go.
import { IndexerInternalTx } from '../../../wire/indexerEvm.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { askForPage, type ListForm, type ListPage, type PageRequest } from './listPage.ts'
import type { ResolvedIndexer } from './target.ts'
import { plainHash } from './txHash.ts'

/** Form of the list; rows are named by the transaction's hash and the frame's index: `A1B2…/3`. */
export const INTERNAL_TX_FORM: ListForm<IndexerInternalTx> = {
  lists: ['internal_txs'],
  row: IndexerInternalTx,
  nameOf: ({ hash, index }) => `${plainHash(hash)}/${index}`,
}

/** Reads one page of the newest calls of the chain. @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported. */
export function readInternalTxs(request: Requester, target: ResolvedIndexer, page: PageRequest): Promise<ListPage<IndexerInternalTx>> {
  return askForPage(request, target, { operation: 'internalTxs', form: INTERNAL_TX_FORM, page })
}

/**
 * Reads one page of the calls that involve an account.
 * @param account bech32 or 0x.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export function readAccountInternalTxs(
  request: Requester,
  target: ResolvedIndexer,
  { account, ...page }: PageRequest & { account: string },
): Promise<ListPage<IndexerInternalTx>> {
  return askForPage(request, target, { operation: 'internalTxsByAccount', path: { account }, form: INTERNAL_TX_FORM, page })
}

/** Reads one page of the calls of a block. @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported. */
export function readBlockInternalTxs(
  request: Requester,
  target: ResolvedIndexer,
  { height, ...page }: PageRequest & { height: number },
): Promise<ListPage<IndexerInternalTx>> {
  return askForPage(request, target, { operation: 'internalTxsByHeight', path: { height: String(height) }, form: INTERNAL_TX_FORM, page })
}

/**
 * Reads one page of the frames of one EVM transaction; frames that could not be traced are missing.
 * @param hash the EVM hash, with or without 0x.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export function readTxInternalTxs(
  request: Requester,
  target: ResolvedIndexer,
  { hash, ...page }: PageRequest & { hash: string },
): Promise<ListPage<IndexerInternalTx>> {
  return askForPage(request, target, { operation: 'internalTxsOfTx', path: { tx_hash: hash }, form: INTERNAL_TX_FORM, page })
}
