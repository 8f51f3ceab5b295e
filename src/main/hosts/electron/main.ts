// Electron's entry: one instance, one session, its windows, and an orderly end.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { app, Menu, nativeTheme, powerMonitor, shell } from 'electron'
import { languageOf } from '../../../shared/domain/language.ts'
import { isVipPage } from '../../../shared/domain/staking/vipPages.ts'
import { builtFeed } from '../../app/builtFeed.ts'
import { builtLedgers } from '../../app/builtLedgers.ts'
import { builtWorkers } from '../../app/builtWorkers.ts'
import { openAppLog } from '../../platform/log/appLog.ts'
import type { Log } from '../../platform/log/log.ts'
import { listRendererFiles } from '../../platform/http/rendererFiles.ts'
import { createDeferredSession, type DeferredSession } from '../../app/deferredSession.ts'
import { commonFlags, readOptions, type HostOptions } from '../../app/options.ts'
import type { Session, SessionOptions } from '../../app/session.ts'
import { confirmProgram } from '../../features/updates/replaceProgram.ts'
import { setPrivateUmask } from '../../db/files/permissions.ts'
import { watchProcess } from './crashes.ts'
import { dropDebugSwitches } from './debugSwitches.ts'
import { catchStarts, claimLinks, commandFromArguments, type Starts } from './deepLinks.ts'
import { createDialogFiles } from './dialogFiles.ts'
import { showFailure } from './failure.ts'
import { connectIpc } from './ipc.ts'
import { createKeyStoreSearch } from './keyStore.ts'
import { endInOrder } from './lifecycle.ts'
import { createLiveTray } from './liveTray.ts'
import { followLiveTransfers } from './liveTransfers.ts'
import { menuTemplate } from './menu.ts'
import { claimScheme, PAGE_ORIGIN, serveScheme } from './protocol.ts'
import { applySecurity, resolveNothing } from './security.ts'
import { showNotice } from './systemNotice.ts'
import { installStaged, replaceableProgram } from './updateTrial.ts'
import { createWindows, type Windows } from './windows.ts'
import type { ShellWords } from './words/shellWords.ts'
import { wordsOf } from './words/wordsOf.ts'

const outFolder = join(import.meta.dirname, '..')

/** Ignores unknown switches, since Chromium's are among the arguments. */
function optionsFromArguments(): HostOptions {
  const { values } = parseArgs({ args: process.argv.slice(app.isPackaged ? 1 : 2), options: commonFlags, strict: false })
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return readOptions(
    {
      'data-dir': text(values['data-dir']),
      network: text(values.network),
      chains: text(values.chains),
      router: text(values.router),
      vip: text(values.vip),
      seed: text(values.seed),
    },
    process.env,
  )
}

/** What exists before the data is open. */
interface Start {
  options: HostOptions
  log: Log
  deferred: DeferredSession
  starts: Starts
  words(): ShellWords
  isSandboxed: boolean
}

/** Shows a window with the loading state first, then opens the data. */
async function start({ options, log, deferred, starts, words, isSandboxed }: Start): Promise<void> {
  const place = replaceableProgram(options.dataFolder)
  if (!(await installStaged(place, log))) {
    app.exit(0)
    return
  }
  await app.whenReady()
  // Set before the first window, so that its background has the right colour.
  nativeTheme.themeSource = deferred.preferences().theme
  // Only a development build may show the development server's page.
  const devServer = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
  const pageOrigin = devServer === undefined ? PAGE_ORIGIN : new URL(devServer).origin
  if (devServer === undefined) serveScheme(listRendererFiles(join(outFolder, 'renderer')), deferred.readImage)
  const explorers = new Set<string>()
  applySecurity({ pageOrigin, mayOpen: (url) => explorers.has(url.host) || isVipPage(url) })
  connectIpc({ ...deferred, pageOrigin })
  const preload = join(outFolder, 'preload', 'preload.cjs')
  const boundsFile = join(app.getPath('userData'), 'window.json')
  const onShown = () => {
    if (place !== null) confirmProgram(place)
  }
  const windows = createWindows({ page: `${devServer ?? PAGE_ORIGIN}/`, preload, boundsFile, log, words, onShown })
  windows.ask(commandFromArguments(process.argv) ?? undefined)
  starts.listen(windows.ask)
  followWindows(windows)
  const desktop = integrate(deferred, windows, log, words)

  const session = await deferred.open(() => openSession(options, log, { isSandboxed, replacesItself: place !== null }), desktop.follow)
  powerMonitor.on('lock-screen', session.lock)
  powerMonitor.on('suspend', session.lock)
  await followExplorers(session, explorers)
}

type Seat = Pick<SessionOptions, 'isSandboxed' | 'replacesItself'>

/**
 * Loads the core and opens its session. Its code keeps this thread for some 300 ms, so that it comes after the first window, with turns of
 * the event loop in which the window gets its files.
 */
async function openSession(options: HostOptions, log: Log, seat: Seat): Promise<Session> {
  await nextTurn()
  await import('../../../shared/contract/methods.ts')
  await nextTurn()
  const { startSession } = await import('../../app/session.ts')
  return startSession({
    ...options,
    host: 'electron',
    version: app.getVersion(),
    workers: builtWorkers,
    files: createDialogFiles(),
    log,
    emulatedLedger: await builtLedgers(process.env),
    feed: builtFeed(),
    openFile: shell.openPath,
    licences: join(outFolder, 'licences.json'),
    keyStore: createKeyStoreSearch(process.platform),
    ...seat,
  })
}

function followWindows(windows: Windows): void {
  app.on('activate', () => {
    if (!windows.isAnyOpen()) windows.open()
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
}

/** Allows external links to the open network's explorers; to none where the data could not be opened. */
async function followExplorers(session: Session, explorers: Set<string>): Promise<void> {
  const learn = async () => {
    const hosts = await session.core().then(
      (core) => core.explorerHosts,
      () => new Set<string>(),
    )
    explorers.clear()
    for (const host of hosts) explorers.add(host)
  }
  session.subscribe((event) => {
    if (event.type === 'network.changed') void learn()
  })
  await learn()
}

/** Sets up menu, tray and notices, which follow the preferences. */
function integrate({ dispatch, preferences }: DeferredSession, windows: Windows, log: Log, words: () => ShellWords) {
  const { platform } = process
  const lookForNews = () => void dispatch('sync.now', {})
  const actions = { openWindow: windows.open, ask: windows.ask, lookForNews }
  const drawMenu = () => {
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(actions, { platform, isPackaged: app.isPackaged }, words())))
  }
  drawMenu()
  // During sleep no request was sent, and a running pause may still last hours.
  powerMonitor.on('resume', lookForNews)
  return {
    follow: (session: Session) => {
      const followTransfers = followLiveTransfers(session.dispatch, createLiveTray({ ask: windows.ask, log, platform, words }))
      session.subscribe((event) => {
        windows.send(event)
        followTransfers(event)
        if (event.type === 'preferences.changed') {
          nativeTheme.themeSource = preferences().theme
          drawMenu()
        }
        if (event.type === 'notice.added' && event.isLoud && !windows.isAnyOpen()) showNotice(event.notice, words(), windows.ask)
      })
    },
  }
}

/** Puts Electron's own files into the data folder, so that removing one folder removes everything. @throws where it cannot be created. */
function placeWindowFiles(dataFolder: string): void {
  const userData = join(dataFolder, 'window')
  mkdirSync(userData, { recursive: true, mode: 0o700 })
  app.setPath('userData', userData)
}

function main(): void {
  // Read before the next line makes Electron remove the switch; a launcher that passed it has disabled the sandbox.
  const isSandboxed = !app.commandLine.hasSwitch('no-sandbox')
  app.enableSandbox()
  setPrivateUmask()
  dropDebugSwitches(join(outFolder, '..'))
  claimScheme()
  if (app.isPackaged) resolveNothing()
  const options = optionsFromArguments()
  placeWindowFiles(options.dataFolder)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  claimLinks()
  const log = openAppLog(options.dataFolder, (sentence) => process.stderr.write(`${sentence}\n`))
  const deferred = createDeferredSession(options.dataFolder)
  const end = endInOrder({ log, stop: deferred.stop, fail: showFailure })
  const starts = catchStarts(end.isEnding)
  const words = () => wordsOf(languageOf(deferred.preferences().language, app.getPreferredSystemLanguages()))
  watchProcess({ log, words }, deferred.stop)
  start({ options, log, deferred, starts, words, isSandboxed }).catch((error: unknown) => {
    // If the app is already ending, that explains the failure.
    if (end.isEnding()) log.error('start.cutOff', error)
    else giveUp(error)
  })
}

/** Exits after showing a failure. Electron's own files go to a temporary folder, which is removed. */
function giveUp(error: unknown): void {
  if (!app.isReady()) {
    const folder = mkdtempSync(join(tmpdir(), 'waybill-'))
    app.setPath('userData', folder)
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
  void showFailure(error).finally(() => app.exit(1))
}

try {
  main()
} catch (error) {
  giveUp(error)
}
