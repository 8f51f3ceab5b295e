// A window: sandboxed, isolated, and where the last one was; a further one stands a step beside the one in front.
import { readFileSync, writeFileSync } from 'node:fs'
import { BrowserWindow, nativeTheme } from 'electron'
import { z } from 'zod'
import type { Log } from '../../platform/log/log.ts'
import { offerContextMenu } from './contextMenu.ts'
import { watchWindow } from './crashes.ts'
import type { ShellWords } from './words/shellWords.ts'

const Bounds = z.object({ x: z.number().int(), y: z.number().int(), width: z.number().int().min(900), height: z.number().int().min(600) })
type Bounds = z.infer<typeof Bounds>
const KeptState = Bounds.extend({ isMaximized: z.boolean().default(false) })
const USUAL_SIZE = { width: 1280, height: 820 }
/** How far a further window stands from the one before it. */
const STEP = 28

export interface WindowOptions {
  /** Address of the page. */
  page: string
  /** Built preload script, an absolute path. */
  preload: string
  /** Where the window's place is kept. */
  boundsFile: string
  log: Log
  words(): ShellWords
}

/** Opens the window and shows it once there is something to see. */
export function openWindow({ page, preload, boundsFile, log, words }: WindowOptions, beside?: BrowserWindow): BrowserWindow {
  const { isMaximized, ...bounds } = beside === undefined ? keptState(boundsFile) : { ...besideBounds(beside), isMaximized: false }
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 900,
    minHeight: 600,
    show: false,
    title: 'Waybill',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#10161d' : '#faf8f4',
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      // macOS checks spelling itself; elsewhere Chromium would fetch dictionaries.
      spellcheck: process.platform === 'darwin',
    },
  })
  watchWindow(window, { log, words })
  offerContextMenu(window, words)
  window.once('ready-to-show', () => {
    if (isMaximized) window.maximize()
    window.show()
  })
  window.on('close', () => {
    try {
      writeFileSync(boundsFile, JSON.stringify({ ...window.getNormalBounds(), isMaximized: window.isMaximized() }))
    } catch (error) {
      // The place of a window is a comfort: losing it must not keep the window open.
      log.warn('window.boundsNotKept', { reason: String(error) })
    }
  })
  window.loadURL(page).catch((error: unknown) => {
    log.error('window.pageNotLoaded', error)
  })
  return window
}

/** Where none are kept or they cannot be read: the usual size. */
function keptState(file: string): { isMaximized: boolean } & (Bounds | typeof USUAL_SIZE) {
  const usual = { ...USUAL_SIZE, isMaximized: false }
  try {
    return KeptState.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? usual
  } catch {
    return usual
  }
}

function besideBounds(beside: BrowserWindow): Bounds {
  const { x, y, width, height } = beside.getNormalBounds()
  return { x: x + STEP, y: y + STEP, width, height }
}
