// Makes a window of the renderer over a bridge that the test answers: the bridge is the window's edge, everything behind it is real.
import type { AppEvent } from '../../src/shared/contract/events.ts'
import type { Bridge } from '../../src/shared/contract/bridge.ts'
import { createWindow, type AppWindow } from '../../src/renderer/window.ts'
import { english } from '../../src/renderer/words/en/english.ts'
import { englishLazy } from '../../src/renderer/words/en/englishLazy.ts'

/** A window, and what its core says to it. */
export interface BridgedWindow {
  win: AppWindow
  /** Sends an event to the window, as main does. */
  notify: (event: AppEvent) => void
  /** Changes the state of the connection, as the loopback bridge does. */
  connection: (state: 'open' | 'lost' | 'refused') => void
}

/** Opens a window whose calls `invoke` answers. */
export function openBridgedWindow(invoke: Bridge['invoke']): BridgedWindow {
  const listeners = new Set<(event: AppEvent) => void>()
  const subscribe: Bridge['subscribe'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const edge: { connection: BridgedWindow['connection'] } = { connection: () => undefined }
  const win = createWindow((onConnection) => {
    edge.connection = onConnection
    return { bridge: { invoke, subscribe }, readImage: () => Promise.resolve(null) }
  })
  win.setLanguage({ words: english, loadLazy: () => Promise.resolve(englishLazy) })
  const notify = (event: AppEvent) => {
    for (const listener of listeners) listener(event)
  }
  return { win, notify, connection: (state) => edge.connection(state) }
}
