// Opens one network: what lies outside it, its folder, and the core over both.
import { join } from 'node:path'
import type { EmulatedLedger } from './builtLedgers.ts'
import { createCore, type Core, type CoreDeps } from './core.ts'
import type { Log } from '../platform/log/log.ts'
import type { WorkerPaths } from '../platform/workerPaths.ts'
import { folderOf, type Network } from './networks.ts'
import { openWorld } from './openWorld.ts'

export interface OpenNetworkOptions {
  dataFolder: string
  /** Which practice network. */
  seed: number
  workers: WorkerPaths
  log: Log
  keyOf?: CoreDeps['keyOf']
  /** Where the build looks for newer versions. */
  feed?: { url: string } | null
  /** In place of every network's own device. */
  emulatedLedger?: EmulatedLedger | null
}

export interface OpenNetwork {
  network: Network
  /** Not started yet. */
  core: Core
  /** Ends everything that runs and lets the folder go. */
  close(): Promise<void>
}

/** @throws AppError store.inUse, store.locked, store.fromFuture, store.readOnly, store.full, store.damaged, registry.invalid. */
export async function openNetwork(options: OpenNetworkOptions, network: Network): Promise<OpenNetwork> {
  const { dataFolder, seed, workers, log, keyOf, feed, emulatedLedger } = options
  const folder = join(dataFolder, folderOf(network))
  const { world, file, practiceDevice, close } = await openWorld({ network, folder, seed, ledgers: emulatedLedger?.ledgers })
  try {
    const own = { feedUrl: feed?.url ?? null, ...(keyOf === undefined ? {} : { keyOf }) }
    const core = await createCore({ folder, file }, { world, log, workers, practiceDevice, ...own })
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
