// One run of the app: owns the preferences and the core of the network that is open now, and changes networks.
import { join } from 'node:path'
import { AppError, toErrorData } from '../shared/errors.ts'
import type { AppInfo, Preferences } from '../shared/settings.ts'
import { createDispatch, type Dispatch } from './api/dispatch.ts'
import { settingsHandlers, type SettingsDeps } from './api/settings.ts'
import { createCore, type Core } from './core.ts'
import { createEventBus, type EventListener } from './lib/eventBus.ts'
import type { Log } from './lib/log.ts'
import { createKeyedQueue } from './lib/queue.ts'
import { folderOf, nameOf, type Network } from './networks.ts'
import { openWorld, type OpenWorld } from './openWorld.ts'
import type { HostOptions } from './options.ts'
import { openPreferences } from './preferences.ts'

export interface SessionOptions extends HostOptions {
  host: AppInfo['host']
  version: string
  /** The archive's writer thread; a host knows it from its bundler. */
  ingestWorkerPath: string
  log: Log
}

export interface Session {
  /** Waits while the network changes; never rejects. */
  dispatch: Dispatch
  subscribe(listener: EventListener): () => void
  /** The core that runs now. @throws AppError why there is none, after a change of networks that failed. */
  core(): Promise<Core>
  /** Ends everything that runs and lets the data folder go. */
  stop(): Promise<void>
}

interface Running {
  network: Network
  core: Core
  outside: OpenWorld
}

/**
 * Opens the network that the options name, else the one chosen before, else practice, and starts its core.
 * @throws AppError store.inUse, store.fromFuture, store.readOnly, store.full, store.damaged, registry.invalid.
 */
export async function startSession(options: SessionOptions): Promise<Session> {
  const preferences = openPreferences(options.dataFolder, options.log)
  const bus = createEventBus(options.log)
  const queue = createKeyedQueue()
  const first = await open(options, options.network ?? chosenNetwork(preferences.get()), bus.emit)
  let running = Promise.resolve(first)

  const select: SettingsDeps['select'] = (kind) =>
    queue.run('network', async () => {
      const before = await running
      if (before.network.kind !== kind) {
        if (options.network !== null) throw fixedNetwork()
        const change = changeNetwork(before, { kind }, (network) => open(options, network, bus.emit))
        running = change.then(({ now }) => now)
        const { failure } = await change
        if (failure !== null) throw failure.error
      }
      preferences.set({ network: kind })
      bus.emit({ type: 'network.changed' })
    })

  const info = async () => describe(options, preferences.get().network !== null, await running)
  const settings = settingsHandlers({ preferences, emit: bus.emit, info, select })
  const ownDispatch = createDispatch({ handlers: settings, log: options.log })
  return {
    dispatch: async (method, input) => {
      if (Object.hasOwn(settings, method)) return ownDispatch(method, input)
      try {
        return await (await running).core.dispatch(method, input)
      } catch (error) {
        return { ok: false, error: toErrorData(error) }
      }
    },
    subscribe: bus.subscribe,
    core: async () => (await running).core,
    stop: () => queue.run('network', async () => close(await running)),
  }
}

/** Without a choice it is the practice network; a custom one must be named at every start. */
function chosenNetwork({ network }: Preferences): Network {
  return network === null || network === 'custom' ? { kind: 'practice' } : { kind: network }
}

async function open(options: SessionOptions, network: Network, emit: EventListener): Promise<Running> {
  const folder = join(options.dataFolder, folderOf(network))
  const outside = await openWorld({ network, folder, seed: options.seed })
  try {
    const { world, file, practiceDevice } = outside
    const { log, ingestWorkerPath } = options
    const core = await createCore({ folder, file }, { world, log, ingestWorkerPath, practiceDevice })
    core.subscribe(emit)
    core.start()
    return { network, core, outside }
  } catch (error) {
    outside.close()
    throw error
  }
}

async function close({ core, outside }: Running): Promise<void> {
  await core.stop()
  outside.close()
}

/** A network that cannot be opened leaves the one before open, with the reason. */
async function changeNetwork(before: Running, next: Network, openNetwork: (network: Network) => Promise<Running>) {
  await close(before)
  try {
    return { now: await openNetwork(next), failure: null }
  } catch (error) {
    return { now: await openNetwork(before.network), failure: { error } }
  }
}

function describe(options: SessionOptions, hasChosen: boolean, { network, core }: Running): AppInfo {
  return {
    version: options.version,
    platform: process.platform,
    host: options.host,
    network: { kind: network.kind, name: nameOf(network), isFixed: options.network !== null },
    dataFolder: options.dataFolder,
    isWelcomed: hasChosen || core.hasAccounts(),
  }
}

function fixedNetwork(): AppError {
  return new AppError('network.fixed', 'The network was named when Waybill was started and cannot be changed now.', {
    hint: 'Start Waybill without --network and --chains to choose one here.',
  })
}
