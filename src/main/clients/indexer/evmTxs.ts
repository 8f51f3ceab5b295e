// Reads EVM receipts of an EVM rollup: newest, by account, by block, by hash. A chain without an EVM has none (404).
// Source: initia-labs/rollytics api/handler/tx/evmtx.go.
import { z } from 'zod'
import { IndexerEvmTx, IndexerEvmTxReply } from '../../../wire/indexerEvm.ts'
import { parseReply } from '../../platform/http/http.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { askForOne } from './ask.ts'
import { askForPage, type ListForm, type ListPage, type PageRequest } from './listPage.ts'
import { nameOf, type ResolvedIndexer } from './target.ts'
import { plainHash } from './txHash.ts'

/** Form of the list; rows are named by the hash, 64 upper-case hex digits without 0x. */
export const EVM_TX_FORM: ListForm<IndexerEvmTx> = {
  lists: ['txs'],
  row: IndexerEvmTx,
  nameOf: ({ transactionHash }) => plainHash(transactionHash),
  nameOfOdd: (json) => plainHash(Named.safeParse(json).data?.transactionHash ?? '') || null,
}
const Named = z.object({ transactionHash: z.string().regex(/^(0x)?[0-9a-fA-F]{64}$/) })

/**
 * Reads one page of the newest EVM transactions of the chain.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export function readEvmTxs(request: Requester, target: ResolvedIndexer, page: PageRequest): Promise<ListPage<IndexerEvmTx>> {
  return askForPage(request, target, { operation: 'evmTxs', form: EVM_TX_FORM, page })
}

/**
 * Reads one page of the EVM transactions that involve an account, or that it signed.
 * @param account bech32 or 0x.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export function readAccountEvmTxs(
  request: Requester,
  target: ResolvedIndexer,
  { account, isSigner, ...page }: PageRequest & { account: string; isSigner?: boolean },
): Promise<ListPage<IndexerEvmTx>> {
  const query = { is_signer: isSigner === true ? 'true' : null }
  return askForPage(request, target, { operation: 'evmTxsByAccount', path: { account }, query, form: EVM_TX_FORM, page })
}

/**
 * Reads one page of the EVM transactions of a block.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export function readBlockEvmTxs(
  request: Requester,
  target: ResolvedIndexer,
  { height, ...page }: PageRequest & { height: number },
): Promise<ListPage<IndexerEvmTx>> {
  return askForPage(request, target, { operation: 'evmTxsByHeight', path: { height: String(height) }, form: EVM_TX_FORM, page })
}

/**
 * Reads one EVM transaction, null where the indexer does not know it.
 * @param hash its EVM hash (not that of its Cosmos counterpart), with or without 0x.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function readEvmTx(
  request: Requester,
  target: ResolvedIndexer,
  { hash, signal }: { hash: string; signal?: AbortSignal | undefined },
): Promise<{ tx: IndexerEvmTx; text: string } | null> {
  const reply = await askForOne(request, target, { operation: 'evmTx', path: { tx_hash: hash }, signal })
  if (reply === null) return null
  return { tx: parseReply(IndexerEvmTxReply, reply.text, 'indexer.badReply', nameOf(target)).tx, text: reply.text }
}
