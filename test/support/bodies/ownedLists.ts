// Lists of what accounts own, as services give them, and where they are asked for.
import type { openSyncBench } from '../benches/syncBench.ts'

type SyncBench = Awaited<ReturnType<typeof openSyncBench>>

/** Tokens as the rollup indexer lists them. */
export const tokenLists = (owner: () => string) => (ids: readonly string[]) => (url: URL) => {
  const offset = Number(url.searchParams.get('pagination.offset') ?? '0')
  const limit = Number(url.searchParams.get('pagination.limit'))
  const tokens = ids.slice(offset, offset + limit).map((id) => ({
    collection_addr: '0xAB',
    collection_name: 'Tides',
    collection_origin_name: 'Tides',
    object_addr: '',
    owner: owner(),
    nft: { token_id: id, uri: `ipfs://${id}` },
    height: 5,
    timestamp: '2026-06-01T12:00:00.5Z',
  }))
  return { tokens, pagination: { previous_key: null, next_key: tokens.length < limit ? null : 'more', total: '0' } }
}

/** Where the practice network’s Tidewatch lists tokens, without scheme. */
export function nftHost({ registry }: Pick<SyncBench, 'registry'>): string {
  const indexer = registry.chain('tidewatch-1')?.endpoints.indexer ?? ''
  return `${new URL(indexer).host}${new URL(indexer).pathname.replace(/\/$/, '')}/indexer/nft/v1/tokens/by_account`
}

/** A path of a chain’s REST service, without scheme. */
export function restPath({ registry }: Pick<SyncBench, 'registry'>, chainId: string, path: string): string {
  const { host, pathname } = new URL(registry.chain(chainId)?.endpoints.rest ?? '')
  return host + pathname.replace(/\/$/, '') + path
}
