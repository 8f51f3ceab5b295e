// Electron's entry: one instance, one session, one window, and an orderly end.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { app, BrowserWindow, dialog, powerMonitor } from 'electron'
import { AppError, toErrorData } from '../../shared/errors.ts'
import { builtLedgers } from '../builtLedgers.ts'
import { builtWorkers } from '../builtWorkers.ts'
import { createLog } from '../lib/log.ts'
import { openLogFile } from '../lib/logFile.ts'
import { listRendererFiles } from '../lib/rendererFiles.ts'
import { systemClock } from '../lib/time.ts'
import { commonFlags, readOptions, type HostOptions } from '../options.ts'
import { startSession } from '../session.ts'
import { toStoreError } from '../store/database.ts'
import { createDialogFiles } from './dialogFiles.ts'
import { connectIpc } from './ipc.ts'
import { claimScheme, PAGE_ORIGIN, serveScheme } from './protocol.ts'
import { applySecurity } from './security.ts'
import { openWindow } from './window.ts'

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

async function start(options: HostOptions): Promise<void> {
  const complain = (sentence: string) => process.stderr.write(`${sentence}\n`)
  const log = createLog(systemClock.now, openLogFile(join(options.dataFolder, 'waybill.log'), complain))
  const session = await startSession({
    ...options,
    host: 'electron',
    version: app.getVersion(),
    workers: builtWorkers,
    files: createDialogFiles(),
    log,
    emulatedLedger: await builtLedgers(process.env),
  })
  await app.whenReady()

  // Only a development build may show the development server's page.
  const devServer = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
  const pageOrigin = devServer === undefined ? PAGE_ORIGIN : new URL(devServer).origin
  if (devServer === undefined) serveScheme(listRendererFiles(join(outFolder, 'renderer')), session.readImage)
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
  const disconnect = connectIpc({ ...session, pageOrigin })
  // While the computer slept nothing was asked, and a pause that was running may still be hours long by its own count.
  powerMonitor.on('resume', () => void session.dispatch('sync.now', {}))

  const show = () => {
    const preload = join(outFolder, 'preload', 'preload.cjs')
    const boundsFile = join(app.getPath('userData'), 'window.json')
    return openWindow({ page: `${devServer ?? PAGE_ORIGIN}/`, preload, boundsFile, log })
  }
  let window = show()
  app.on('second-instance', () => {
    if (window.isDestroyed()) window = show()
    if (window.isMinimized()) window.restore()
    window.focus()
  })
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) window = show()
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  endOrderly(async () => {
    disconnect()
    await session.stop()
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
  dialog.showErrorBox('Waybill cannot go on', [message, hint].filter((part) => part !== null).join('\n\n'))
}

function main(): void {
  claimScheme()
  const options = optionsFromArguments()
  // Electron's own files lie with ours, so that one folder is all there is to remove.
  const userData = join(options.dataFolder, 'window')
  mkdirSync(userData, { recursive: true, mode: 0o700 })
  app.setPath('userData', userData)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  start(options).catch((error: unknown) => {
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
