// Reads Cosmos transactions: newest, by block, by account, by hash; filters by message type where the indexer does not.
// Sources: initia-labs/rollytics api/handler/tx/{tx,query_helpers}.go; initia-labs/core-indexer api/handlers/tx.go.
import { z } from 'zod'
import { IndexerTx } from '../../../wire/indexer.ts'
import { CoreTxSummary, IndexerTxReply, type TxSummary } from '../../../wire/indexerTxs.ts'
import { parseReply } from '../../platform/http/http.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { askForOne } from './ask.ts'
import { askForPage, type ListForm, type ListPage, type PageRequest } from './listPage.ts'
import { nameOf, type ResolvedIndexer } from './target.ts'
import { plainHash } from './txHash.ts'
import { senderOf } from './txSender.ts'
import { isUsualTx } from './usualTx.ts'

/** Form of a list of full records; rows are named by the hash, 64 upper-case hex digits. */
export const TX_FORM: ListForm<IndexerTx> = {
  lists: ['txs'],
  row: IndexerTx,
  isUsual: isUsualTx,
  nameOf: ({ txhash }) => plainHash(txhash),
  nameOfOdd: (json) => plainHash(IndexerTx.pick({ txhash: true }).safeParse(json).data?.txhash ?? '') || null,
}

/** Form of a list of full records (rollytics) or summaries (core-indexer), converted to summaries. */
export const TX_SUMMARY_FORM: ListForm<TxSummary> = {
  lists: ['txs', 'items', 'block_txs'],
  row: z.union([CoreTxSummary, IndexerTx.transform(summaryOf)]),
  nameOf: ({ hash }) => hash,
}

/** Summarises a full record; the sender is that of its first message. */
export function summaryOf(tx: IndexerTx): TxSummary {
  const [first] = tx.tx?.body.messages ?? []
  return {
    hash: plainHash(tx.txhash),
    height: tx.height,
    time: tx.timestamp,
    isFailed: tx.code !== 0,
    messageTypes: tx.tx?.body.messages.map((message) => message['@type']) ?? [],
    sender: first === undefined ? null : senderOf(first),
  }
}

interface MessageFilter {
  /** Message types without the leading slash: rows with at least one of them. Absent or empty = every row. */
  messageTypes?: readonly string[]
}

/**
 * Reads one page of the newest transactions of the chain, as summaries.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function readTxSummaries(
  request: Requester,
  target: ResolvedIndexer,
  { messageTypes = [], ...page }: PageRequest & MessageFilter,
): Promise<ListPage<TxSummary>> {
  const query = { msgs: messageTypes }
  const found = await askForPage(request, target, { operation: 'txs', query, form: TX_SUMMARY_FORM, page })
  return onlyTypes(found, messageTypes, (row) => row.messageTypes)
}

/**
 * Reads one page of the transactions of a block, as summaries.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function readBlockTxSummaries(
  request: Requester,
  target: ResolvedIndexer,
  { height, messageTypes = [], ...page }: PageRequest & MessageFilter & { height: number },
): Promise<ListPage<TxSummary>> {
  const question = { operation: 'txsByHeight', path: { height: String(height) }, query: { msgs: messageTypes } } as const
  const found = await askForPage(request, target, { ...question, form: TX_SUMMARY_FORM, page })
  return onlyTypes(found, messageTypes, (row) => row.messageTypes)
}

/**
 * Reads one page of the transactions of a block, as full records. core-indexer has only summaries, which do not parse here.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export function readBlockTxs(
  request: Requester,
  target: ResolvedIndexer,
  { height, ...page }: PageRequest & { height: number },
): Promise<ListPage<IndexerTx>> {
  return askForPage(request, target, { operation: 'txsByHeight', path: { height: String(height) }, form: TX_FORM, page })
}

/**
 * Reads one page of the transactions that involve an account (also in events only), or that it signed first. Empty for an account that the
 * indexer never saw.
 * @param isSigner honoured by rollytics only; core-indexer sends every transaction.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function readAccountTxs(
  request: Requester,
  target: ResolvedIndexer,
  { account, isSigner, messageTypes = [], ...page }: PageRequest & MessageFilter & { account: string; isSigner?: boolean },
): Promise<ListPage<IndexerTx>> {
  // Only the exact text "true" counts; anything else means false.
  const query = { is_signer: isSigner === true ? 'true' : null, msgs: messageTypes }
  const found = await askForPage(request, target, { operation: 'txsByAccount', path: { account }, query, form: TX_FORM, page })
  return onlyTypes(found, messageTypes, (tx) => summaryOf(tx).messageTypes)
}

/**
 * Reads one transaction with its record as received, null where the indexer does not know it. A transaction sent a moment ago may not be
 * indexed yet: compare its height with the indexer's before treating it as lost.
 * @param hash 64 hex digits, with or without 0x.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function readTx(
  request: Requester,
  target: ResolvedIndexer,
  { hash, signal }: { hash: string; signal?: AbortSignal | undefined },
): Promise<{ tx: IndexerTx; text: string } | null> {
  const reply = await askForOne(request, target, { operation: 'tx', path: { tx_hash: plainHash(hash) }, signal })
  if (reply === null) return null
  return { tx: parseReply(IndexerTxReply, reply.text, 'indexer.badReply', nameOf(target)), text: reply.text }
}

/**
 * Filters rows by type: core-indexer has no such filter, and rollytics silently ignores it when it knows none of the types. `size` stays as
 * received, so that paging ends with the list; unparsable rows stay, since their type is unknown.
 */
function onlyTypes<T>(page: ListPage<T>, wanted: readonly string[], typesOf: (value: T) => readonly string[]): ListPage<T> {
  if (wanted.length === 0) return page
  const names = new Set(wanted.map((type) => type.replace(/^\//, '')))
  return {
    ...page,
    *records() {
      for (const record of page.records()) {
        if ('reason' in record || typesOf(record.value).some((type) => names.has(type.replace(/^\//, '')))) yield record
      }
    },
  }
}
