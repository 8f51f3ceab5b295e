// Waybill without Electron: one network's parts, wired by hand. Hosts make one, tests too.
import { join } from 'node:path'
import type { PracticeScreen } from '../shared/status.ts'
import { accountHandlers } from './api/accounts.ts'
import { deviceHandlers, type PracticeDevice } from './api/devices.ts'
import { createDispatch, type Dispatch } from './api/dispatch.ts'
import { networkHandlers } from './api/network.ts'
import { transferHandlers } from './api/transfers.ts'
import { createCosmosClients } from './chains/cosmosClients.ts'
import { createRegistry, type ChainRecord, type NetworkFile } from './chains/registry.ts'
import { createEventBus, type EventListener } from './lib/eventBus.ts'
import type { Log } from './lib/log.ts'
import type { World } from './lib/world.ts'
import { createRouter } from './router/client.ts'
import { createDevice } from './signers/device.ts'
import { lockDataFolder } from './store/database.ts'
import { listAccounts } from './store/journal/accounts.ts'
import { openJournal } from './store/journal/journal.ts'
import type { FactObserver } from './store/journal/transfers.ts'
import { createTransfers } from './transfers/transfers.ts'

export interface CoreConfig {
  /** The network's own folder: archive.db, journal.db. Created where it is missing. */
  folder: string
  /** Chains, assets and router of the network. */
  file: NetworkFile
}

/** The drawn device, with a way to learn that its screen changed. */
export interface WatchedDevice extends PracticeDevice {
  onChange(listener: (screen: PracticeScreen) => void): () => void
}

export interface CoreDeps {
  world: World
  log: Log
  /** The archive's writer thread. */
  ingestWorkerPath: string
  /** null on every network but the practice network. */
  practiceDevice: WatchedDevice | null
  /** Told of every fact right before and after it is stored; for tests. */
  factObserver?: FactObserver
}

export interface Core {
  /** Never rejects; methods about the app itself are the session's. */
  dispatch: Dispatch
  subscribe(listener: EventListener): () => void
  /** Hosts of the explorers that the registry names. */
  explorerHosts: ReadonlySet<string>
  hasAccounts(): boolean
  /** Starts what needs nobody looking: copying history and following transfers. */
  start(): void
  stop(): Promise<void>
}

/**
 * Opens a network's folder and wires its parts; nothing runs before `start`.
 * @throws AppError store.inUse, store.fromFuture, store.readOnly, store.full, store.damaged, registry.invalid.
 */
export async function createCore({ folder, file }: CoreConfig, { world, log, practiceDevice, factObserver }: CoreDeps): Promise<Core> {
  const registry = createRegistry(file)
  const lock = lockDataFolder(folder)
  const db = openJournal(join(folder, 'journal.db'))
  const { emit, subscribe } = createEventBus(log)
  const device = createDevice({ ...world, emit, log })
  const chain = createCosmosClients({ fetch: world.fetch, registry })
  const router = registry.router === null ? null : createRouter({ fetch: world.fetch, url: registry.router })
  const transfers = createTransfers({ db, world, registry, chain, router, device, emit, log, factObserver })
  const handlers = {
    ...networkHandlers({ registry }),
    ...accountHandlers({ db, device, world, emit }),
    ...deviceHandlers({ device, practiceDevice }),
    ...transferHandlers({ transfers }),
  }
  const unwatch = practiceDevice?.onChange((screen) => {
    emit({ type: 'practice.screen', screen })
  })
  return {
    dispatch: createDispatch({ handlers, log }),
    subscribe,
    explorerHosts: new Set(registry.chains.flatMap(explorerHost)),
    hasAccounts: () => listAccounts(db).length > 0,
    start: () => {
      transfers.start()
    },
    stop: async () => {
      unwatch?.()
      device.stop()
      await transfers.stop()
      db.close()
      lock.release()
    },
  }
}

function explorerHost({ explorerTxPage }: ChainRecord): string[] {
  const url = explorerTxPage === null ? null : URL.parse(explorerTxPage)
  return url === null ? [] : [url.host]
}
