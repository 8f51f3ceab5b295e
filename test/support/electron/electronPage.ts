// The page's side of the stand-in: runs the preload, and calls what it exposes as a page would, through structured clones.
import { EventEmitter } from 'node:events'
import { assertChannel, assertExposable, runPreload, sendable } from './electronRules.ts'

type Handler = (event: object, ...args: unknown[]) => unknown

export interface Frame {
  origin: string
}

export interface Page {
  /** What the preload put on the window object. */
  exposed: Map<string, Record<string, unknown>>
  mainFrame: Frame
  /** Delivers what main sends. */
  receive(channel: string, ...args: unknown[]): void
  /** A call as a frame of this page makes it, past the bridge. */
  invokeFrom(frame: Frame | null, channel: string, ...args: unknown[]): Promise<unknown>
}

/** Loads a page: its preload runs first, as in Electron. `sender` is the page's WebContents. */
export function loadPage(options: { preload: string; origin: string; handlers: ReadonlyMap<string, Handler>; sender: object }): Page {
  const incoming = new EventEmitter()
  const exposed: Page['exposed'] = new Map()
  const mainFrame = { origin: options.origin }

  const invokeFrom: Page['invokeFrom'] = async (frame, channel, ...args) => {
    const handler = options.handlers.get(channel)
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
    const event = { senderFrame: frame, sender: options.sender }
    return sendable(await handler(event, ...args.map(sendable)))
  }
  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) => {
      assertChannel(channel)
      return invokeFrom(mainFrame, channel, ...args)
    },
    on: (channel: string, listener: (...args: unknown[]) => void) => {
      assertChannel(channel)
      incoming.on(channel, listener)
    },
    off: (channel: string, listener: (...args: unknown[]) => void) => {
      incoming.off(channel, listener)
    },
  }
  const contextBridge = {
    exposeInMainWorld: (key: string, api: Record<string, unknown>) => {
      assertExposable(key, api, exposed)
      exposed.set(key, api)
    },
  }
  runPreload(options.preload, { contextBridge, ipcRenderer })
  return {
    exposed,
    mainFrame,
    receive: (channel, ...args) => {
      assertChannel(channel)
      incoming.emit(channel, { sender: ipcRenderer }, ...args.map(sendable))
    },
    invokeFrom,
  }
}
