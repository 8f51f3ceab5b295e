// Handles crashes of a window's page and of Waybill itself: logs them, reports them, and offers to continue.
import { app, dialog, type BrowserWindow } from 'electron'
import { LONGEST_END_MS, watchFaults } from '../../platform/log/faults.ts'
import type { Log } from '../../platform/log/log.ts'
import type { ShellWords } from './words/shellWords.ts'

/** What crash handling needs. */
export interface CrashDeps {
  log: Log
  /** In the language of the preferences. */
  words(): ShellWords
}

/** Offers to reload a page that crashed or does not respond, since it cannot show a message itself. */
export function watchWindow(window: BrowserWindow, { log, words }: CrashDeps): void {
  let isAsking = false
  const ask = async (title: string, detail: string, other: string) => {
    const { reload } = words().crash
    isAsking = true
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: title,
      detail,
      buttons: [reload, other],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    })
    isAsking = false
    return response === 0 && !window.isDestroyed()
  }
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    log.error('window.gone', new Error(reason), { exitCode })
    const { gone, goneDetail, close } = words().crash
    void ask(gone, goneDetail, close).then((isAgain) => {
      if (isAgain) window.webContents.reload()
      else if (!window.isDestroyed()) window.close()
    })
  })
  window.on('unresponsive', () => {
    log.warn('window.stuck')
    if (isAsking) return
    const { stuck, stuckDetail, wait } = words().crash
    void ask(stuck, stuckDetail, wait).then((isAgain) => {
      if (isAgain) window.webContents.reload()
    })
  })
  window.on('responsive', () => log.info('window.answersAgain'))
  window.webContents.on('preload-error', (_event, _path, error) => log.error('window.notConnected', error))
}

/** Logs crashes of helper processes. After a fault of the main process, logs and reports it, then ends or restarts Waybill. */
export function watchProcess({ log, words }: CrashDeps, stop: () => Promise<void>): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') log.warn('process.helperGone', { type, reason, exitCode })
  })
  watchFaults(log, () => {
    const { fatal, fatalDetail, restart, quit } = words().crash
    const answer = dialog.showMessageBoxSync({
      type: 'error',
      message: fatal,
      detail: fatalDetail,
      buttons: [restart, quit],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    })
    if (answer === 0) app.relaunch()
    const end = () => app.exit(1)
    setTimeout(end, LONGEST_END_MS)
    stop().then(end, (failure: unknown) => {
      log.error('process.endFailed', failure)
      end()
    })
  })
}
