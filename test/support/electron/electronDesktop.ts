// What the stand-in has of the desktop around the windows: menus, tray, notices. Each refuses what Electron refuses.
// Sources: electron/electron lib/browser/api/menu.ts, menu-item.ts, menu-item-roles.ts; shell/browser/api/electron_api_tray.cc,
// electron_api_notification.cc.
import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'

/** A menu as its user finds it. */
export interface ShownItem {
  label?: string
  role?: string
  accelerator?: string
  submenu?: ShownItem[]
  click?: () => void
}

interface Item {
  label?: string
  role?: string
  type?: string
  accelerator?: string
  submenu?: Item[]
  click?: () => void
}

const ROLES = new Set(
  `about close copy cut delete forcereload front help hide hideothers minimize paste pasteandmatchstyle quit redo reload resetzoom
  selectall services recentdocuments clearrecentdocuments toggledevtools togglefullscreen undo unhide window zoom zoomin zoomout
  appmenu filemenu editmenu viewmenu windowmenu sharemenu`.split(/\s+/),
)
const TYPES = new Set(['normal', 'separator', 'submenu', 'checkbox', 'radio', 'header', 'palette'])
/** At least one modifier, then one key: a bare letter would take it from every field of the page. */
const ACCELERATOR =
  /^((Cmd|Command|Ctrl|Control|CmdOrCtrl|CommandOrControl|Alt|Option|AltGr|Shift|Super|Meta)\+)+([A-Z0-9]|F\d{1,2}|Plus|Space|Tab|Left|Right|Up|Down|[,.\-=/;'`[\]])$/

/** Throws as Electron does where the template is no menu, and where a label or key would not be what it looks like. */
export function assertMenuItem(item: Item): void {
  if (item.label === undefined && item.role === undefined && item.type !== 'separator') {
    throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type')
  }
  if (item.type !== undefined && !TYPES.has(item.type)) throw new Error(`Unknown menu item type: ${item.type}`)
  // Electron shows an item with an unknown role and does nothing when it is clicked.
  if (item.role !== undefined && !ROLES.has(item.role.toLowerCase())) throw new Error(`unknown role ${item.role}`)
  if (item.accelerator !== undefined && !ACCELERATOR.test(item.accelerator)) throw new Error(`no accelerator: ${item.accelerator}`)
}

export class Menu {
  static #shown: Menu | null = null
  readonly items: ShownItem[]
  private constructor(template: readonly Item[]) {
    for (const item of template) assertMenuItem(item)
    this.items = template
      .filter(({ type }) => type !== 'separator')
      .map(({ submenu, ...item }) => ({ ...item, ...(submenu === undefined ? {} : { submenu: new Menu(submenu).items }) }))
    const keys = this.items.flatMap(({ accelerator }) => accelerator ?? [])
    if (new Set(keys).size < keys.length) throw new Error('two items with one accelerator')
  }
  static buildFromTemplate(template: unknown): Menu {
    if (!Array.isArray(template)) throw new TypeError('Invalid template for Menu: Menu template must be an array')
    return new Menu(template as Item[])
  }
  static setApplicationMenu(menu: Menu | null): void {
    if (menu !== null && !(menu instanceof Menu)) throw new TypeError('Invalid menu')
    Menu.#shown = menu
  }
  static getApplicationMenu = () => Menu.#shown
  popup(): void {
    desktop.popups.push(this)
  }
}

class Image {
  readonly path: string
  constructor(path: string) {
    this.path = path
  }
  isEmpty = () => !existsSync(this.path)
  addRepresentation({ buffer }: { buffer?: Buffer }): void {
    if (buffer?.subarray(1, 4).toString('latin1') !== 'PNG') throw new Error('no picture')
  }
  setTemplateImage = () => undefined
}
export const nativeImage = { createFromPath: (path: string) => new Image(path) }

/** What the desktop shows now. */
export interface Desktop {
  trays: Tray[]
  /** Menus under the pointer. */
  popups: Menu[]
  notifications: Notification[]
  /** Taken from Chromium's command line. */
  removedSwitches: string[]
  isReady(): boolean
}
export const desktop: Desktop = { trays: [], popups: [], notifications: [], removedSwitches: [], isReady: () => false }

export class Tray extends EventEmitter {
  toolTip = ''
  menu: Menu | null = null
  #isDestroyed = false
  constructor(image: Image) {
    super()
    if (!desktop.isReady()) throw new Error('Cannot create Tray before app is ready')
    if (process.env['FAKE_NO_TRAY'] === '1') throw new Error('no place for a tray')
    // Electron takes an empty image, and its user sees nothing.
    if (image.isEmpty()) throw new Error(`Failed to load image from path '${image.path}'`)
    desktop.trays.push(this)
  }
  setToolTip(text: string): void {
    this.#needAlive()
    this.toolTip = text
  }
  setTitle(_text: string): void {
    this.#needAlive()
  }
  setContextMenu(menu: Menu | null): void {
    this.#needAlive()
    if (menu !== null && !(menu instanceof Menu)) throw new TypeError('Must pass Menu or null')
    this.menu = menu
  }
  destroy(): void {
    this.#isDestroyed = true
    desktop.trays.splice(desktop.trays.indexOf(this), 1)
  }
  #needAlive(): void {
    if (this.#isDestroyed) throw new Error('Tray is destroyed')
  }
}

export class Notification extends EventEmitter {
  static isSupported = () => true
  readonly options: { title: string; body: string }
  constructor(options: { title: string; body: string }) {
    super()
    this.options = options
    if (!desktop.isReady()) throw new Error('Cannot create Notification before app is ready')
  }
  show(): void {
    desktop.notifications.push(this)
  }
}

/** What Chromium takes for the system's appearance. */
export const nativeTheme = {
  themeSource: 'system',
  get shouldUseDarkColors() {
    return this.themeSource === 'dark'
  },
}
export const clipboard = { text: '', writeText: (text: string) => void (clipboard.text = text) }
export const safeStorage = { isAsyncEncryptionAvailable: () => Promise.resolve(false) }
/** The system's sleep and wake. */
export const powerMonitor = new EventEmitter()
