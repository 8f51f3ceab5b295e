// Wires the optional services: NFT pictures and prices, requested only when the user enabled them.
import type { Account } from '../../shared/contract/account.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { Registry } from '../clients/chains/registry/registry.ts'
import type { HostThrottle } from '../platform/http/hostThrottle.ts'
import type { Requester } from '../platform/http/limitConcurrency.ts'
import type { EventListener } from '../platform/eventBus.ts'
import type { Log } from '../platform/log/log.ts'
import type { WorkerPaths } from '../platform/threads/workerPaths.ts'
import type { World } from '../platform/world.ts'
import { createImageThread } from '../clients/media/imageThread.ts'
import { createMedia, type Media } from '../clients/media/media.ts'
import { mediaFolder, openMediaFiles, type MediaFiles } from '../clients/media/mediaFiles.ts'
import { PUBLIC_GATEWAY } from '../clients/media/mediaUri.ts'
import { createPrices, type Prices } from '../clients/prices/prices.ts'
import { readHoldings } from '../db/archive/read/readHoldings.ts'
import { readStakes } from '../db/archive/read/readStakes.ts'
import { readPrivacy } from '../db/journal/privacy.ts'
import type { NetworkFolder } from '../db/networkFolder.ts'
import { archiveAccount } from '../sync/syncTargets.ts'

/** What the optional services need. */
export interface OptionalServicesDeps extends Pick<NetworkFolder, 'archive' | 'journal' | 'ingest'> {
  /** The network's folder. */
  folder: string
  workers: Pick<WorkerPaths, 'image'>
  world: World
  /** Throttles requests to the network's hosts. */
  hostThrottle: HostThrottle
  registry: Registry
  accounts(): readonly Account[]
  emit(event: AppEvent): void
  log: Log
}

/** The optional services of one network. */
export interface OptionalServices {
  files: MediaFiles
  media: Media
  prices: Prices
  /** Asks the price host when a user awaits it. */
  requestPrices: Requester
  /** Returns the IPFS gateway in use. */
  gateway(): string
  /** Rechecks the services after changes. */
  onEvent: EventListener
  start(): void
  stop(): Promise<void>
}

/** Creates the services. Nothing runs before `start`, and no request is sent before the user enabled it. */
export function createOptionalServices(deps: OptionalServicesDeps): OptionalServices {
  const { world, journal, registry } = deps
  const { clock } = world
  const files = openMediaFiles({ folder: mediaFolder(deps.folder), now: () => clock.now() })
  const gateway = () => readPrivacy(journal).gateway ?? registry.gateway ?? PUBLIC_GATEWAY
  const media = createMedia({ ...deps, files, gateway, images: createImageThread({ workerPath: deps.workers.image }) })
  const prices = createPrices({
    ...deps,
    clock,
    request: deps.hostThrottle('copied'),
    service: registry.prices,
    isWanted: () => readPrivacy(journal).prices,
    wanted: () => wantedPrices(deps),
  })
  return {
    files,
    media,
    prices,
    requestPrices: deps.hostThrottle('awaited'),
    gateway,
    onEvent: ({ type }) => {
      if (type === 'accounts.changed' || type === 'nfts.changed') media.wake()
      if (type === 'accounts.changed') prices.wake()
      if (type === 'portfolio.changed') prices.onHoldings()
    },
    start: () => {
      media.start()
      prices.start()
    },
    stop: async () => {
      await Promise.all([media.stop(), prices.stop()])
    },
  }
}

/** Returns the denominations to price, by chain: those of all holdings, on their chain and on their origin chain. */
function wantedPrices({ archive, registry, accounts }: OptionalServicesDeps): Map<string, Set<string>> {
  const names = accounts().map(({ address }) => archiveAccount(address))
  const wanted = new Map<string, Set<string>>()
  const want = (chainId: string, denom: string) => {
    wanted.set(chainId, (wanted.get(chainId) ?? new Set()).add(denom))
  }
  for (const { chainId, denom } of [...readHoldings(archive, names), ...readStakes(archive, names)]) {
    want(chainId, denom)
    const [originChain = '', ...origin] = registry.asset(chainId, denom).originId.split(':')
    if (registry.chain(originChain) !== null && origin.length > 0) want(originChain, origin.join(':'))
  }
  return wanted
}
