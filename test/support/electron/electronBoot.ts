// Loaded before the built bundle (`node --import`): answers `electron` with the stand-in and obeys the test in the parent process.
import { setImmediate as turn } from 'node:timers/promises'
import { registerHooks } from 'node:module'
import { LONGEST_END_MS } from '../../../src/main/platform/log/faults.ts'
import type { ShownItem } from './electronDesktop.ts'

const fakeElectron = new URL('./fakeElectron.ts', import.meta.url).href
const fakeDesktop = new URL('./electronDesktop.ts', import.meta.url).href
const fakeDialog = new URL('./electronDialogs.ts', import.meta.url).href
/** The parts of the stand-in as one module. */
const parts = [fakeElectron, fakeDesktop, fakeDialog].map((part) => `export * from ${JSON.stringify(part)}`)
const electronUrl = `data:text/javascript,${parts.join(';')}`
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: electronUrl, shortCircuit: true, format: 'module' } : next(specifier, context),
})

const { FAKE_PLATFORM } = process.env
if (FAKE_PLATFORM !== undefined) Object.defineProperty(process, 'platform', { value: FAKE_PLATFORM })

// On a busy machine an orderly end may take longer than it may; test/shell holds the limit in a real Electron.
const { setTimeout: startTimer } = globalThis
globalThis.setTimeout = Object.assign(
  (work: () => void, ms?: number, ...args: never[]) => startTimer(work, ms === LONGEST_END_MS ? 20 * ms : ms, ...args),
  startTimer,
) as typeof setTimeout

const electron = await import('./fakeElectron.ts')
const { defaultSession, isDownloaded, isGranted, isSent } = await import('./electronSession.ts')
const { clipboard, desktop, Menu, nativeTheme, powerMonitor } = await import('./electronDesktop.ts')
const { boxes } = await import('./electronDialogs.ts')

/** What the test may ask of the page, its user and its enemies. */
const actions = {
  exposed: () => [...page().exposed].map(([key, api]) => ({ key, members: Object.keys(api).toSorted(), isFrozen: Object.isFrozen(api) })),
  call: ({ method, input }: { method: string; input: unknown }) => bridge().invoke(method, input),
  listen: () => {
    bridge().subscribe((event) => process.send?.({ event }))
  },
  /** Keeps the commands that each window's page has received from now on. */
  keepCommands: () => {
    if (electron.BrowserWindow.getAllWindows().some(({ webContents }) => !webContents.isLoaded)) throw new Error('a page is not loaded')
    for (const window of electron.BrowserWindow.getAllWindows()) {
      const kept = commands.get(window.id) ?? []
      commands.set(window.id, kept)
      const api = window.webContents.page?.exposed.get('waybill') as unknown as BridgeObject
      api.subscribe((event) => kept.push(event as { type: string }))
    }
  },
  /** Returns what main sent each window's page as soon as it was loaded. */
  firstCommands: () =>
    electron.BrowserWindow.getAllWindows().map(({ webContents }) =>
      webContents.told.flatMap((event) => (event.type === 'window.command' ? [event.command] : [])),
    ),
  heard: ({ type }: { type: string }) =>
    electron.BrowserWindow.getAllWindows().map(({ id }) => (commands.get(id) ?? []).filter((event) => event.type === type)),
  callFrom: ({ origin, isMainFrame }: { origin: string; isMainFrame: boolean }) => {
    if (isMainFrame) page().mainFrame.origin = origin
    return page().invokeFrom(isMainFrame ? page().mainFrame : { origin }, 'invoke', 'app.info', {})
  },
  fetch: async ({ url }: { url: string }) => {
    const response = await electron.fetchPage(url)
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
  },
  open: ({ url }: { url: string }) => ({ action: contents().tryOpen(url), opened: electron.opened }),
  navigate: ({ kind, url }: { kind: Parameters<ReturnType<typeof contents>['tryNavigate']>[0]; url: string }) =>
    contents().tryNavigate(kind, url),
  isGranted: ({ permission, requesterId }: { permission: string; requesterId: string }) => isGranted(permission, requesterId),
  isSent: ({ url }: { url: string }) => isSent(url),
  isDownloaded,
  isSandboxed: () => electron.app.isSandboxed,
  /** By which ways Chromium itself could reach a host. */
  sockets: () => ({
    webRtc: contents().webRtcPolicy,
    proxy: defaultSession.proxy,
    hosts: electron.app.appended.get('host-resolver-rules'),
  }),
  /** Main's colours, and those of the window before its page has painted. */
  theme: () => ({ source: nativeTheme.themeSource, ground: electron.BrowserWindow.getAllWindows()[0]?.ground }),
  /** `address`: what the page draws under the pointer. */
  contextMenu: async ({ address = '', ...params }: { address?: string }) => {
    const read = Promise.resolve(address)
    Object.assign(contents(), { zoomFactor: 1, executeJavaScriptInIsolatedWorld: () => read })
    contents().emit('context-menu', {}, { ...PLAIN_TARGET, ...params })
    await turn()
    return { menu: describeMenu(desktop.popups.at(-1)?.items ?? []), copied: clipboard.text }
  },
  clickContextMenu: ({ label }: { label: string }) => {
    findItem(desktop.popups.at(-1)?.items ?? [], [label]).click?.()
    return clipboard.text
  },
  /** Returns the answers to a server with a bad certificate, or one that asks for a certificate or a password. */
  identity: () => {
    const given: unknown[] = []
    let prevented = 0
    const event = { preventDefault: () => (prevented += 1) }
    const give = (...what: unknown[]) => given.push(what)
    electron.app.emit('certificate-error', event, null, 'https://example.org/', 'ERR_CERT_AUTHORITY_INVALID', {}, give)
    electron.app.emit('select-client-certificate', event, null, 'https://example.org/', [{ issuerName: 'the user’s own' }], give)
    electron.app.emit('login', event, null, { url: 'https://example.org/' }, { isProxy: false }, give)
    return { given, prevented }
  },
  secondInstance: ({ argv = [] }: { argv?: string[] } = {}) => {
    electron.app.emit('second-instance', {}, ['/usr/bin/waybill', ...argv], '/', null)
    return electron.BrowserWindow.getAllWindows()[0]?.focused
  },
  openUrl: ({ url }: { url: string }) => {
    let isPrevented = false
    electron.app.emit('open-url', { preventDefault: () => (isPrevented = true) }, url)
    return isPrevented
  },
  /** From now on main sees a different platform; what was loaded before stays. */
  becomePlatform: ({ platform }: { platform: string }) => {
    Object.defineProperty(process, 'platform', { value: platform })
  },
  activate: () => electron.app.emit('activate'),
  claimed: () => electron.app.claimed,
  badge: () => electron.app.badge,
  windows: () => electron.BrowserWindow.getAllWindows().map((window) => window.getNormalBounds()),
  maximized: () => electron.BrowserWindow.getAllWindows().map((window) => window.isMaximized()),
  /** As its user moves it, pulls it to a size, and makes it fill the screen. */
  placeWindow: ({ index, bounds, isMaximized }: { index: number; bounds: object; isMaximized: boolean }) => {
    const window = electron.BrowserWindow.getAllWindows()[index]
    if (window === undefined) throw new Error(`there is no window ${index}`)
    Object.assign(window, { bounds, isLarge: isMaximized })
  },
  closeWindow: ({ index }: { index: number }) => {
    electron.BrowserWindow.getAllWindows()[index]?.close()
  },
  menu: () => describeMenu(Menu.getApplicationMenu()?.items ?? []),
  click: ({ path }: { path: string[] }) => {
    findItem(Menu.getApplicationMenu()?.items ?? [], path).click?.()
  },
  tray: () => desktop.trays.map(({ toolTip, menu }) => ({ toolTip, lines: (menu?.items ?? []).map(({ label, role }) => label ?? role) })),
  /** Clicks an entry by the beginning of its label: the rest changes while a transfer is running. */
  clickTray: ({ beginning }: { beginning: string }) => {
    const items = desktop.trays[0]?.menu?.items ?? []
    const found = items.find(({ label }) => label?.startsWith(beginning))
    if (found === undefined) throw new Error(`nothing in the tray begins with ${beginning}`)
    found.click?.()
  },
  notifications: () => desktop.notifications.map(({ options }) => options),
  pressNotification: () => desktop.notifications.at(-1)?.emit('click'),
  removedSwitches: () => desktop.removedSwitches,
  /** The page's process ends, or does not answer for seconds. */
  losePage: ({ reason }: { reason: string }) => contents().emit('render-process-gone', {}, { reason, exitCode: 5 }),
  freezePage: () => electron.BrowserWindow.getAllWindows()[0]?.emit('unresponsive'),
  failPreload: ({ message }: { message: string }) => contents().emit('preload-error', {}, '/preload.cjs', new Error(message)),
  reloads: () => contents().reloads,
  boxes: () => boxes.asked,
  /** Throws errors in main that are not caught. */
  throwInMain: ({ message }: { message: string }) => {
    setImmediate(() => {
      throw new Error(message)
    })
  },
  rejectInMain: ({ message }: { message: string }) => {
    void Promise.reject(new Error(message))
  },
  lockSystem: () => powerMonitor.emit('lock-screen'),
  wakeUp: () => powerMonitor.emit('resume'),
  quit: () => {
    electron.app.quit()
  },
  /** Another start while this one is ending. */
  quitThenStart: ({ argv }: { argv: string[] }) => {
    electron.app.quit()
    electron.app.emit('second-instance', {}, ['/usr/bin/waybill', ...argv], '/', null)
  },
}
export type Action = keyof typeof actions

/** What the page was asked a menu for: a place with nothing. */
const PLAIN_TARGET = {
  isEditable: false,
  editFlags: { canUndo: false, canRedo: false, canCut: false, canCopy: false, canPaste: true, canSelectAll: true },
  selectionText: '',
  linkURL: '',
  x: 0,
  y: 0,
  misspelledWord: '',
  dictionarySuggestions: [],
}
const commands = new Map<number, { type: string }[]>()

/** A menu as it is read: "Label [key]" or the role, with what opens from it. */
function describeMenu(items: readonly ShownItem[]): unknown[] {
  return items.map(({ label, role, accelerator, submenu }) => {
    const name = `${label ?? role ?? ''}${accelerator === undefined ? '' : ` [${accelerator}]`}`
    return submenu === undefined ? name : { [name]: describeMenu(submenu) }
  })
}

function findItem(items: readonly ShownItem[], [first, ...rest]: string[]): ShownItem {
  const item = items.find(({ label }) => label === first)
  if (item === undefined) throw new Error(`no item ${first} among ${items.map(({ label }) => label).join(', ')}`)
  return rest.length === 0 ? item : findItem(item.submenu ?? [], rest)
}

interface BridgeObject {
  invoke(method: string, input: unknown): Promise<unknown>
  subscribe(listener: (event: unknown) => void): () => void
}

function contents() {
  const window = electron.BrowserWindow.getAllWindows()[0]
  if (window === undefined) throw new Error('there is no window')
  return window.webContents
}

function page() {
  const shown = contents().page
  if (shown === null) throw new Error('the window shows no page')
  return shown
}

function bridge(): BridgeObject {
  return page().exposed.get('waybill') as unknown as BridgeObject
}

const { FAKE_LINK } = process.env
// macOS delivers the link that starts an app before the app is ready.
if (FAKE_LINK !== undefined) {
  electron.app.on('newListener', (name) => {
    if (name === 'open-url') queueMicrotask(() => electron.app.emit('open-url', { preventDefault: () => undefined }, FAKE_LINK))
  })
}

process.on('message', ({ id, action, args }: { id: number; action: Action; args: never }) => {
  Promise.resolve()
    .then(() => actions[action](args))
    .then((value) => process.send?.({ id, value }))
    .catch((error: unknown) => process.send?.({ id, error: String(error) }))
})
