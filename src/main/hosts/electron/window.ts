// A window: sandboxed, isolated, and at its last position; further windows are offset from the front one.
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
/** Offset of a further window. */
const STEP = 28

/** How to open a window. */
export interface WindowOptions {
  /** URL of the page. */
  page: string
  /** Absolute path of the built preload script. */
  preload: string
  /** File that stores the window's position. */
  boundsFile: string
  log: Log
  words(): ShellWords
  /** Called when a window is first on the screen. */
  onShown?(): void
}

/** Opens the window and shows it once the page is ready. */
export function openWindow({ page, preload, boundsFile, log, words, onShown }: WindowOptions, beside?: BrowserWindow): BrowserWindow {
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
      // macOS checks spelling itself; elsewhere Chromium would download dictionaries.
      spellcheck: process.platform === 'darwin',
    },
  })
  watchWindow(window, { log, words })
  offerContextMenu(window, words)
  window.once('ready-to-show', () => {
    if (isMaximized) window.maximize()
    window.show()
    onShown?.()
  })
  window.on('close', () => {
    try {
      writeFileSync(boundsFile, JSON.stringify({ ...window.getNormalBounds(), isMaximized: window.isMaximized() }))
    } catch (error) {
      // A failure to store the position must not prevent closing the window.
      log.warn('window.boundsNotKept', { reason: String(error) })
    }
  })
  window.loadURL(page).catch((error: unknown) => {
    log.error('window.pageNotLoaded', error)
  })
  return window
}

/** Returns the default size where no readable position is stored. */
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
