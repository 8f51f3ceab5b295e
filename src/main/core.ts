// Waybill without Electron: one network's parts, wired by hand. Hosts make one, tests too.
import { createDispatch, type Dispatch } from './api/dispatch.ts'
import { networkHandlers } from './api/network.ts'
import { createRegistry, type ChainRecord, type NetworkFile } from './chains/registry.ts'
import { createEventBus, type EventListener } from './lib/eventBus.ts'
import type { Log } from './lib/log.ts'
import type { World } from './lib/world.ts'
import { lockDataFolder } from './store/database.ts'

export interface CoreConfig {
  /** The network's own folder: archive.db, journal.db. Created where it is missing. */
  folder: string
  /** Chains, assets and router of the network. */
  file: NetworkFile
}

export interface CoreDeps {
  world: World
  log: Log
  /** The archive's writer thread. */
  ingestWorkerPath: string
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
export async function createCore({ folder, file }: CoreConfig, { log }: CoreDeps): Promise<Core> {
  const registry = createRegistry(file)
  const lock = lockDataFolder(folder)
  const bus = createEventBus(log)
  return {
    dispatch: createDispatch({ handlers: { ...networkHandlers({ registry }) }, log }),
    subscribe: bus.subscribe,
    explorerHosts: new Set(registry.chains.flatMap(explorerHost)),
    hasAccounts: () => false,
    start: () => {},
    stop: async () => {
      lock.release()
    },
  }
}

function explorerHost({ explorerTxPage }: ChainRecord): string[] {
  const url = explorerTxPage === null ? null : URL.parse(explorerTxPage)
  return url === null ? [] : [url.host]
}
