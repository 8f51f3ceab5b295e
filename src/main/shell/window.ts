// The one window: sandboxed, isolated, and where it was the last time.
import { readFileSync, writeFileSync } from 'node:fs'
import { BrowserWindow, nativeTheme } from 'electron'
import { z } from 'zod'
import type { Log } from '../lib/log.ts'

const Bounds = z.object({ x: z.number().int(), y: z.number().int(), width: z.number().int().min(900), height: z.number().int().min(600) })
type Bounds = z.infer<typeof Bounds>

export interface WindowOptions {
  /** Address of the page. */
  page: string
  /** Built preload script, an absolute path. */
  preload: string
  /** Where the window's place is kept. */
  boundsFile: string
  log: Log
}

/** Opens the window and shows it once there is something to see. */
export function openWindow({ page, preload, boundsFile, log }: WindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...(readBounds(boundsFile) ?? { width: 1280, height: 820 }),
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
      spellcheck: false,
    },
  })
  window.once('ready-to-show', () => {
    window.show()
  })
  window.on('close', () => {
    try {
      writeFileSync(boundsFile, JSON.stringify(window.getNormalBounds()))
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

/** Null where none are kept or they cannot be read: the window then opens at its usual size. */
function readBounds(file: string): Bounds | null {
  try {
    return Bounds.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null
  } catch {
    return null
  }
}
