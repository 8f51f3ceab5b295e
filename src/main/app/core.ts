// The core: one network's parts, wired by hand, without Electron. Created by the hosts and by tests.
import type { Account } from '../../shared/contract/account.ts'
import type { OwnHosts } from '../../shared/contract/settings/chainLists.ts'
import type { HostHealth } from '../../shared/contract/settings/health.ts'
import type { PracticeScreen } from '../../shared/contract/status.ts'
import type { PracticeControls } from '../features/devices/methods.ts'
import { createSeenPermissions } from '../features/permissions/methods.ts'
import { createDispatch, type Dispatch } from './dispatch.ts'
import { coreHandlers } from './handlers.ts'
import { watchFolder } from './lostFolder.ts'
import { createOptionalServices } from './optionalServices.ts'
import { effectiveList } from '../features/network/chainLists/effectiveList.ts'
import { createChainListRefresh, type ChainListRefresh } from '../features/network/chainLists/refresh.ts'
import { createKeyActivity } from '../clients/chains/cosmos/keyActivity.ts'
import { listedHosts, registryHosts } from '../clients/chains/registry/listedHosts.ts'
import { createRegistry, type NetworkFile, type Registry } from '../clients/chains/registry/registry.ts'
import { createExporting, type Exporting } from '../features/exports/createExport.ts'
import { createGainsExport, type ExportGains } from '../features/gains/gainExport.ts'
import { createGainsStore } from '../features/gains/gains.ts'
import { createExplorer } from '../features/explorer/explorer.ts'
import { followHashes } from '../features/labels/followHashes.ts'
import { createHostThrottle } from '../platform/http/hostThrottle.ts'
import { createEventBus, type EventBus, type EventListener } from '../platform/eventBus.ts'
import { createHostFailover, type HostFailover } from '../platform/hostFailover.ts'
import { withListed } from '../platform/http/hostWatch.ts'
import type { ReadImage } from '../platform/imageFile.ts'
import type { Log } from '../platform/log/log.ts'
import type { WorkerPaths } from '../platform/threads/workerPaths.ts'
import type { World } from '../platform/world.ts'
import { withLearnedNames } from '../decoding/learnedNames.ts'
import { gateNetwork, type NetworkGate } from './networkGate.ts'
import { createNotices } from '../features/notices/notices.ts'
import { createAssetList } from '../clients/router/assetList.ts'
import { createRouter } from '../clients/router/client.ts'
import { createDevice } from '../ledger/device.ts'
import { ledgersOverHid } from '../ledger/transport/hid.ts'
import { listAccounts } from '../db/journal/accounts.ts'
import type { DataKey } from '../db/database.ts'
import { readOwnHosts, writeOwnHosts } from '../db/journal/chainLists.ts'
import { getTransfer, type FactObserver } from '../db/journal/transfers.ts'
import { openNetworkFolder, type NetworkFolder, type NetworkFolderOptions } from '../db/networkFolder.ts'
import { createDecodingThread } from '../sync/decoding/decodingThread.ts'
import { createSync, type Sync } from '../sync/scheduler.ts'
import { createTransferIndex } from '../features/transfers/transferIndex.ts'
import { enterOpening, type PracticeOpening } from './openingTransfers.ts'
import { createTransfers } from '../features/transfers/transfers.ts'
import { readSendsTo } from '../db/archive/read/readCounterparties.ts'
import { signers } from '../features/labels/checkAddress.ts'
import { readSeenPrices } from '../features/transfers/quotes/seenPrices.ts'

/** Where a core's data is, and the network it runs on. */
export interface CoreConfig {
  /** The network's own folder with archive.db and journal.db; created when missing. */
  folder: string
  /** Chains, assets and router of the network. */
  file: NetworkFile
}

/** The practice network's controls, with notification of screen changes. */
export interface WatchedPractice extends PracticeControls, PracticeOpening {
  onChange(listener: (screen: PracticeScreen) => void): () => void
}

/** What a core needs from its host. */
export interface CoreDeps extends Pick<NetworkFolderOptions, 'threadPriority' | 'takeLock'> {
  world: World
  log: Log
  workers: WorkerPaths
  /** Returns the key of a folder's encrypted databases. @throws AppError store.locked. */
  keyOf?: (folder: string) => DataKey | null | Promise<DataKey | null>
  /** Null on every network except the practice network. */
  practice: WatchedPractice | null
  /** The build's update feed: Settings lists it; the core sends it no request. */
  feedUrl?: string | null
  /** Called right before and after each fact is stored; for tests. */
  factObserver?: FactObserver
}

/** A running core. */
export interface Core extends Exporting {
  /** Never rejects; methods about the app itself belong to the session. */
  dispatch: Dispatch
  subscribe(listener: EventListener): () => void
  /** Returns whether the data folder was deleted or moved. */
  isFolderLost(): boolean
  /** Returns request statistics by host, the network's hosts first, including those not asked yet. */
  hosts(): HostHealth[]
  /** Hosts of the block explorers that the registry names. */
  explorerHosts: ReadonlySet<string>
  accounts(): Account[]
  /** Returns the chain's name, or its id where the registry has none. */
  chainName(id: string): string
  readImage: ReadImage
  /** Exports gains to a file. */
  exportGains: ExportGains
  /** Refreshes the chain list. Accepted changes take effect when the network is reopened. */
  chainListRefresh: Pick<ChainListRefresh, 'state' | 'check' | 'accept' | 'undo'>
  /** The user's own hosts. Changes take effect when the network is reopened. */
  ownHosts: { get(): OwnHosts; set(hosts: OwnHosts): void }
  /** Runs one sync and reports, for scripts. */
  sync: Pick<Sync, 'once' | 'reportFromDisk'>
  /** Starts the background work: copying history and tracking transfers. */
  start(): void
  stop(): Promise<void>
}

/**
 * Opens a network's folder and wires its parts; nothing runs before `start`.
 * @throws AppError store.inUse, store.locked, store.fromFuture, store.readOnly, store.full, store.damaged, registry.invalid.
 */
export async function createCore(config: CoreConfig, deps: CoreDeps): Promise<Core> {
  const hosts = createHostFailover(deps.world.clock)
  const folder = await openNetworkFolder(config.folder, deps)
  try {
    const file = effectiveList(config.file, folder.journal)
    const registry = createRegistry(file, hosts.preferred)
    for (const problem of registry.problems) deps.log.warn('registry.problem', { problem })
    await folder.ingest.writeCoins(registry.knownAssets.map(({ chainId, denom, decimals }) => ({ chainId, denom, decimals })))
    const gate = gateNetwork(deps, hosts, { registry, journal: folder.journal })
    const own = { folderPath: config.folder, file, bundled: config.file, hosts }
    return wire(withLearnedNames(registry, folder.archive), folder, { ...deps, ...gate, ...own })
  } catch (error) {
    await folder.close()
    throw error
  }
}

/** `file` is the effective list: `bundled` with the accepted changes and the user's own hosts. */
type WireDeps = CoreDeps & NetworkGate & { folderPath: string; file: NetworkFile; bundled: NetworkFile; hosts: HostFailover }

/** Creates the parts with their dependencies; starts none of them. */
function createParts(registry: Registry, folder: NetworkFolder, deps: WireDeps, emit: EventBus['emit']) {
  const { world, log, practice, factObserver, feedUrl = null, file, workers, threadPriority: priority } = deps
  const { journal: db, archive, reader } = folder
  const accounts = () => listAccounts(db)
  const decodingThread = createDecodingThread({ workerPath: workers.decoding, file, clock: world.clock, priority })
  const hostThrottle = createHostThrottle(world)
  const sync = createSync({ ...folder, world, hostThrottle, registry, accounts, emit, log, decodingThread })
  const device = createDevice({ ...world, ledgers: world.ledgers ?? ledgersOverHid(world), emit, log })
  const router = registry.router === null ? null : createRouter({ ...world, url: registry.router })
  const assetList = createAssetList({ router, chains: registry.chains, clock: world.clock, emit })
  const notices = createNotices({ db, archive, registry, accounts, clock: world.clock, emit, log })
  const transfers = createTransfers({
    db,
    world,
    hostThrottle,
    registry,
    hosts: deps.hosts,
    router,
    assetList,
    seenPrices: () => readSeenPrices({ db, archive, now: world.clock.now() }),
    sendsTo: (party) => readSendsTo(archive, signers(accounts()), party),
    device,
    emit,
    log,
    factObserver,
    onMoved: sync.expectNews,
    // Some notices become due by time alone.
    onLooked: notices.look,
  })
  const explorer = createExplorer({ ...folder, hostThrottle, clock: world.clock, registry, accounts })
  const index = createTransferIndex(db, registry)
  const optionalServices = createOptionalServices({ ...deps, ...folder, hostThrottle, folder: deps.folderPath, registry, accounts, emit })
  const seenPermissions = createSeenPermissions({ archive, registry, world, accounts })
  const keyActivity = createKeyActivity({ hostThrottle, registry })
  const chainListRefresh = createChainListRefresh({ ...deps, journal: db, registry: registry.registry, emit })
  const own = { db, archive, reader, ingest: folder.ingest, registry, accounts, world, practice, feedUrl, emit, permit: deps.permit }
  return {
    ...index,
    ...optionalServices,
    ...own,
    decodingThread,
    sync,
    device,
    assetList,
    transfers,
    explorer,
    keyActivity,
    index,
    notices,
    optionalServices,
    seenPermissions,
    chainListRefresh,
    gains: createGainsStore(own),
  }
}

function wire(registry: Registry, folder: NetworkFolder, deps: WireDeps): Core {
  const { world, log, practice } = deps
  const { journal: db, archive } = folder
  const { emit, subscribe } = createEventBus(log)
  const parts = createParts(registry, folder, deps, emit)
  const { accounts, assetList, optionalServices, device, explorer, keyActivity, decodingThread, chainListRefresh, sync, transfers } = parts
  const watch = watchFolder(folder, emit)
  const exporting = { archive, journal: db, registry, accounts, clock: world.clock }
  const unwatch = practice?.onChange((screen) => {
    emit({ type: 'practice.screen', screen })
  })
  subscribe(listenerOf(parts))
  return {
    dispatch: watch.guard(createDispatch({ handlers: coreHandlers(parts), log })),
    isFolderLost: watch.isLost,
    subscribe,
    accounts,
    hosts: () => withListed([...listedHosts(registry), ...registryHosts(registry)], deps.hosts, deps.report()),
    readImage: optionalServices.files.read,
    ...createExporting(exporting),
    exportGains: createGainsExport(parts),
    chainName: (id) => registry.chain(id)?.name ?? id,
    sync,
    chainListRefresh,
    ownHosts: { get: () => readOwnHosts(db), set: (hosts) => writeOwnHosts(db, hosts) },
    explorerHosts: new Set(registry.chains.flatMap(({ explorerTxPage }) => URL.parse(explorerTxPage ?? '')?.host ?? [])),
    start: () => {
      sync.start()
      transfers.start()
      optionalServices.start()
      chainListRefresh.start()
      watch.start()
      parts.notices.start(transfers.governance)
    },
    stop: async () => {
      unwatch?.()
      watch.stop()
      // Stops the device first: a prompt on it has no timeout.
      device.stop()
      explorer.stop()
      keyActivity.end()
      try {
        await Promise.all([transfers, parts.notices, assetList, sync, optionalServices, chainListRefresh].map((part) => part.stop()))
      } finally {
        await decodingThread.close()
        await folder.close()
      }
    },
  }
}

/** Returns the listener through which the parts react to events. */
function listenerOf(parts: ReturnType<typeof createParts>): EventListener {
  const { optionalServices, sync, db, archive, index, notices, emit } = parts
  return (event) => {
    optionalServices.onEvent(event)
    if (event.type === 'accounts.changed') enterOpening(parts)
    if (event.type === 'accounts.changed') sync.wake()
    if (event.type === 'activity.changed' && followHashes({ journal: db, archive }) > 0) emit({ type: 'label.changed' })
    if (event.type === 'transfer.changed') index.refresh(getTransfer(db, event.id))
    notices.onEvent(event)
  }
}
