// The explorer: requests every page from a chain's indexer, caches it, and finds it again offline.
import type { z } from 'zod'
import { explorerContract as contract } from '../../../shared/contract/history/explorer.ts'
import type { HostThrottle } from '../../platform/http/hostThrottle.ts'
import type { Clock } from '../../platform/world.ts'
import { listBlocks, listHolders, listTxs, readBlockPage, readOverview } from './chainPages.ts'
import { chainOf, placeOf, type ExplorerDeps, type Place } from './explorerDeps.ts'
import { listAccountTxs, listCollections, listTokens, readAccountPage, readCollectionPage, readTokenPage } from './nftPages.ts'
import { findHits } from './search.ts'
import { cachedReply, type CachedReply } from './cachedReply.ts'
import { readTxPage } from './txPage.ts'

type Contract = typeof contract
type In<M extends keyof Contract> = z.output<Contract[M]['input']>
type Out<M extends keyof Contract> = z.output<Contract[M]['output']>

/** One function per contract method. Each one @throws AppError chain.unknown, explorer.unknown, network.*, indexer.*. */
export type Explorer = { [M in keyof Contract]: (input: In<M>) => Promise<Out<M>> }

/** What the explorer of a network needs. */
export interface ExplorerParts extends Omit<ExplorerDeps, 'request' | 'records' | 'signal'> {
  hostThrottle: HostThrottle
  clock: Clock
}

/** Creates the explorer of a network; `stop` aborts its pending requests. */
export function createExplorer({ hostThrottle, ...parts }: ExplorerParts): { pages: Explorer; stop(): void } {
  const halt = new AbortController()
  const deps: ExplorerDeps = { ...parts, request: hostThrottle('awaited'), records: new Map(), signal: halt.signal }
  return {
    pages: pagesOf(deps),
    stop: () => {
      halt.abort()
    },
  }
}

function pagesOf(deps: ExplorerDeps): Explorer {
  return {
    'explorer.overview': page(deps, contract['explorer.overview'], () => 'overview', readOverview),
    'explorer.blocks': page(deps, contract['explorer.blocks'], ({ cursor }) => `blocks/${cursor ?? ''}`, listBlocks),
    'explorer.txs': page(deps, contract['explorer.txs'], ({ cursor }) => `txs/${cursor ?? ''}`, listTxs),
    'explorer.block': page(deps, contract['explorer.block'], ({ height }) => `block/${height}`, readBlockPage),
    'explorer.tx': page(deps, contract['explorer.tx'], ({ hash }) => `tx/${hash}`, readTxPage),
    'explorer.account': page(deps, contract['explorer.account'], ({ address }) => `account/${address}`, readAccountPage),
    'explorer.accountTxs': page(
      deps,
      contract['explorer.accountTxs'],
      ({ address, cursor }) => `accountTxs/${address}/${cursor ?? ''}`,
      listAccountTxs,
    ),
    'explorer.collections': page(deps, contract['explorer.collections'], ({ cursor }) => `collections/${cursor ?? ''}`, listCollections),
    'explorer.collection': page(deps, contract['explorer.collection'], ({ collection }) => `collection/${collection}`, readCollectionPage),
    'explorer.tokens': page(
      deps,
      contract['explorer.tokens'],
      ({ collection, cursor }) => `tokens/${collection}/${cursor ?? ''}`,
      listTokens,
    ),
    'explorer.token': page(deps, contract['explorer.token'], ({ collection, tokenId }) => `token/${collection}/${tokenId}`, readTokenPage),
    'explorer.holders': page(deps, contract['explorer.holders'], ({ denom, cursor }) => `holders/${denom}/${cursor ?? ''}`, listHolders),
    'explorer.search': async (input) => ({ hits: await findHits(deps, input) }),
  }
}

/** Wraps a page so that it is cached under a name: the same request without a network returns it. */
function page<I extends { chainId: string; fromDisk: boolean }, T>(
  deps: ExplorerDeps,
  { output }: { input: z.ZodType<I>; output: { unwrap(): { shape: { data: z.ZodType<T> } } } },
  nameOf: (input: I) => string,
  read: (place: Place, input: I) => Promise<T>,
): (input: I) => Promise<CachedReply<T> | null> {
  const schema = output.unwrap().shape.data
  return async (input) => {
    const { chainId, fromDisk } = input
    chainOf(deps, chainId)
    return await cachedReply(deps, { chainId, what: nameOf(input), schema, fromDisk }, async () =>
      read(await placeOf(deps, chainId), input),
    )
  }
}
