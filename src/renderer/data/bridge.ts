// Picks the bridge to the core: the preload's object in the desktop app, HTTP over loopback in a browser. Both have the same shape.
import { BRIDGE_NAME, type Bridge } from '../../shared/contract/bridge.ts'
import { createImageReader, type ReadImage } from './images/imageFetch.ts'
import { createLoopbackBridge, takeToken, type ConnectionListener } from './loopbackBridge.ts'

declare global {
  interface Window {
    readonly [BRIDGE_NAME]?: Bridge
  }
}

/** Stands in for the bridge in a desktop window whose preload script failed: every call answers with an error that says what to do. */
const noBridge: Bridge = {
  invoke: () =>
    Promise.resolve({
      ok: false,
      error: {
        code: 'bridge.forbidden',
        message: 'This window isn’t connected to Waybill.',
        hint: 'Close it and open a new one. If that doesn’t help, reinstall Waybill; your data is kept.',
        retry: 'never',
      },
    }),
  subscribe: () => () => undefined,
}

/** Returns the desktop app's bridge, or the loopback one with the token of this page's address; and the reader of stored pictures. */
export function connectBridge(onConnection: ConnectionListener): { bridge: Bridge; readImage: ReadImage } {
  const fetch: typeof window.fetch = (input, init) => window.fetch(input, init)
  const own = window[BRIDGE_NAME]
  if (own !== undefined) return { bridge: own, readImage: createImageReader(fetch, {}) }
  if (!window.location.protocol.startsWith('http')) return { bridge: noBridge, readImage: createImageReader(fetch, {}) }
  const token = takeToken()
  return {
    bridge: createLoopbackBridge({ token, fetch, onConnection }),
    readImage: createImageReader(fetch, { Authorization: `Bearer ${token}` }),
  }
}
