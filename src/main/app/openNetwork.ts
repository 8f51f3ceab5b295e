// Opens one network: its outside world, its folder, and the core over both.
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EmulatedLedger } from './builtLedgers.ts'
import { createCore, type Core, type CoreDeps } from './core.ts'
import type { Log } from '../platform/log/log.ts'
import type { WorkerPaths } from '../platform/threads/workerPaths.ts'
import { folderOf, type Network } from './networks.ts'
import { openWorld, type OpenWorldOptions } from './openWorld.ts'

/** What opening a network needs. */
export interface OpenNetworkOptions extends Pick<OpenWorldOptions, 'writeBook'> {
  dataFolder: string
  /** Seed of the practice network. */
  seed: number
  /** Whether a new practice network begins with recorded transfers; by default not. */
  hasOpening?: boolean
  workers: WorkerPaths
  log: Log
  /** Of the threads that copy; default: below normal. */
  threadPriority?: CoreDeps['threadPriority']
  keyOf?: CoreDeps['keyOf']
  /** Takes the lock of the network's folder, which the host may hold already. */
  takeLock?: CoreDeps['takeLock']
  /** The build's update feed. */
  feed?: { url: string } | null
  /** Replaces the network's own device. */
  emulatedLedger?: EmulatedLedger | null
}

/** A network that is open. */
export interface OpenNetwork {
  network: Network
  /** Not started yet. */
  core: Core
  /** Stops all running work and releases the folder. */
  close(): Promise<void>
}

/**
 * Opens a network.
 * @throws AppError store.inUse, store.locked, store.fromFuture, store.readOnly, store.full, store.damaged, registry.invalid.
 */
export async function openNetwork(options: OpenNetworkOptions, network: Network): Promise<OpenNetwork> {
  const { dataFolder, seed, hasOpening, writeBook, workers, log, threadPriority, keyOf, takeLock, feed, emulatedLedger } = options
  const folder = join(dataFolder, folderOf(network))
  const { world, file, practice, close } = await openWorld({
    network,
    folder,
    seed,
    hasOpening: hasOpening === true,
    writeBook,
    ledgers: emulatedLedger?.ledgers,
  })
  try {
    const own = { feedUrl: feed?.url ?? null, ...(keyOf && { keyOf }), ...(takeLock && { takeLock }) }
    const core = await createCore({ folder, file }, { world, log, workers, threadPriority, practice, ...own })
    // Wiring and starting are two turns of the event loop.
    await nextTurn()
    return {
      network,
      core,
      close: async () => {
        await core.stop()
        close()
      },
    }
  } catch (error) {
    close()
    throw error
  }
}
