// One run of the app: owns the preferences and the core of the network that is open now, and changes networks.
import { join } from 'node:path'
import { AppError, toErrorData } from '../shared/errors.ts'
import type { LanguageChoice } from '../shared/language.ts'
import type { AppInfo } from '../shared/settings.ts'
import { dataHandlers } from './api/data.ts'
import { createDispatch, type Dispatch } from './api/dispatch.ts'
import { linkHandlers } from './api/links.ts'
import { settingsHandlers, type SettingsDeps } from './api/settings.ts'
import type { EmulatedLedger } from './builtLedgers.ts'
import type { Core } from './core.ts'
import { createEventBus, type EventListener } from './lib/eventBus.ts'
import type { HostFiles } from './lib/hostFiles.ts'
import type { ReadImage } from './lib/imageFile.ts'
import type { Log } from './lib/log.ts'
import { systemClock } from './lib/time.ts'
import type { WorkerPaths } from './lib/workerPaths.ts'
import { chosenNetwork, folderOf, nameOf, type Network } from './networks.ts'
import { openNetwork } from './openNetwork.ts'
import type { HostOptions } from './options.ts'
import { openPreferences } from './preferences.ts'
import { openRunning, type RunningNetwork } from './runningNetwork.ts'

export interface SessionOptions extends HostOptions {
  host: AppInfo['host']
  version: string
  workers: WorkerPaths
  files: HostFiles
  log: Log
  /** In place of every network's own device. */
  emulatedLedger?: EmulatedLedger | null
}

export interface Session {
  /** Waits while the network changes; never rejects. */
  dispatch: Dispatch
  subscribe(listener: EventListener): () => void
  /** The core that runs now. @throws AppError why there is none, after a change of networks that failed. */
  core(): Promise<Core>
  /** The language of the preferences, for what a host says beside the page. */
  language(): LanguageChoice
  /** A kept picture of the network that is open now. */
  readImage: ReadImage
  /** Ends everything that runs and lets the data folder go. */
  stop(): Promise<void>
}

/**
 * Opens the network that the options name, else the one chosen before, else practice, and starts its core. Where its data is
 * damaged there is no core, and a session all the same: `app.info` says why, and the `data.…` methods save what can be saved.
 * @throws AppError store.inUse, store.readOnly, store.full, registry.invalid.
 */
export async function startSession(options: SessionOptions): Promise<Session> {
  const preferences = openPreferences(options.dataFolder, options.log)
  const bus = createEventBus(options.log)
  const open = async (network: Network) => {
    const opened = await openNetwork(options, network)
    opened.core.subscribe(bus.emit)
    opened.core.start()
    return opened
  }
  const running = await openRunning(options.network ?? chosenNetwork(preferences.get()), open, options.log)

  const select: SettingsDeps['select'] = async (kind, isKept) => {
    if (options.network !== null && running.network().kind !== kind) throw fixedNetwork()
    await running.change({ kind })
    if (isKept) preferences.set({ network: kind })
    bus.emit({ type: 'network.changed' })
  }
  const closed = async <T>(work: () => T | Promise<T>) => {
    try {
      return await running.closed(work)
    } finally {
      bus.emit({ type: 'network.changed' })
    }
  }
  const place = () => ({ folder: join(options.dataFolder, folderOf(running.network())), network: folderOf(running.network()) })
  const core = async () => (await running.opened()).core
  const info = () => describe(options, preferences.get().network !== null, running)
  const own = {
    ...settingsHandlers({ preferences, emit: bus.emit, info, select }),
    ...linkHandlers,
    ...dataHandlers({ ...options, place, now: systemClock.now, core, closed }),
  }
  const ownDispatch = createDispatch({ handlers: own, log: options.log })
  return {
    dispatch: async (method, input) => {
      if (Object.hasOwn(own, method)) return ownDispatch(method, input)
      try {
        return await (await core()).dispatch(method, input)
      } catch (error) {
        return { ok: false, error: toErrorData(error) }
      }
    },
    subscribe: bus.subscribe,
    core,
    language: () => preferences.get().language,
    readImage: async (digest) => (await core()).readImage(digest),
    stop: running.stop,
  }
}

async function describe(options: SessionOptions, hasChosen: boolean, running: RunningNetwork): Promise<AppInfo> {
  const state = await running.opened().then(
    ({ core }) => ({ accounts: core.accounts().length, trouble: null }),
    (error: unknown) => ({ accounts: 0, trouble: toErrorData(error) }),
  )
  const network = running.network()
  return {
    version: options.version,
    platform: process.platform,
    host: options.host,
    network: { kind: network.kind, name: nameOf(network), isFixed: options.network !== null },
    dataFolder: options.dataFolder,
    emulatedLedger: options.emulatedLedger?.name ?? null,
    // Whoever named the network at the start has chosen: no door of Welcome could lead to another one.
    isWelcomed: hasChosen || options.network !== null || state.accounts > 0,
    trouble: state.trouble,
  }
}

function fixedNetwork(): AppError {
  return new AppError('network.fixed', 'The network was named when Waybill was started and cannot be changed now.', {
    hint: 'Start Waybill without --network and --chains to choose one here.',
  })
}
