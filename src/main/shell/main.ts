// Electron's entry: one instance, one session, its windows, and an orderly end.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { app, dialog, Menu, powerMonitor } from 'electron'
import { AppError, toErrorData } from '../../shared/errors.ts'
import { languageOf } from '../../shared/language.ts'
import { builtFeed } from '../builtFeed.ts'
import { builtLedgers } from '../builtLedgers.ts'
import { builtWorkers } from '../builtWorkers.ts'
import { openAppLog } from '../lib/appLog.ts'
import type { Log } from '../lib/log.ts'
import { listRendererFiles } from '../lib/rendererFiles.ts'
import { commonFlags, readOptions, type HostOptions } from '../options.ts'
import { startSession, type Session } from '../session.ts'
import { toStoreError } from '../store/database.ts'
import { setPrivateUmask } from '../store/permissions.ts'
import { watchProcess } from './crashes.ts'
import { catchLinks, claimLinks, commandFromArguments, type LinkListener } from './deepLinks.ts'
import { dropDebugSwitches } from './debugSwitches.ts'
import { createDialogFiles } from './dialogFiles.ts'
import { connectIpc } from './ipc.ts'
import { systemKeyStore } from './keyStore.ts'
import { createLiveTray } from './liveTray.ts'
import { followLiveTransfers } from './liveTransfers.ts'
import { menuTemplate } from './menu.ts'
import { claimScheme, PAGE_ORIGIN, serveScheme } from './protocol.ts'
import { applySecurity } from './security.ts'
import { showNotice } from './systemNotice.ts'
import { createWindows, type Windows } from './windows.ts'
import type { ShellWords } from './words/shellWords.ts'
import { CANNOT_GO_ON, wordsOf } from './words/wordsOf.ts'

const outFolder = join(import.meta.dirname, '..')

/** Chromium's own switches stand among ours, so unknown ones are left alone. */
function optionsFromArguments(): HostOptions {
  const { values } = parseArgs({ args: process.argv.slice(app.isPackaged ? 1 : 2), options: commonFlags, strict: false })
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return readOptions(
    {
      'data-dir': text(values['data-dir']),
      network: text(values.network),
      chains: text(values.chains),
      router: text(values.router),
      seed: text(values.seed),
    },
    process.env,
  )
}

async function start(options: HostOptions, links: LinkListener): Promise<void> {
  const complain = (sentence: string) => process.stderr.write(`${sentence}\n`)
  const log = openAppLog(options.dataFolder, complain)
  // The system's key store answers from then on.
  await app.whenReady()
  const session = await startSession({
    ...options,
    host: 'electron',
    version: app.getVersion(),
    workers: builtWorkers,
    files: createDialogFiles(),
    log,
    emulatedLedger: await builtLedgers(process.env),
    feed: builtFeed(),
    licences: join(outFolder, 'licences.json'),
    keyStore: await systemKeyStore(process.platform),
    // The launcher of an AppImage gives it up where the system allows no user namespaces.
    isSandboxed: !app.commandLine.hasSwitch('no-sandbox'),
  })

  const words = () => wordsOf(languageOf(session.language(), app.getPreferredSystemLanguages()))

  // Only a development build may show the development server's page.
  const devServer = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
  const pageOrigin = devServer === undefined ? PAGE_ORIGIN : new URL(devServer).origin
  if (devServer === undefined) serveScheme(listRendererFiles(join(outFolder, 'renderer')), session.readImage)
  await secure(session, pageOrigin)
  const disconnect = connectIpc({ ...session, pageOrigin })
  // While the computer slept nothing was asked, and a pause that was running may still be hours long by its own count.
  powerMonitor.on('resume', () => void session.dispatch('sync.now', {}))

  powerMonitor.on('lock-screen', session.lock)
  powerMonitor.on('suspend', session.lock)

  const preload = join(outFolder, 'preload', 'preload.cjs')
  const boundsFile = join(app.getPath('userData'), 'window.json')
  const windows = createWindows({ page: `${devServer ?? PAGE_ORIGIN}/`, preload, boundsFile, log, words })
  integrate(session, windows, log, words)
  const wish = commandFromArguments(process.argv)
  windows.ask(wish ?? undefined)
  links.listen(windows.ask)
  app.on('second-instance', (_event, argv) => windows.ask(commandFromArguments(argv) ?? undefined))
  app.on('activate', () => {
    if (!windows.isAnyOpen()) windows.open()
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  const stop = async () => {
    disconnect()
    await session.stop()
  }
  endOrderly(stop)
  watchProcess({ log, words }, stop)
}

/** The rules of every page; links out lead to the explorers of the network that is open now. */
async function secure(session: Session, pageOrigin: string): Promise<void> {
  let explorers: ReadonlySet<string> = new Set()
  /** Where the data could not be opened no link leads out. */
  const learnExplorers = async () => {
    explorers = await session.core().then(
      (core) => core.explorerHosts,
      () => new Set(),
    )
  }
  await learnExplorers()
  session.subscribe((event) => {
    if (event.type === 'network.changed') void learnExplorers()
  })
  applySecurity({ pageOrigin, mayOpen: ({ host }) => explorers.has(host) })
}

/** What the system shows of Waybill beside its windows: menu, tray, notices. They follow the language of the preferences. */
function integrate(session: Session, windows: Windows, log: Log, words: () => ShellWords): void {
  const { platform } = process
  const actions = { openWindow: windows.open, ask: windows.ask, lookForNews: () => void session.dispatch('sync.now', {}) }
  const drawMenu = () => {
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(actions, { platform, isPackaged: app.isPackaged }, words())))
  }
  drawMenu()
  const follow = followLiveTransfers(session.dispatch, createLiveTray({ ask: windows.ask, log, platform, words }))
  session.subscribe((event) => {
    windows.send(event)
    follow(event)
    if (event.type === 'preferences.changed') drawMenu()
    if (event.type === 'notice.added' && event.isLoud && !windows.isAnyOpen()) showNotice(event.notice, words(), windows.ask)
  })
}

/** Holds the first wish to quit until everything is on disk. */
function endOrderly(stop: () => Promise<void>): void {
  let isStopped = false
  app.on('before-quit', (event) => {
    if (isStopped) return
    event.preventDefault()
    stop()
      .catch(fail)
      .finally(() => {
        isStopped = true
        app.quit()
      })
  })
}

function fail(cause: unknown): void {
  const error = toStoreError(cause)
  const { message, hint } = toErrorData(error)
  if (!(error instanceof AppError)) process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  dialog.showErrorBox(CANNOT_GO_ON, [message, hint].filter((part) => part !== null).join('\n\n'))
}

function main(): void {
  app.enableSandbox()
  setPrivateUmask()
  dropDebugSwitches(join(outFolder, '..'))
  claimScheme()
  const links = catchLinks()
  const options = optionsFromArguments()
  // Electron's own files lie with ours, so that one folder is all there is to remove.
  const userData = join(options.dataFolder, 'window')
  mkdirSync(userData, { recursive: true, mode: 0o700 })
  app.setPath('userData', userData)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  claimLinks()
  start(options, links).catch((error: unknown) => {
    fail(error)
    app.exit(1)
  })
}

try {
  main()
} catch (error) {
  fail(error)
  app.exit(1)
}
