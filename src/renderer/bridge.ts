// Picks the way to the core: the preload's object in the desktop app, HTTP over loopback in a browser. Same shape either way.
import { BRIDGE_NAME, type Bridge } from '../shared/bridge.ts'
import { createLoopbackBridge, takeToken, type ConnectionListener } from './loopbackBridge.ts'

declare global {
  interface Window {
    readonly [BRIDGE_NAME]?: Bridge
  }
}

/** The desktop app's own bridge, or the loopback one with the token of this page's address. */
export function connectBridge(onConnection: ConnectionListener): Bridge {
  return window[BRIDGE_NAME] ?? createLoopbackBridge({ token: takeToken(), fetch: window.fetch.bind(window), onConnection })
}
