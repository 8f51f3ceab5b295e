// Contract methods on the running network's chains, assets and hosts, read from its registry.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Chain } from '../../../shared/contract/chain.ts'
import type { EndpointInfo, NetworkHost } from '../../../shared/contract/settings/settings.ts'
import { isInUse, listedHosts, registryHosts } from '../../clients/chains/registry/listedHosts.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../db/database.ts'
import { readOwnHosts } from '../../db/journal/chainLists.ts'
import { notListed, probeHost, type HostProbeDeps } from './probeHost.ts'

type NetworkHandlers = Pick<Handlers, 'chains.list' | 'chains.explorerPage' | 'assets.list' | 'network.endpoints' | 'network.test'>

/** What these methods need. */
export interface NetworkDeps extends HostProbeDeps {
  registry: Registry
  /** The journal. */
  db: ReadDb
  /** The build's update feed: listed here; no part of the network sends it a request. */
  feedUrl: string | null
}

/** Handles the methods on the network. */
export function networkHandlers(deps: NetworkDeps): NetworkHandlers {
  const { db, registry, feedUrl } = deps
  const own = readOwnHosts(db).hosts
  const isOwn = (host: NetworkHost) =>
    own.some(({ chainId, purpose, address }) => chainId === host.chainId && purpose === host.purpose && new URL(address).host === host.host)
  return {
    // Records contain more than the contract allows; dispatch strips the rest.
    'chains.list': () => registry.chains.map((chain): Chain => chain),
    'chains.explorerPage': ({ chainId, hash }) => ({ url: explorerPage(registry.chain(chainId)?.explorerTxPage ?? null, hash) }),
    'assets.list': () => [...registry.assets],
    'network.endpoints': () => {
      const named = listedHosts(registry).map((listed): EndpointInfo => {
        const { purpose, chainId, host } = listed
        return { purpose, chainId, host, isInUse: isInUse(registry, listed), ...(isOwn(listed) ? { isOwn: true } : {}) }
      })
      const registries = registryHosts(registry).map(({ address: _address, ...host }) => ({ ...host, isInUse: true }))
      return [...releaseHosts(feedUrl), ...named, ...registries]
    },
    'network.test': async ({ purpose, chainId, host }) => {
      const isMeant = (one: NetworkHost) => one.purpose === purpose && one.chainId === chainId && one.host === host
      const listed = [...listedHosts(registry), ...registryHosts(registry)].find(isMeant)
      if (listed === undefined) throw notListed()
      return await probeHost(deps, listed)
    },
  }
}

function releaseHosts(feedUrl: string | null): EndpointInfo[] {
  return feedUrl === null ? [] : [{ purpose: 'releases', chainId: null, host: new URL(feedUrl).host, isInUse: true }]
}

const HASH = /^[0-9A-F]{64}$/i
const PLACE = '${txHash}'

/** Returns the explorer's address with the hash inserted; null unless the result is an https page for this hash. */
function explorerPage(page: string | null, hash: string): string | null {
  if (page?.includes(PLACE) !== true || !HASH.test(hash)) return null
  const url = URL.parse(page.replaceAll(PLACE, hash))
  return url?.protocol === 'https:' ? url.href : null
}
