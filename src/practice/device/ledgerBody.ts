// The body of the virtual Ledger: what it is at a moment, what its owner does to it, and how it leaves the bus and comes back.
import type { HidDeviceInfo } from '../../wire/world.ts'
import { STATUS } from '../../wire/apdu.ts'
import type { KeyNode } from '../keys/mnemonic.ts'
import { statusReply, type AppSettings, type DeviceApp } from './appAnswer.ts'
import type { HidPort } from './hidPort.ts'
import type { AppName } from './osReplies.ts'
import type { DeviceScreen, PracticeDevice, ShownPrompt, Troubles } from './practiceDevice.ts'
import type { DevicePrompt } from './prompts.ts'
import { drawnScreens, laidOut } from './screenLayout.ts'
import { usbListing, type ModelName } from './usbListing.ts'

/** Options of the practice Ledger. */
export interface LedgerOptions {
  root: KeyNode
  /** How long the device is away when it opens or quits an app. */
  reconnectMs: number
  /** Runs something later; replaced by tests that own the clock. @returns a function that cancels. */
  later?: (run: () => void, ms: number) => () => void
  /** As in "Flex", and what sets it apart from others on the same bus; default: a Flex. */
  model?: ModelName
  /** Locks the device after this time without a press or command, ms; 0, the default: never. */
  autoLockMs?: number
}

type Reply = (bytes: Uint8Array) => void

interface Asking {
  prompt: DevicePrompt
  record: ShownPrompt
  approve: () => void
  reject: () => void
}

/** The apps of the device. */
export type DeviceApps = Readonly<Record<'Ethereum' | 'Cosmos', DeviceApp>>

/** The device's insides. */
export interface Ledger {
  power: DeviceScreen['power']
  app: AppName
  /** Off the bus, on its way back under another path. */
  away: boolean
  /** Has said yes to leaving an app and answers nothing any more. */
  leaving: boolean
  /** Counts returns to the bus; part of the path. */
  enumeration: number
  asking: Asking | null
  prompts: ShownPrompt[]
  listeners: Set<() => void>
  apps: DeviceApps
  /** Those of another seed. */
  otherApps: DeviceApps
  settings: AppSettings
  troubles: Troubles
  port: HidPort
  options: Required<LedgerOptions>
  cancelReturn: () => void
  cancelAutoLock: () => void
}

/** The computer's own timers. */
export function wait(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  // A device on its way back must not keep a process alive.
  timer.unref()
  return () => clearTimeout(timer)
}

/** Notifies all listeners. */
export function changed(ledger: Ledger): void {
  for (const listener of ledger.listeners) listener()
}

/** Puts a question on the screen. */
export function ask(ledger: Ledger, prompt: DevicePrompt, text: string, approve: () => void, reject: () => void): void {
  const { model } = ledger.options
  const record: ShownPrompt = { kind: prompt.kind, text, answer: 'waiting', screens: drawnScreens(prompt, model) }
  ledger.prompts.push(record)
  ledger.asking = { prompt: laidOut(prompt, model), record, approve, reject }
  changed(ledger)
}

function dismiss(ledger: Ledger, answer: ShownPrompt['answer']): Asking | null {
  const ended = ledger.asking
  ledger.asking = null
  if (ended !== null) ended.record.answer = answer
  return ended
}

function resetApps({ apps, otherApps }: Ledger): void {
  for (const app of [...Object.values(apps), ...Object.values(otherApps)]) app.reset()
}

/** How it stands on the bus; null while it is not there. */
export function listing(ledger: Ledger): HidDeviceInfo | null {
  return ledger.power === 'unplugged' || ledger.away ? null : usbListing(ledger.app !== 'dashboard', ledger.enumeration, ledger.options)
}

/** The device leaves the bus and comes back with another path, as it does when apps change. */
function reenumerate(ledger: Ledger, next: AppName): void {
  dismiss(ledger, 'gone')
  ledger.away = true
  ledger.leaving = false
  ledger.app = next
  resetApps(ledger)
  ledger.enumeration += 1
  ledger.port.disconnect()
  ledger.cancelReturn()
  ledger.cancelReturn = ledger.options.later(() => {
    ledger.away = false
    changed(ledger)
  }, ledger.options.reconnectMs)
  changed(ledger)
}

/** Answers, then leaves the bus for another app. */
export function switchAfter(ledger: Ledger, reply: Reply, next: AppName): void {
  reply(statusReply(STATUS.ok))
  ledger.leaving = true
  // The reply is still read; the drop comes right after it, and nothing else is answered before.
  ledger.options.later(() => {
    if (ledger.power !== 'unplugged') reenumerate(ledger, next)
  }, 0)
}

function press(ledger: Ledger, button: 'next' | 'back' | 'approve' | 'reject'): void {
  if (ledger.power !== 'on') return
  stir(ledger)
  if (ledger.asking === null) return
  const { prompt } = ledger.asking
  const last = prompt.pages.length - 1
  if (button === 'next') prompt.page = Math.min(last, prompt.page + 1)
  if (button === 'back') prompt.page = Math.max(0, prompt.page - 1)
  if (button === 'approve' && prompt.page === last) dismiss(ledger, 'approved')?.approve()
  if (button === 'reject') dismiss(ledger, 'rejected')?.reject()
  changed(ledger)
}

/** Restarts the time until the device locks itself, after a press or a command. */
export function stir(ledger: Ledger): void {
  ledger.cancelAutoLock()
  const { autoLockMs, later } = ledger.options
  if (autoLockMs > 0) ledger.cancelAutoLock = later(() => lock(ledger), autoLockMs)
}

function lock(ledger: Ledger): void {
  if (ledger.power !== 'on') return
  ledger.power = 'locked'
  resetApps(ledger)
  if (dismiss(ledger, 'gone') !== null) ledger.port.reply(statusReply(ledger.troubles.lockedWord))
  changed(ledger)
}

function unplug(ledger: Ledger): void {
  ledger.power = 'unplugged'
  ledger.leaving = false
  ledger.away = false
  ledger.cancelReturn()
  dismiss(ledger, 'gone')
  resetApps(ledger)
  ledger.port.disconnect()
  changed(ledger)
}

function plug(ledger: Ledger): void {
  if (ledger.power !== 'unplugged') return
  ledger.power = 'on'
  ledger.app = 'dashboard'
  ledger.enumeration += 1
  stir(ledger)
  changed(ledger)
}

function screenOf(ledger: Ledger): DeviceScreen {
  const prompt = ledger.asking?.prompt
  const shown = prompt === undefined ? null : { ...prompt, pages: prompt.pages.map((page) => ({ ...page })) }
  return { model: ledger.options.model, power: ledger.power, app: ledger.app, prompt: shown, ...ledger.settings }
}

function set(ledger: Ledger, setting: keyof AppSettings, isOn: boolean): void {
  ledger.settings[setting] = isOn
  changed(ledger)
}

/** What its owner can see and do. */
export function handsOn(ledger: Ledger): PracticeDevice {
  return {
    screen: () => screenOf(ledger),
    press: (button) => press(ledger, button),
    lock: () => lock(ledger),
    unlock: () => {
      if (ledger.power === 'locked') ledger.power = 'on'
      stir(ledger)
      changed(ledger)
    },
    unplug: () => unplug(ledger),
    plug: () => plug(ledger),
    openApp: (name) => {
      if (ledger.power === 'on' && ledger.app !== name) reenumerate(ledger, name)
    },
    quitApp: () => {
      if (ledger.power === 'on' && ledger.app !== 'dashboard') reenumerate(ledger, 'dashboard')
    },
    set: (setting, isOn) => set(ledger, setting, isOn),
    afflict: (troubles) => {
      Object.assign(ledger.troubles, troubles)
      changed(ledger)
    },
    onChange: (listener) => {
      ledger.listeners.add(listener)
      return () => void ledger.listeners.delete(listener)
    },
  }
}
