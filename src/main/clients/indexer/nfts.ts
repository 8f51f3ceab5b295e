// Reads NFT collections and tokens by account, name or collection, and a token's history.
// Rows are mutable and paged by offset: they shift while a list is paged, so read it completely and tolerate duplicates.
// Sources: initia-labs/rollytics api/handler/nft; initia-labs/core-indexer api/handlers/nft.go.
import type { IndexerTx } from '../../../wire/indexer.ts'
import { CoreNftTx, IndexerCollection, IndexerCollectionReply, IndexerToken } from '../../../wire/indexerNfts.ts'
import { parseReply } from '../../platform/http/http.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import { askForOne } from './ask.ts'
import { askForPage, type ListForm, type ListPage, type PageRequest } from './listPage.ts'
import { nameOf, type ResolvedIndexer } from './target.ts'
import { plainHash } from './txHash.ts'
import { TX_FORM } from './txs.ts'

/** Form of the list; rows are named by the collection's address in lower case. */
export const COLLECTION_FORM: ListForm<IndexerCollection> = {
  lists: ['collections'],
  row: IndexerCollection,
  nameOf: ({ address }) => address.toLowerCase(),
}

/** Form of the list; rows are named by collection and token: `0xab…/17`. */
export const TOKEN_FORM: ListForm<IndexerToken> = {
  lists: ['tokens'],
  row: IndexerToken,
  nameOf: ({ collection, tokenId }) => `${collection.toLowerCase()}/${tokenId}`,
}

/** Form of the list; rows are named by the transaction's hash. */
export const CORE_NFT_TX_FORM: ListForm<CoreNftTx> = {
  lists: ['nft_txs', 'items'],
  row: CoreNftTx,
  nameOf: ({ txhash }) => plainHash(txhash),
}

/** Reads one page of the chain's collections. @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported. */
export function readCollections(request: Requester, target: ResolvedIndexer, page: PageRequest): Promise<ListPage<IndexerCollection>> {
  return askForPage(request, target, { operation: 'collections', form: COLLECTION_FORM, page })
}

/**
 * Reads one page of the collections in which an account owns tokens. core-indexer sends all of them at once, and its `tokenCount` counts
 * the account's tokens.
 * @param account bech32 or 0x.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export function readAccountCollections(
  request: Requester,
  target: ResolvedIndexer,
  { account, ...page }: PageRequest & { account: string },
): Promise<ListPage<IndexerCollection>> {
  return askForPage(request, target, { operation: 'collectionsByAccount', path: { account }, form: COLLECTION_FORM, page })
}

/**
 * Reads one page of the collections with a similar name. rollytics compares only letters and digits, in lower case, and does not decode
 * paths, so only those are sent. Null when nothing of the name is left.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function readCollectionsByName(
  request: Requester,
  target: ResolvedIndexer,
  { name, ...page }: PageRequest & { name: string },
): Promise<ListPage<IndexerCollection> | null> {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const search = target.dialect === 'core' ? name.trim() : plain
  if (search === '') return null
  const question = { operation: 'collectionsByName', path: { name: search }, query: { search } } as const
  return askForPage(request, target, { ...question, form: COLLECTION_FORM, page })
}

/**
 * Reads one collection, null where the indexer does not know it.
 * @param collection 0x or bech32.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export async function readCollection(
  request: Requester,
  target: ResolvedIndexer,
  { collection, signal }: { collection: string; signal?: AbortSignal | undefined },
): Promise<IndexerCollection | null> {
  const reply = await askForOne(request, target, { operation: 'collection', path: { collection_addr: collection }, signal })
  return reply === null ? null : parseReply(IndexerCollectionReply, reply.text, 'indexer.badReply', nameOf(target))
}

interface TokenFilter {
  /** One token's number or name, exactly; core-indexer searches for it instead. */
  tokenId?: string
  /** Default token_id, compared as text ("10" before "9"). core-indexer has its own order. */
  orderBy?: 'token_id' | 'height'
}

/**
 * Reads one page of the tokens that an account owns, of one collection or of all.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export function readAccountTokens(
  request: Requester,
  target: ResolvedIndexer,
  { account, collection, tokenId, orderBy, ...page }: PageRequest & TokenFilter & { account: string; collection?: string },
): Promise<ListPage<IndexerToken>> {
  const query = {
    collection_addr: collection,
    collectionAddress: collection,
    token_id: tokenId,
    search: tokenId,
    order_by: orderBy,
  }
  return askForPage(request, target, { operation: 'tokensByAccount', path: { account }, query, form: TOKEN_FORM, page })
}

/** Reads one page of the tokens of a collection. @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported. */
export function readCollectionTokens(
  request: Requester,
  target: ResolvedIndexer,
  { collection, tokenId, orderBy, ...page }: PageRequest & TokenFilter & { collection: string },
): Promise<ListPage<IndexerToken>> {
  const question = {
    operation: 'tokensByCollection',
    path: { collection_addr: collection },
    query: { token_id: tokenId, search: tokenId, order_by: orderBy },
  } as const
  return askForPage(request, target, { ...question, form: TOKEN_FORM, page })
}

/**
 * Reads one page of a token's transactions as full records; empty for an unknown token. For rollytics.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export function readTokenTxs(
  request: Requester,
  target: ResolvedIndexer,
  { collection, tokenId, ...page }: PageRequest & { collection: string; tokenId: string },
): Promise<ListPage<IndexerTx>> {
  const path = { collection_addr: collection, token_id: tokenId }
  return askForPage(request, target, { operation: 'nftTxs', path, form: TX_FORM, page })
}

/**
 * Reads one page of a token's events: hashes and times, no records. For core-indexer.
 * @param objectAddress the token's own address, 0x.
 * @throws AppError network.*, indexer.badReply, indexer.refused, indexer.unsupported.
 */
export function readTokenEvents(
  request: Requester,
  target: ResolvedIndexer,
  { objectAddress, ...page }: PageRequest & { objectAddress: string },
): Promise<ListPage<CoreNftTx>> {
  return askForPage(request, target, { operation: 'nftTxs', path: { object_addr: objectAddress }, form: CORE_NFT_TX_FORM, page })
}
