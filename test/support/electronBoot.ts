// Loaded before the built bundle (`node --import`): answers `electron` with the stand-in and obeys the test in the parent process.
import { registerHooks } from 'node:module'

const standIn = new URL('./electronStandIn.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) => (specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context)),
})

const electron = await import('./electronStandIn.ts')

/** What the test may ask of the page, its user and its enemies. */
const actions = {
  exposed: () => [...page().exposed].map(([key, api]) => ({ key, members: Object.keys(api).toSorted(), isFrozen: Object.isFrozen(api) })),
  call: ({ method, input }: { method: string; input: unknown }) => bridge().invoke(method, input),
  listen: () => {
    bridge().subscribe((event) => process.send?.({ event }))
  },
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
  isGranted: ({ permission, asker }: { permission: string; asker: string }) => electron.isGranted(permission, asker),
  secondInstance: () => {
    electron.app.emit('second-instance')
    return electron.BrowserWindow.getAllWindows()[0]?.focused
  },
  wakeUp: () => electron.powerMonitor.emit('resume'),
  quit: () => {
    electron.app.quit()
  },
}
export type Action = keyof typeof actions

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

process.on('message', ({ id, action, args }: { id: number; action: Action; args: never }) => {
  Promise.resolve()
    .then(() => actions[action](args))
    .then((value) => process.send?.({ id, value }))
    .catch((error: unknown) => process.send?.({ id, error: String(error) }))
})
