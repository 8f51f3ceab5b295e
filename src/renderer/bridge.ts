// Picks the way to the core: the preload's object in the desktop app, HTTP over loopback in a browser. Same shape either way.
import { BRIDGE_NAME, type Bridge } from '../shared/bridge.ts'
import { createLoopbackBridge, takeToken } from './loopbackBridge.ts'

declare global {
  interface Window {
    readonly [BRIDGE_NAME]?: Bridge
  }
}

/** Tells whether the core can be heard; `open` after `lost` means that events may have been missed. */
export type ConnectionListener = (state: 'open' | 'lost') => void

/** The desktop app's own bridge, or the loopback one with the token of this page's address. */
export function connectBridge(onConnection: ConnectionListener): Bridge {
  return window[BRIDGE_NAME] ?? createLoopbackBridge({ token: takeToken(), fetch: window.fetch.bind(window), onConnection })
}
