// Stands in for the `electron` module when the built bundles run under Node: refuses what Electron refuses, opens no window,
// and lets the test that forked this process act as the page and its user (see electronBoot.ts).
import { existsSync } from 'node:fs'
import { EventEmitter } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { desktop } from './electronDesktop.ts'
import { loadPage, type Page } from './electronPage.ts'
import { defaultSession } from './electronSession.ts'
import { assertChannel, assertScheme, assertWindowIsSafe, type WindowOptions } from './electronRules.ts'

type FileHandler = (request: Request) => Promise<Response>
type IpcHandler = (event: object, ...args: unknown[]) => unknown

let isReady = false
desktop.isReady = () => isReady
const privileged = new Set<string>()
const schemes = new Map<string, FileHandler>()
const handlers = new Map<string, IpcHandler>()
const windows: BrowserWindow[] = []
export const opened: string[] = []

function needReady(what: string): void {
  if (!isReady) throw new Error(`${what} before the app is ready`)
}

function cancellable() {
  let isPrevented = false
  return {
    preventDefault: () => {
      isPrevented = true
    },
    isPrevented: () => isPrevented,
  }
}

class App extends EventEmitter {
  readonly isPackaged = process.env['FAKE_PACKAGED'] === '1'
  readonly #paths = new Map<string, string>()
  readonly #ready = turn().then(() => {
    isReady = true
  })
  whenReady = () => this.#ready
  commandLine = {
    hasSwitch: (name: string) => process.argv.includes(`--${name}`) && !desktop.removedSwitches.includes(name),
    removeSwitch: (name: string) => void desktop.removedSwitches.push(name),
    appendSwitch: (name: string, value: string) => {
      if (isReady) throw new Error('Chromium has read its command line')
      this.appended.set(name, value)
    },
  }
  readonly appended = new Map<string, string>()
  isReady = () => isReady
  getVersion = () => '0.0.0-stand-in'
  getPreferredSystemLanguages = () => ['en-US']
  getPath(name: string): string {
    const path = this.#paths.get(name)
    if (path === undefined) throw new Error(`path ${name} was not set, so a test would write outside its folder`)
    return path
  }
  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`Failed to set '${name}' path: ${path} does not exist`)
    this.#paths.set(name, path)
  }
  /** Links that the system hands to this app: the scheme and what stands before a link. */
  readonly claimed: { scheme: string; args: string[] }[] = []
  setAsDefaultProtocolClient(scheme: string, _program: string, args: string[]): boolean {
    assertScheme(scheme, args)
    this.claimed.push({ scheme, args })
    return true
  }
  badge = 0
  setBadgeCount(count: number): boolean {
    needReady('app.setBadgeCount')
    this.badge = count
    return true
  }
  focus = () => undefined
  isSandboxed = false
  enableSandbox(): void {
    if (isReady) throw new Error('app.enableSandbox() can only be called before app is ready')
    this.isSandboxed = true
    // Seen in Electron 22: a later check for the switch reports that it was not passed.
    this.commandLine.removeSwitch('no-sandbox')
  }
  requestSingleInstanceLock = () => this.#paths.has('userData') && process.env['FAKE_SECOND'] !== '1'
  quit(): void {
    const event = cancellable()
    this.emit('before-quit', event)
    if (!event.isPrevented()) this.exit(0)
  }
  relaunch({ args }: { args?: string[] } = {}): void {
    process.stderr.write(`relaunched${args === undefined ? '' : ` with ${args.join(' ')}`}\n`)
  }
  exit(code = 0): void {
    process.disconnect()
    process.exit(code)
  }
}
export const app = new App()

export const protocol = {
  registerSchemesAsPrivileged: (list: { scheme: string; privileges: Record<string, boolean> }[]) => {
    if (isReady) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    if (privileged.size > 0) throw new Error('protocol.registerSchemesAsPrivileged may be called once only')
    for (const { scheme, privileges } of list) {
      if (privileges['bypassCSP'] === true) throw new Error(`${scheme} would bypass the policy`)
      if (privileges['standard'] === true && privileges['secure'] === true) privileged.add(scheme)
    }
  },
  handle: (scheme: string, handler: FileHandler) => {
    needReady('protocol.handle')
    if (schemes.has(scheme)) throw new Error(`The scheme ${scheme} has been registered`)
    schemes.set(scheme, handler)
  },
}

export const session = {
  get defaultSession() {
    needReady('session.defaultSession')
    return defaultSession
  },
}

export const ipcMain = {
  handle: (channel: string, handler: IpcHandler) => {
    assertChannel(channel, handlers)
    handlers.set(channel, handler)
  },
  removeHandler: (channel: string) => handlers.delete(channel),
}

export const shell = {
  openExternal: (url: string) => Promise.resolve(void opened.push(url)),
  openPath: (path: string) => Promise.resolve(opened.push(path)).then(() => ''),
}

type OpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' }

class WebContents extends EventEmitter {
  page: Page | null = null
  /** Events sent to a page that is loaded; what comes earlier is lost, as in Electron. */
  readonly told: { type: string; command?: unknown }[] = []
  isLoaded = false
  #open: OpenHandler = () => ({ action: 'allow' })
  get mainFrame() {
    return this.page?.mainFrame ?? null
  }
  webRtcPolicy = 'default'
  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRtcPolicy = policy
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.#open = handler
  }
  send(channel: string, ...args: unknown[]): void {
    if (this.page === null) throw new Error('Object has been destroyed')
    if (!this.isLoaded) return
    this.told.push(args[0] as { type: string })
    this.page.receive(channel, ...args)
  }
  /** As the system's menu does it, or a dialog that asks. */
  reload(): void {
    this.isLoaded = false
    this.emit('did-start-loading')
    this.isLoaded = true
    this.emit('did-finish-load')
    this.reloads += 1
  }
  reloads = 0
  /** What window.open() in the page would do. */
  tryOpen = (url: string) => this.#open({ url }).action
  /** Whether a navigation of this kind would go on. */
  tryNavigate(event: 'will-navigate' | 'will-frame-navigate' | 'will-redirect' | 'will-attach-webview', url: string): boolean {
    const navigation = { ...cancellable(), url }
    this.emit(event, navigation, url)
    return !navigation.isPrevented()
  }
}

let lastId = 0

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents()
  readonly id = (lastId += 1)
  readonly #options: WindowOptions
  focused = 0
  /** Colour before the page has painted. */
  get ground() {
    return this.#options['backgroundColor']
  }
  constructor(options: WindowOptions) {
    super()
    if (!isReady) throw new Error('Cannot create BrowserWindow before app is ready')
    assertWindowIsSafe(options)
    this.#options = options
    windows.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }
  static getAllWindows = () => windows
  static getFocusedWindow = () => windows[0] ?? null
  async loadURL(address: string): Promise<void> {
    const url = new URL(address)
    const scheme = url.protocol.slice(0, -1)
    if (!privileged.has(scheme)) throw new Error(`ERR_UNKNOWN_URL_SCHEME ${scheme}`)
    const origin = `${url.protocol}//${url.host}`
    const { preload } = this.#options.webPreferences ?? {}
    this.webContents.page = loadPage({ preload: String(preload), origin, handlers, sender: this.webContents })
    const response = await fetchPage(address)
    if (!response.ok) throw new Error(`ERR_FAILED (${response.status}) loading '${address}'`)
    this.emit('ready-to-show')
    this.webContents.isLoaded = true
    this.webContents.emit('did-finish-load')
  }
  /** As its user closes it. */
  close(): void {
    const event = cancellable()
    this.emit('close', event)
    if (event.isPrevented()) return
    windows.splice(windows.indexOf(this), 1)
    this.webContents.page = null
    this.emit('closed')
    if (windows.length === 0) app.emit('window-all-closed')
  }
  show(): void {
    process.send?.({ shown: true })
  }
  focus(): void {
    this.focused += 1
    this.emit('focus')
  }
  isMinimized = () => false
  isDestroyed = () => !windows.includes(this)
  restore = () => undefined
  bounds: object = {}
  isLarge = false
  isMaximized = () => this.isLarge
  maximize(): void {
    this.isLarge = true
  }
  getNormalBounds = () => ({ x: 0, y: 0, width: 1000, height: 700, ...this.#options, ...this.bounds })
}

/** Returns the response to a request of the page to one of its schemes. */
export function fetchPage(address: string): Promise<Response> {
  const handler = schemes.get(new URL(address).protocol.slice(0, -1))
  if (handler === undefined) throw new Error(`ERR_FAILED: no handler for ${address}`)
  return handler(new Request(address))
}
