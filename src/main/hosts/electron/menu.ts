// The application menu: each system's standard entries, the screens with the page's shortcuts, and actions without a screen.
import type { MenuItemConstructorOptions } from 'electron'
import type { WindowCommand } from '../../../shared/contract/events.ts'
import { DIGIT_SCREENS } from '../../../shared/domain/screens.ts'
import type { RoleWord, ShellWords } from './words/shellWords.ts'

/** Actions of the menu. */
export interface MenuActions {
  openWindow(): void
  /** Sends a command to the front window. */
  ask(command: WindowCommand): void
  lookForNews(): void
}

/** What the menu depends on. */
export interface MenuOptions {
  platform: NodeJS.Platform
  /** A packaged app has no developer tools. */
  isPackaged: boolean
}

/** Builds the menu's template. */
export function menuTemplate(actions: MenuActions, { platform, isPackaged }: MenuOptions, words: ShellWords): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin'
  return [
    ...(isMac ? [{ role: 'appMenu' as const }] : []),
    { label: words.menu.file, submenu: fileMenu(actions, isMac, words) },
    { role: 'editMenu', label: words.menu.edit, ...(isMac ? {} : { submenu: editMenu(words) }) },
    { label: words.menu.view, submenu: viewMenu(isPackaged, words) },
    { label: words.menu.go, submenu: goMenu(actions, isMac, words) },
    { role: 'windowMenu', label: words.menu.window, ...(isMac ? {} : { submenu: [role('minimize', words), role('close', words)] }) },
    { role: 'help', label: words.menu.help, submenu: [{ label: words.menu.keys, click: () => actions.ask({ show: 'keys' }) }] },
  ]
}

/** Labels an entry of Electron's own, which would be English otherwise. */
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

/** Reloading the page loses nothing and recovers a stuck window. */
function viewMenu(isPackaged: boolean, words: ShellWords): MenuItemConstructorOptions[] {
  return [
    role('reload', words),
    ...(isPackaged ? [] : [{ role: 'toggleDevTools' as const }]),
    { type: 'separator' },
    role('resetZoom', words),
    role('zoomIn', words),
    // The role's default key is Ctrl and plus, which most keyboards have only with Shift.
    { ...role('zoomIn', words), accelerator: 'CmdOrCtrl+=', visible: false },
    role('zoomOut', words),
    { type: 'separator' },
    role('togglefullscreen', words),
  ]
}

function goMenu({ ask }: MenuActions, isMac: boolean, words: ShellWords): MenuItemConstructorOptions[] {
  const screens = DIGIT_SCREENS.map((screen, index) => ({
    label: words.screens[screen],
    accelerator: `CmdOrCtrl+${index + 1}`,
    // The page has the same shortcuts; where both handle one, the same screen is shown.
    registerAccelerator: false,
    click: () => ask({ show: 'screen', screen }),
  }))
  // The page has these shortcuts too, and keeps the menu from acting on the same key press.
  const steps = [
    { label: words.menu.back, accelerator: isMac ? 'Cmd+[' : 'Alt+Left', registerAccelerator: false, click: () => ask({ show: 'back' }) },
    {
      label: words.menu.forward,
      accelerator: isMac ? 'Cmd+]' : 'Alt+Right',
      registerAccelerator: false,
      click: () => ask({ show: 'forward' }),
    },
  ]
  return [...steps, { type: 'separator' }, ...screens]
}
