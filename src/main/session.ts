// One run of the app: owns the preferences and the core of the network that is open now, and changes networks.
import { AppError, toErrorData } from '../shared/errors.ts'
import type { AppInfo } from '../shared/settings.ts'
import { createDispatch, type Dispatch } from './api/dispatch.ts'
import { settingsHandlers, type SettingsDeps } from './api/settings.ts'
import type { Core } from './core.ts'
import { createEventBus, type EventListener } from './lib/eventBus.ts'
import type { Log } from './lib/log.ts'
import { createKeyedQueue } from './lib/queue.ts'
import { chosenNetwork, nameOf, type Network } from './networks.ts'
import { openNetwork, type OpenNetwork } from './openNetwork.ts'
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

/**
 * Opens the network that the options name, else the one chosen before, else practice, and starts its core.
 * @throws AppError store.inUse, store.fromFuture, store.readOnly, store.full, store.damaged, registry.invalid.
 */
export async function startSession(options: SessionOptions): Promise<Session> {
  const preferences = openPreferences(options.dataFolder, options.log)
  const bus = createEventBus(options.log)
  const queue = createKeyedQueue()
  const open = async (network: Network) => {
    const opened = await openNetwork(options, network)
    opened.core.subscribe(bus.emit)
    opened.core.start()
    return opened
  }
  const first = await open(options.network ?? chosenNetwork(preferences.get()))
  let running = Promise.resolve(first)
  /** Null when neither the new nor the old network could be opened; every call is told why, and another choice may help. */
  const ifOpen = () => running.catch(() => null)

  const select: SettingsDeps['select'] = (kind) =>
    queue.run('network', async () => {
      const before = await ifOpen()
      if (before?.network.kind !== kind) {
        if (options.network !== null) throw fixedNetwork()
        const change = changeNetwork(before, { kind }, open)
        running = change.then(({ now }) => now)
        await ifOpen()
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
    stop: () => queue.run('network', async () => (await ifOpen())?.close()),
  }
}

/** A network that cannot be opened leaves the one before open, with the reason. */
async function changeNetwork(before: OpenNetwork | null, next: Network, open: (network: Network) => Promise<OpenNetwork>) {
  await before?.close()
  try {
    return { now: await open(next), failure: null }
  } catch (error) {
    if (before === null) throw error
    return { now: await open(before.network), failure: { error } }
  }
}

function describe(options: SessionOptions, hasChosen: boolean, { network, core }: OpenNetwork): AppInfo {
  return {
    version: options.version,
    platform: process.platform,
    host: options.host,
    network: { kind: network.kind, name: nameOf(network), isFixed: options.network !== null },
    dataFolder: options.dataFolder,
    // Whoever named the network at the start has chosen: no door of Welcome could lead to another one.
    isWelcomed: hasChosen || options.network !== null || core.accounts().length > 0,
  }
}

function fixedNetwork(): AppError {
  return new AppError('network.fixed', 'The network was named when Waybill was started and cannot be changed now.', {
    hint: 'Start Waybill without --network and --chains to choose one here.',
  })
}
