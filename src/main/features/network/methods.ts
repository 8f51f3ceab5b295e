// The running network's chains, assets and hosts, straight from its registry.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Chain } from '../../../shared/contract/chain.ts'
import type { EndpointInfo, NetworkHost } from '../../../shared/contract/settings/settings.ts'
import { isInUse, listedHosts, registryHosts } from '../../clients/chains/registry/listedHosts.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../db/database.ts'
import { readOwnHosts } from '../../db/journal/chainLists.ts'
import { notListed, probeHost, type HostProbeDeps } from './probeHost.ts'

type NetworkHandlers = Pick<Handlers, 'chains.list' | 'chains.explorerPage' | 'assets.list' | 'network.endpoints' | 'network.test'>

export interface NetworkDeps extends HostProbeDeps {
  registry: Registry
  /** The journal. */
  db: ReadDb
  /** Where the build looks for newer versions: named here, and asked by no part of the network. */
  feedUrl: string | null
}

export function networkHandlers(deps: NetworkDeps): NetworkHandlers {
  const { db, registry, feedUrl } = deps
  const own = readOwnHosts(db).hosts
  const isOwn = (host: NetworkHost) =>
    own.some(({ chainId, purpose, address }) => chainId === host.chainId && purpose === host.purpose && new URL(address).host === host.host)
  return {
    // Records carry more than a screen may see; dispatch cuts them down to the contract's form.
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

/** The registry's address with the hash in its place; null unless that makes one of a page for just this transaction. */
function explorerPage(page: string | null, hash: string): string | null {
  if (page?.includes(PLACE) !== true || !HASH.test(hash)) return null
  const url = URL.parse(page.replaceAll(PLACE, hash))
  return url?.protocol === 'https:' ? url.href : null
}
