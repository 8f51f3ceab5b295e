// The table of operations against what the servers' own descriptions say, and the addresses that come of it.
import { expect, test } from 'vitest'
import { scriptedTarget } from '../../../../test/support/bodies/scriptedIndexer.ts'
import { OPERATIONS, PAGING, urlsOf, type Operation, type OperationName } from './operations.ts'

/** Every path of initia-labs/rollytics api/docs/swagger.json, its parameters besides paging, and which of paging it has. */
const ROLLYTICS: readonly (readonly [path: string, query: readonly string[], paging: 'all' | 'no count' | 'none'])[] = [
  ['/indexer/block/v1/avg_blocktime', [], 'none'],
  ['/indexer/block/v1/blocks', [], 'no count'],
  ['/indexer/block/v1/blocks/{height}', [], 'none'],
  ['/indexer/nft/v1/collections', [], 'all'],
  ['/indexer/nft/v1/collections/by_account/{account}', [], 'all'],
  ['/indexer/nft/v1/collections/by_name/{name}', [], 'all'],
  ['/indexer/nft/v1/collections/{collection_addr}', [], 'none'],
  ['/indexer/nft/v1/tokens/by_account/{account}', ['collection_addr', 'token_id', 'order_by'], 'all'],
  ['/indexer/nft/v1/tokens/by_collection/{collection_addr}', ['token_id', 'order_by'], 'all'],
  ['/indexer/nft/v1/txs/{collection_addr}/{token_id}', [], 'all'],
  ['/indexer/richlist/v1/{denom}', [], 'all'],
  ['/indexer/tx/v1/evm-internal-txs', [], 'all'],
  ['/indexer/tx/v1/evm-internal-txs/by_account/{account}', [], 'all'],
  ['/indexer/tx/v1/evm-internal-txs/by_height/{height}', [], 'all'],
  ['/indexer/tx/v1/evm-internal-txs/{tx_hash}', [], 'all'],
  ['/indexer/tx/v1/evm-txs', [], 'all'],
  ['/indexer/tx/v1/evm-txs/by_account/{account}', ['is_signer'], 'all'],
  ['/indexer/tx/v1/evm-txs/by_height/{height}', [], 'all'],
  ['/indexer/tx/v1/evm-txs/{tx_hash}', [], 'none'],
  ['/indexer/tx/v1/txs', ['msgs'], 'all'],
  ['/indexer/tx/v1/txs/by_account/{account}', ['is_signer', 'msgs'], 'all'],
  ['/indexer/tx/v1/txs/by_height/{height}', ['msgs'], 'all'],
  ['/indexer/tx/v1/txs/{tx_hash}', [], 'none'],
  ['/status', [], 'none'],
]
const PAGED = { all: PAGING, 'no count': ['key', 'offset', 'limit', 'reverse'], none: [] } as const

/** Served beside the description, not in it. */
const UNDESCRIBED = ['/swagger/doc.json']

const operations: readonly Operation[] = Object.values(OPERATIONS)

test('rollytics: every described path is asked, with exactly the parameters described', () => {
  const ours = operations.flatMap(({ rollytics }) => (rollytics === null || UNDESCRIBED.includes(rollytics.path) ? [] : [rollytics]))
  const table = ours.map(({ path, query, paging }) => [path, query ?? [], paging ?? PAGING] as const)
  const described = ROLLYTICS.map(([path, query, paging]) => [path, query, PAGED[paging]] as const)
  const byPath = (one: readonly [string, ...unknown[]], other: readonly [string, ...unknown[]]) => (one[0] < other[0] ? -1 : 1)
  expect(table.toSorted(byPath)).toEqual(described.toSorted(byPath))
})

test('rollytics: exactly the paths that a chain without an EVM lacks are marked so, and the rich list that nothing fills there', () => {
  const marked = operations.flatMap(({ rollytics, needsEvm }) => (needsEvm === true && rollytics !== null ? [rollytics.path] : []))
  const lacking = ROLLYTICS.map(([path]) => path).filter((path) => path.includes('/evm-') || path.includes('/richlist/'))
  expect(marked.toSorted()).toEqual(lacking.toSorted())
})

/** Routes of initia-labs/core-indexer (api/handlers): name of the operation and its path. */
const CORE: Partial<Record<OperationName, string>> = {
  latestHeight: '/indexer/block/v1/latest_block_height',
  description: '/indexer/swagger/doc.json',
  averageBlockTime: '/indexer/block/v1/avg_block_time',
  blocks: '/indexer/block/v1/blocks',
  block: '/indexer/block/v1/blocks/{height}/info',
  txs: '/indexer/tx/v1/txs',
  txsByAccount: '/indexer/tx/v1/txs/by_account/{account}',
  txsByHeight: '/indexer/block/v1/blocks/{height}/txs',
  tx: '/indexer/tx/v1/txs/{tx_hash}',
  collections: '/indexer/nft/v1/collections',
  collectionsByAccount: '/indexer/nft/v1/collections/by_account/{account}',
  collectionsByName: '/indexer/nft/v1/collections',
  collection: '/indexer/nft/v1/collections/{collection_addr}',
  tokensByAccount: '/indexer/nft/v1/tokens/by_account/{account}',
  tokensByCollection: '/indexer/nft/v1/tokens/by_collection/{collection_addr}',
  nftTxs: '/indexer/nft/v1/token/{object_addr}/txs',
}

test('core-indexer: the routes that it has, and no others', () => {
  const ours = Object.entries(OPERATIONS).flatMap(([name, { core }]: [string, Operation]) => (core === null ? [] : [[name, core.path]]))
  expect(Object.fromEntries(ours)).toEqual(CORE)
})

test('writes values so that none of them can leave its place in the address', () => {
  const [url] = urlsOf(scriptedTarget('rollytics'), 'richList', { path: { denom: 'ibc/AB?x=1#y&z' } })
  expect(url).toBe('https://indexer.example/indexer/richlist/v1/ibc%2FAB%3Fx%3D1%23y%26z')
  for (const denom of ['..', '.', '']) {
    expect(() => urlsOf(scriptedTarget('rollytics'), 'richList', { path: { denom } })).toThrow(
      expect.objectContaining({ code: 'input.invalid' }),
    )
  }
})

test('repeats a list, encodes a key, and leaves out what a route does not heed', () => {
  const values = {
    path: { account: 'init1a' },
    query: { msgs: ['cosmos.bank.v1beta1.MsgSend', 'initia.move.v1.MsgExecute'], is_signer: null },
    paging: { key: 'ab+/=', limit: '5' },
  }
  expect(urlsOf(scriptedTarget('rollytics'), 'txsByAccount', values)).toEqual([
    'https://indexer.example/indexer/tx/v1/txs/by_account/init1a?msgs=cosmos.bank.v1beta1.MsgSend&msgs=initia.move.v1.MsgExecute&pagination.key=ab%2B%2F%3D&pagination.limit=5',
  ])
  expect(urlsOf(scriptedTarget('core'), 'txsByAccount', values)).toEqual([
    'https://indexer.example/indexer/tx/v1/txs/by_account/init1a?pagination.key=ab%2B%2F%3D&pagination.limit=5',
  ])
})

test('a dialect without a route says so without asking', () => {
  expect(() => urlsOf(scriptedTarget('core'), 'evmTxs')).toThrow(expect.objectContaining({ code: 'indexer.unsupported' }))
  expect(() => urlsOf(scriptedTarget('rollytics'), 'latestHeight')).toThrow(expect.objectContaining({ code: 'indexer.unsupported' }))
})
