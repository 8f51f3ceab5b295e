// What the indexers say of themselves, as far as clients look at it: which paths there are.
// Sources: initia-labs/rollytics api/docs/swagger.json (api/api.go takes the EVM's paths out on other rollups);
// initia-labs/core-indexer api/docs, api/routes.

const PATHS = [
  '/indexer/block/v1/avg_blocktime',
  '/indexer/block/v1/blocks',
  '/indexer/block/v1/blocks/{height}',
  '/indexer/nft/v1/collections',
  '/indexer/nft/v1/collections/by_account/{account}',
  '/indexer/nft/v1/collections/by_name/{name}',
  '/indexer/nft/v1/collections/{collection_addr}',
  '/indexer/nft/v1/tokens/by_account/{account}',
  '/indexer/nft/v1/tokens/by_collection/{collection_addr}',
  '/indexer/nft/v1/txs/{collection_addr}/{token_id}',
  '/indexer/richlist/v1/{denom}',
  '/indexer/tx/v1/evm-internal-txs',
  '/indexer/tx/v1/evm-internal-txs/by_account/{account}',
  '/indexer/tx/v1/evm-internal-txs/by_height/{height}',
  '/indexer/tx/v1/evm-internal-txs/{tx_hash}',
  '/indexer/tx/v1/evm-txs',
  '/indexer/tx/v1/evm-txs/by_account/{account}',
  '/indexer/tx/v1/evm-txs/by_height/{height}',
  '/indexer/tx/v1/evm-txs/{tx_hash}',
  '/indexer/tx/v1/txs',
  '/indexer/tx/v1/txs/by_account/{account}',
  '/indexer/tx/v1/txs/by_height/{height}',
  '/indexer/tx/v1/txs/{tx_hash}',
  '/status',
]

const CORE_PATHS = [
  '/indexer/block/v1/avg_block_time',
  '/indexer/block/v1/blocks',
  '/indexer/block/v1/blocks/{height}/info',
  '/indexer/block/v1/blocks/{height}/txs',
  '/indexer/block/v1/latest_block_height',
  '/indexer/nft/v1/collections',
  '/indexer/nft/v1/collections/by_account/{accountAddress}',
  '/indexer/nft/v1/collections/{collectionAddress}',
  '/indexer/nft/v1/token/{nftAddress}/txs',
  '/indexer/nft/v1/tokens/by_account/{accountAddress}',
  '/indexer/nft/v1/tokens/by_collection/{collectionAddress}',
  '/indexer/tx/v1/txs',
  '/indexer/tx/v1/txs/by_account/{accountAddress}',
  '/indexer/tx/v1/txs/{txHash}',
]

/** Swagger 2.0 without a word on replies, as the real one says little of them. */
function swagger(paths: readonly string[]): unknown {
  return { swagger: '2.0', info: { contact: {} }, paths: Object.fromEntries(paths.map((path) => [path, { get: { responses: {} } }])) }
}

/** Of a rollup's indexer. */
export function description(hasEvm: boolean): unknown {
  return swagger(PATHS.filter((path) => hasEvm || !path.includes('/evm-')))
}

/** Of the L1's indexer. */
export function coreDescription(): unknown {
  return swagger(CORE_PATHS)
}
