// What Electron refuses, as plain checks for the stand-in module: each throws in Electron's manner.
// Sources: electronjs.org/docs/latest/tutorial/sandbox (modules of a sandboxed preload), api/protocol, api/context-bridge.
import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import vm from 'node:vm'

/** Modules that a sandboxed preload may require besides electron. */
const SANDBOX_MODULES = new Set(['events', 'timers', 'url', 'node:events', 'node:timers', 'node:url'])
const CHANNELS = new Set(['invoke', 'event'])

export interface WindowOptions {
  webPreferences?: Record<string, unknown>
  [name: string]: unknown
}

/** A window of Waybill is sandboxed, isolated and without Node. */
export function assertWindowIsSafe({ webPreferences = {} }: WindowOptions): void {
  const wanted = { sandbox: true, contextIsolation: true, nodeIntegration: false, webviewTag: false }
  for (const [name, value] of Object.entries(wanted)) {
    if (webPreferences[name] !== value) throw new Error(`window without ${name}: ${value}`)
  }
  for (const name of ['webSecurity', 'enableRemoteModule', 'allowRunningInsecureContent', 'nodeIntegrationInWorker']) {
    if (name in webPreferences) throw new Error(`window with ${name}`)
  }
  const preload = webPreferences['preload']
  if (typeof preload !== 'string' || !isAbsolute(preload)) throw new Error('preload script must have absolute path')
}

/** There are two channels; Electron itself refuses a second handler for one. */
export function assertChannel(channel: string, taken: ReadonlyMap<string, unknown> = new Map()): void {
  if (!CHANNELS.has(channel)) throw new Error(`channel ${channel} is not one of ours`)
  if (taken.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
}

/** A scheme as systems take it, and no way for a link to be read as an option of the app. */
export function assertScheme(scheme: string, args: readonly string[]): void {
  if (!/^[a-z][a-z0-9+.-]*$/.test(scheme)) throw new Error(`no scheme: ${scheme}`)
  if (args.at(-1) !== '--') throw new Error('a link could be read as an option')
}

/** Clones a message, which must survive the structured clone algorithm. @throws DataCloneError */
export function sendable<T>(value: T): T {
  return structuredClone(value)
}

/** Runs a sandboxed preload script: CommonJS, without Node's globals, with a `require` for a handful of modules. */
export function runPreload(path: string, electron: object): void {
  const context = vm.createContext({ console, URL, structuredClone })
  const require = (name: string): object => {
    if (name === 'electron') return electron
    if (SANDBOX_MODULES.has(name)) return {}
    throw new Error(`module not found: ${name}`)
  }
  const module = { exports: {} }
  const run = vm.compileFunction(readFileSync(path, 'utf8'), ['require', 'exports', 'module', 'process', 'Buffer'], {
    parsingContext: context,
    filename: path,
  })
  Reflect.apply(run, undefined, [require, module.exports, module, { platform: process.platform, sandboxed: true }, undefined])
}

/** What contextBridge lets through: data and functions, one key once. */
export function assertExposable(key: string, api: unknown, exposed: ReadonlyMap<string, unknown>): void {
  if (exposed.has(key)) throw new Error(`Cannot bind an API on top of an existing property on the window object: ${key}`)
  if (typeof api !== 'object' || api === null) throw new Error('an exposed API must be an object')
  for (const [name, value] of Object.entries(api)) {
    if (typeof value !== 'function') sendable(value)
    if (name === 'ipcRenderer') throw new Error('ipcRenderer must not be exposed')
  }
}
