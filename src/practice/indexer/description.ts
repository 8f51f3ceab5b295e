// The rollup indexer's description of itself, as far as clients look at it: which paths there are.
// Source: initia-labs/rollytics api/docs/swagger.json; api/api.go takes the EVM's paths out on other rollups.

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

/** Swagger 2.0 without a word on replies, as the real one says little of them. */
export function description(hasEvm: boolean): unknown {
  const paths = PATHS.filter((path) => hasEvm || !path.includes('/evm-'))
  return { swagger: '2.0', info: { contact: {} }, paths: Object.fromEntries(paths.map((path) => [path, { get: { responses: {} } }])) }
}
