// Table of every indexer operation in both dialects, from which URLs are built.
// Sources: initia-labs/rollytics api/docs/swagger.json; initia-labs/core-indexer api/routes, api/handlers.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { Dialect } from '../../../wire/indexer.ts'
import { nameOf, type ResolvedIndexer } from './target.ts'

/** A route of one dialect. */
export interface Route {
  /** Path with `{name}` for each value. */
  path: string
  /** Query parameters except paging. */
  query?: readonly string[]
  /** Paging parameters that the route honours: all five where absent, none where empty. */
  paging?: readonly PagingParameter[]
  /** Fallback where `path` is unknown: its name in other versions of the same server. */
  otherPath?: string
}

/** An operation with its route in each dialect. */
export interface Operation {
  rollytics: Route | null
  core: Route | null
  /** Exists on chains with an EVM only. */
  needsEvm?: true
}

/** All paging parameters. */
export const PAGING = ['key', 'offset', 'limit', 'count_total', 'reverse'] as const
/** One of `PAGING`. */
export type PagingParameter = (typeof PAGING)[number]

const NFT = '/indexer/nft/v1'
const TX = '/indexer/tx/v1'
const BLOCK = '/indexer/block/v1'
const none = [] as const
const counted = ['offset', 'limit', 'count_total'] as const

/** All operations by name. */
export const OPERATIONS = {
  status: { rollytics: { path: '/status', paging: none }, core: null },
  latestHeight: { rollytics: null, core: { path: `${BLOCK}/latest_block_height`, paging: none } },
  description: {
    rollytics: { path: '/swagger/doc.json', paging: none },
    core: { path: '/indexer/swagger/doc.json', paging: none },
  },
  averageBlockTime: {
    rollytics: { path: `${BLOCK}/avg_blocktime`, paging: none },
    core: { path: `${BLOCK}/avg_block_time`, paging: none, otherPath: `${BLOCK}/avg_blocktime` },
  },
  blocks: {
    rollytics: { path: `${BLOCK}/blocks`, paging: ['key', 'offset', 'limit', 'reverse'] },
    core: { path: `${BLOCK}/blocks`, paging: counted },
  },
  block: {
    rollytics: { path: `${BLOCK}/blocks/{height}`, paging: none },
    core: { path: `${BLOCK}/blocks/{height}/info`, paging: none },
  },
  txs: { rollytics: { path: `${TX}/txs`, query: ['msgs'] }, core: { path: `${TX}/txs` } },
  txsByAccount: {
    rollytics: { path: `${TX}/txs/by_account/{account}`, query: ['is_signer', 'msgs'] },
    core: { path: `${TX}/txs/by_account/{account}` },
  },
  txsByHeight: {
    rollytics: { path: `${TX}/txs/by_height/{height}`, query: ['msgs'] },
    core: { path: `${BLOCK}/blocks/{height}/txs`, paging: counted },
  },
  tx: { rollytics: { path: `${TX}/txs/{tx_hash}`, paging: none }, core: { path: `${TX}/txs/{tx_hash}`, paging: none } },
  evmTxs: { rollytics: { path: `${TX}/evm-txs` }, core: null, needsEvm: true },
  evmTxsByAccount: { rollytics: { path: `${TX}/evm-txs/by_account/{account}`, query: ['is_signer'] }, core: null, needsEvm: true },
  evmTxsByHeight: { rollytics: { path: `${TX}/evm-txs/by_height/{height}` }, core: null, needsEvm: true },
  evmTx: { rollytics: { path: `${TX}/evm-txs/{tx_hash}`, paging: none }, core: null, needsEvm: true },
  internalTxs: { rollytics: { path: `${TX}/evm-internal-txs` }, core: null, needsEvm: true },
  internalTxsByAccount: { rollytics: { path: `${TX}/evm-internal-txs/by_account/{account}` }, core: null, needsEvm: true },
  internalTxsByHeight: { rollytics: { path: `${TX}/evm-internal-txs/by_height/{height}` }, core: null, needsEvm: true },
  internalTxsOfTx: { rollytics: { path: `${TX}/evm-internal-txs/{tx_hash}` }, core: null, needsEvm: true },
  collections: { rollytics: { path: `${NFT}/collections` }, core: { path: `${NFT}/collections`, paging: counted } },
  collectionsByAccount: {
    rollytics: { path: `${NFT}/collections/by_account/{account}` },
    core: { path: `${NFT}/collections/by_account/{account}`, paging: none },
  },
  collectionsByName: {
    rollytics: { path: `${NFT}/collections/by_name/{name}` },
    core: { path: `${NFT}/collections`, query: ['search'], paging: counted },
  },
  collection: {
    rollytics: { path: `${NFT}/collections/{collection_addr}`, paging: none },
    core: { path: `${NFT}/collections/{collection_addr}`, paging: none },
  },
  tokensByAccount: {
    rollytics: { path: `${NFT}/tokens/by_account/{account}`, query: ['collection_addr', 'token_id', 'order_by'] },
    core: { path: `${NFT}/tokens/by_account/{account}`, query: ['collectionAddress', 'search'], paging: counted },
  },
  tokensByCollection: {
    rollytics: { path: `${NFT}/tokens/by_collection/{collection_addr}`, query: ['token_id', 'order_by'] },
    core: { path: `${NFT}/tokens/by_collection/{collection_addr}`, query: ['search'], paging: counted },
  },
  nftTxs: {
    rollytics: { path: `${NFT}/txs/{collection_addr}/{token_id}` },
    core: { path: `${NFT}/token/{object_addr}/txs`, paging: ['offset', 'limit', 'count_total', 'reverse'] },
  },
  richList: { rollytics: { path: '/indexer/richlist/v1/{denom}' }, core: null, needsEvm: true },
} as const satisfies Record<string, Operation>
/** Name of an operation. */
export type OperationName = keyof typeof OPERATIONS

/** Values for an operation's URL. */
export interface OperationValues {
  /** Path values, unencoded. */
  path?: Readonly<Record<string, string>>
  /** Query values; absent and null are omitted; a list is repeated, the only form that every version parses. */
  query?: Readonly<Record<string, string | readonly string[] | null | undefined>>
  paging?: Readonly<Partial<Record<PagingParameter, string>>>
}

/** Returns the route of an operation in a dialect; null where the dialect has none. */
export function routeOf(operation: OperationName, dialect: Dialect): Route | null {
  return OPERATIONS[operation][dialect]
}

/**
 * Returns the URLs to try, most likely first, without parameters that the route ignores.
 * @throws AppError indexer.unsupported where the dialect has no such route; input.invalid for a value that a path cannot contain.
 */
export function urlsOf(target: ResolvedIndexer, operation: OperationName, values: OperationValues = {}): [string, ...string[]] {
  const route = routeOf(operation, target.dialect)
  if (route === null) throw new AppError('indexer.unsupported', phrase`${nameOf(target)} doesn’t offer this data.`)
  const query = queryOf(route, values)
  const write = (path: string) => `${target.url}${fill(path, values.path ?? {})}${query}`
  return route.otherPath === undefined ? [write(route.path)] : [write(route.path), write(route.otherPath)]
}

function fill(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    // A segment of dots would lead to another route.
    if (value === '' || /^\.+$/.test(value)) throw new AppError('input.invalid', phrase`“${value}” can’t be looked up.`)
    // An unpaired surrogate cannot be URL-encoded.
    return encodeURIComponent(value.toWellFormed())
  })
}

function queryOf(route: Route, { query = {}, paging = {} }: OperationValues): string {
  const text = new URLSearchParams()
  for (const name of route.query ?? []) {
    const value = query[name] ?? []
    for (const one of typeof value === 'string' ? [value] : value) text.append(name, one)
  }
  for (const name of route.paging ?? PAGING) {
    const value = paging[name]
    if (value !== undefined) text.append(`pagination.${name}`, value)
  }
  return text.size === 0 ? '' : `?${text.toString()}`
}
