// The application menu: what each system expects there, the screens by the keys that the page knows, and what has no screen.
import type { MenuItemConstructorOptions } from 'electron'
import type { Wish } from '../../shared/events.ts'
import { DIGIT_SCREENS } from '../../shared/screens.ts'
import { screenWords, shellWords as words } from './words.ts'

export interface MenuActions {
  openWindow(): void
  /** Asks the window in front. */
  ask(wish: Wish): void
  lookForNews(): void
}

export interface MenuOptions {
  platform: NodeJS.Platform
  /** A packaged app has no tools for developers. */
  isPackaged: boolean
}

/** The menu as Electron takes it. */
export function menuTemplate(actions: MenuActions, { platform, isPackaged }: MenuOptions): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin'
  return [
    ...(isMac ? [{ role: 'appMenu' as const }] : []),
    { label: words.file, submenu: fileMenu(actions, isMac) },
    { role: 'editMenu', label: words.edit },
    { label: words.view, submenu: viewMenu(isPackaged) },
    { label: words.go, submenu: goMenu(actions) },
    { role: 'windowMenu', label: words.window },
    { role: 'help', label: words.help, submenu: [{ label: words.keys, click: () => actions.ask({ show: 'keys' }) }] },
  ]
}

function fileMenu(actions: MenuActions, isMac: boolean): MenuItemConstructorOptions[] {
  return [
    { label: words.newWindow, accelerator: 'CmdOrCtrl+N', click: actions.openWindow },
    { label: words.newTransfer, click: () => actions.ask({ show: 'screen', screen: 'transfer' }) },
    { label: words.receive, click: () => actions.ask({ show: 'screen', screen: 'receive' }) },
    { type: 'separator' },
    { label: words.lookNow, click: actions.lookForNews },
    { type: 'separator' },
    { role: isMac ? 'close' : 'quit' },
  ]
}

/** Loading the page anew loses nothing, and takes a window out of any corner. */
function viewMenu(isPackaged: boolean): MenuItemConstructorOptions[] {
  return [
    { role: 'reload' },
    ...(isPackaged ? [] : [{ role: 'toggleDevTools' as const }]),
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ]
}

function goMenu({ ask }: MenuActions): MenuItemConstructorOptions[] {
  const screens = DIGIT_SCREENS.map((screen, index) => ({
    label: screenWords[screen],
    accelerator: `CmdOrCtrl+${index + 1}`,
    // The page has the same keys; where both hear one, the same screen is shown.
    registerAccelerator: false,
    click: () => ask({ show: 'screen', screen }),
  }))
  return [...screens, { type: 'separator' }, { label: words.notices, click: () => ask({ show: 'screen', screen: 'notices' }) }]
}
