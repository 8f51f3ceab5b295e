// One run of the app: owns the preferences and the core of the open network, and switches networks.
import { join } from 'node:path'
import { AppError, toErrorData } from '../../shared/domain/errors.ts'
import type { Health } from '../../shared/contract/settings/health.ts'
import type { AppInfo, Preferences } from '../../shared/contract/settings/settings.ts'
import type { SyncState } from '../../shared/contract/status.ts'
import type { TransferView } from '../../shared/contract/transfer/transfer.ts'
import type { LockAfter } from '../../shared/contract/settings/vault.ts'
import { listChangeHandlers } from '../features/network/chainLists/methods.ts'
import { dataHandlers } from '../features/maintenance/methods.ts'
import { diagnosticsHandlers, type RunningCore } from '../features/diagnostics/methods.ts'
import { createDispatch, type Dispatch } from './dispatch.ts'
import { licenceHandlers } from '../features/settings/methods.ts'
import { linkHandlers } from '../features/settings/links.ts'
import { settingsHandlers, type SettingsDeps } from '../features/settings/methods.ts'
import { updateHandlers } from '../features/updates/methods.ts'
import { vaultHandlers } from '../features/vault/methods.ts'
import type { EmulatedLedger } from './builtLedgers.ts'
import { systemHealth } from '../features/maintenance/health.ts'
import type { Core } from './core.ts'
import { createEventBus, type EventBus, type EventListener } from '../platform/eventBus.ts'
import type { HostFiles } from '../platform/http/hostFiles.ts'
import type { ReadImage } from '../platform/imageFile.ts'
import type { Log } from '../platform/log/log.ts'
import { systemClock } from '../platform/time.ts'
import type { WorkerPaths } from '../platform/threads/workerPaths.ts'
import { chosenNetwork, folderOf, nameOf, type Network } from './networks.ts'
import { openNetwork, type OpenNetworkOptions } from './openNetwork.ts'
import { feedFetch } from './openWorld.ts'
import type { HostOptions } from './options.ts'
import { createLock, type Lock } from './lockedDispatch.ts'
import { openPreferences, type PreferencesFile } from './preferences.ts'
import { openRunning, type RunningNetwork } from './runningNetwork.ts'
import { restrictPermissions } from '../db/files/permissions.ts'
import { readVault } from '../db/files/vaultFile.ts'
import { createUpdater, type UpdateFeed, type UpdaterDeps } from '../features/updates/updater.ts'
import { createVaults, type FindKeyStore, type Vaults } from '../features/vault/vaults.ts'

type OpeningOptions = Pick<OpenNetworkOptions, 'writeBook' | 'takeLock'>

/** What a session needs from its host. */
export interface SessionOptions extends HostOptions, Pick<UpdaterDeps, 'replacesItself' | 'openFile'>, OpeningOptions {
  host: AppInfo['host']
  version: string
  workers: WorkerPaths
  files: HostFiles
  log: Log
  /** licences.json of the build. */
  licences?: string
  /** Whether Chromium's sandbox is on, where the host shows the page itself. */
  isSandboxed?: boolean
  /** Finds the system's key store, where the host has one. Used only for a vault that it opens, or by Settings. */
  keyStore?: FindKeyStore
  /** The update feed; null turns updates off. */
  feed?: UpdateFeed | null
  /** Replaces every network's own device. */
  emulatedLedger?: EmulatedLedger | null
}

/** A running session. */
export interface Session {
  /** Waits while the network changes; never rejects. */
  dispatch: Dispatch
  subscribe(listener: EventListener): () => void
  /** Returns the running core. @throws AppError why there is none, after a failed switch of networks. */
  core(): Promise<Core>
  /** Returns the current preferences; a host needs language and theme for what it shows outside the page. */
  preferences(): Preferences
  /** Reads a stored picture of the open network. */
  readImage: ReadImage
  /** Locks the window if a passphrase can unlock it: the system was locked. */
  lock(): void
  /** Stops all running work and releases the data folder. */
  stop(): Promise<void>
}

/**
 * Opens the network that the options name, else the stored choice, else practice, and starts its core. With damaged data the session has no
 * core: `app.info` says why, and the `data.…` methods save what can be saved. The same holds for encrypted data until the passphrase is
 * given.
 * @throws AppError store.inUse, store.readOnly, store.full, registry.invalid.
 */
export async function startSession(options: SessionOptions): Promise<Session> {
  const tightened = restrictPermissions(options.dataFolder)
  if (tightened > 0) options.log.warn('folder.tightened', { tightened })
  const preferences = openPreferences(options.dataFolder, options.log)
  options.log.info('start', { version: options.version, host: options.host, ...systemHealth() })
  const bus = createEventBus(options.log)
  const vaults = createVaults({ keyStore: options.keyStore ?? noKeyStore, now: systemClock.now })
  const open = async (network: Network) => {
    const opened = await openNetwork({ ...options, keyOf: vaults.findKey }, network)
    options.log.info('network.opened', { network: network.kind, accounts: opened.core.accounts().length })
    opened.core.subscribe(bus.emit)
    opened.core.start()
    return opened
  }
  const running = await openRunning(options.network ?? chosenNetwork(preferences.get()), open, options.log)
  const place = () => ({ folder: join(options.dataFolder, folderOf(running.network())), network: folderOf(running.network()) })
  const core = async () => (await running.opened()).core
  const lock = createLock({
    minutes: () => preferences.get().lockAfter,
    isOffered: () => readVault(place().folder) !== null,
    emit: bus.emit,
  })
  const own = ownHandlers(options, { preferences, tightened, bus, running, vaults, lock, place, core })
  const ownDispatch = createDispatch({ handlers: own, log: options.log })
  return {
    dispatch: lock.guarded(async (method, input) => {
      if (Object.hasOwn(own, method)) return ownDispatch(method, input)
      try {
        return await (await core()).dispatch(method, input)
      } catch (error) {
        return { ok: false, error: toErrorData(error) }
      }
    }),
    subscribe: (listener) => bus.subscribe(lock.filtered(listener)),
    core,
    preferences: preferences.get,
    readImage: async (digest) => {
      lock.refuse()
      return (await core()).readImage(digest)
    },
    lock: lock.screen.lock,
    stop: async () => {
      lock.screen.stop()
      await running.stop()
      options.log.info('stop')
    },
  }
}

interface Parts {
  tightened: number
  preferences: PreferencesFile
  bus: EventBus
  running: RunningNetwork
  vaults: Vaults
  lock: Lock
  place(): { folder: string; network: string }
  core(): Promise<Core>
}

/** Returns the handlers of methods that work without a core. */
function ownHandlers(options: SessionOptions, { preferences, tightened, bus, running, vaults, lock, place, core }: Parts) {
  const select: SettingsDeps['select'] = async (kind, isKept) => {
    if (options.network !== null && running.network().kind !== kind) throw fixedNetwork()
    await running.change({ kind })
    if (isKept) {
      preferences.set({ network: kind, ...(kind === 'mainnet' ? { isMainnetConfirmed: true } : {}) })
      bus.emit({ type: 'preferences.changed' })
    }
    bus.emit({ type: 'network.changed' })
  }
  const closed = <T>(work: () => T | Promise<T>, isReopened = false) =>
    running.closed(work).finally(() => bus.emit({ type: 'network.changed', ...(isReopened && { isReopened }) }))
  let checked: Health['data']['checked'] = null
  const info = async () => ({
    ...(await describe(options, preferences.get().network !== null, running)),
    isScreenLocked: lock.screen.isLocked(),
    tightened,
  })
  const lockAfter = {
    get: () => preferences.get().lockAfter,
    set: (minutes: LockAfter) => {
      preferences.set({ lockAfter: minutes })
      bus.emit({ type: 'preferences.changed' })
    },
  }
  const isOpen = () => core().then(Boolean, () => false)
  const shared = { place, vaults, closed, workers: options.workers, emit: bus.emit }
  return {
    ...listChangeHandlers({ core, closed: (work) => closed(work, true) }),
    ...settingsHandlers({ preferences, emit: bus.emit, info, select }),
    ...linkHandlers,
    ...licenceHandlers(options.licences),
    ...updateHandlers(updaterOf(options, bus)),
    ...vaultHandlers({ ...shared, keyStore: options.keyStore ?? noKeyStore, screenLock: lock.screen, lockAfter, isOpen }),
    ...dataHandlers({
      ...shared,
      version: options.version,
      files: options.files,
      now: systemClock.now,
      core,
      onChecked: (sound) => (checked = sound),
    }),
    ...diagnosticsHandlers({
      ...options,
      place,
      keyOf: vaults.held,
      info,
      preferences: preferences.get,
      running: () => describeCore(core),
      checked: () => checked,
    }),
  }
}

function updaterOf({ feed = null, version, dataFolder, log, host, replacesItself, openFile }: SessionOptions, { emit }: EventBus) {
  const { platform, arch } = process
  const system = { platform, arch, isDeb: host === 'electron' && process.env['APPIMAGE'] === undefined }
  const about = { current: version, system, folder: dataFolder, now: systemClock.now, replacesItself, openFile }
  return createUpdater({ feed, fetch: feedFetch(feed?.url ?? null), ...about, emit, log })
}

async function describe(
  options: SessionOptions,
  hasChosen: boolean,
  running: RunningNetwork,
): Promise<Omit<AppInfo, 'isScreenLocked' | 'tightened'>> {
  const state = await running.opened().then(
    ({ core }) => ({ accounts: core.accounts().length, trouble: null, isFolderLost: core.isFolderLost() }),
    (error: unknown) => ({ accounts: 0, trouble: toErrorData(error), isFolderLost: false }),
  )
  const network = running.network()
  return {
    version: options.version,
    platform: process.platform,
    host: options.host,
    network: { kind: network.kind, name: nameOf(network), isFixed: options.network !== null },
    dataFolder: options.dataFolder,
    emulatedLedger: options.emulatedLedger?.name ?? null,
    // A network named at the start counts as a choice: Welcome could not switch to another one.
    isWelcomed: hasChosen || options.network !== null || state.accounts > 0,
    trouble: state.trouble,
    isFolderLost: state.isFolderLost,
  }
}

/** Collects the parts of a diagnostics bundle, as far as a core runs. */
async function describeCore(core: () => Promise<Core>): Promise<RunningCore | null> {
  const running = await core().catch(() => null)
  if (running === null) return null
  const answer = async <T>(method: string): Promise<T | null> => {
    const reply = await running.dispatch(method, {})
    // Dispatch has parsed the value with the schema of its method.
    return reply.ok ? (reply.value as T) : null
  }
  const sync = (await answer<SyncState>('sync.state')) ?? { isOnline: false, streams: [], chainTips: [] }
  return { hosts: running.hosts(), sync, accounts: running.accounts(), transfers: (await answer<TransferView[]>('transfers.list')) ?? [] }
}

function noKeyStore(): Promise<null> {
  return Promise.resolve(null)
}

function fixedNetwork(): AppError {
  return new AppError('network.fixed', 'The network was set on the command line and can’t be changed here.', {
    hint: 'Restart Waybill without --network and --chains to choose one here.',
  })
}
