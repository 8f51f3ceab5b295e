// The application menu: what each system expects there, the screens by the keys that the page knows, and what has no screen.
import type { MenuItemConstructorOptions } from 'electron'
import type { WindowCommand } from '../../../shared/contract/events.ts'
import { DIGIT_SCREENS } from '../../../shared/domain/screens.ts'
import type { RoleWord, ShellWords } from './words/shellWords.ts'

export interface MenuActions {
  openWindow(): void
  /** Asks the window in front. */
  ask(wish: WindowCommand): void
  lookForNews(): void
}

export interface MenuOptions {
  platform: NodeJS.Platform
  /** A packaged app has no tools for developers. */
  isPackaged: boolean
}

/** The menu as Electron takes it. */
export function menuTemplate(actions: MenuActions, { platform, isPackaged }: MenuOptions, words: ShellWords): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin'
  return [
    ...(isMac ? [{ role: 'appMenu' as const }] : []),
    { label: words.menu.file, submenu: fileMenu(actions, isMac, words) },
    { role: 'editMenu', label: words.menu.edit, ...(isMac ? {} : { submenu: editMenu(words) }) },
    { label: words.menu.view, submenu: viewMenu(isPackaged, words) },
    { label: words.menu.go, submenu: goMenu(actions, words) },
    { role: 'windowMenu', label: words.menu.window, ...(isMac ? {} : { submenu: [role('minimize', words), role('close', words)] }) },
    { role: 'help', label: words.menu.help, submenu: [{ label: words.menu.keys, click: () => actions.ask({ show: 'keys' }) }] },
  ]
}

/** Something that Electron does by itself, in our words: it would say it in English. */
function role(name: RoleWord, words: ShellWords): MenuItemConstructorOptions {
  return { role: name, label: words.menu[name] }
}

function fileMenu(actions: MenuActions, isMac: boolean, words: ShellWords): MenuItemConstructorOptions[] {
  return [
    { label: words.menu.newWindow, accelerator: 'CmdOrCtrl+N', click: actions.openWindow },
    { label: words.menu.newTransfer, click: () => actions.ask({ show: 'screen', screen: 'transfer' }) },
    { label: words.menu.receive, click: () => actions.ask({ show: 'screen', screen: 'receive' }) },
    { type: 'separator' },
    { label: words.menu.lookNow, click: actions.lookForNews },
    { type: 'separator' },
    role(isMac ? 'close' : 'quit', words),
  ]
}

function editMenu(words: ShellWords): MenuItemConstructorOptions[] {
  return [
    role('undo', words),
    role('redo', words),
    { type: 'separator' },
    role('cut', words),
    role('copy', words),
    role('paste', words),
    role('delete', words),
    { type: 'separator' },
    role('selectAll', words),
  ]
}

/** Loading the page anew loses nothing, and takes a window out of any corner. */
function viewMenu(isPackaged: boolean, words: ShellWords): MenuItemConstructorOptions[] {
  return [
    role('reload', words),
    ...(isPackaged ? [] : [{ role: 'toggleDevTools' as const }]),
    { type: 'separator' },
    role('resetZoom', words),
    role('zoomIn', words),
    // The role's key is Ctrl and plus, which most keyboards have only with Shift.
    { ...role('zoomIn', words), accelerator: 'CmdOrCtrl+=', visible: false },
    role('zoomOut', words),
    { type: 'separator' },
    role('togglefullscreen', words),
  ]
}

function goMenu({ ask }: MenuActions, words: ShellWords): MenuItemConstructorOptions[] {
  const screens = DIGIT_SCREENS.map((screen, index) => ({
    label: words.screens[screen],
    accelerator: `CmdOrCtrl+${index + 1}`,
    // The page has the same keys; where both hear one, the same screen is shown.
    registerAccelerator: false,
    click: () => ask({ show: 'screen', screen }),
  }))
  return [...screens, { type: 'separator' }, { label: words.menu.notices, click: () => ask({ show: 'screen', screen: 'notices' }) }]
}
