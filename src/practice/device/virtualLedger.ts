// A Ledger Flex made of software: plugged or not, locked or not, one app open at a time, and a user who presses its buttons.
// States and words: LedgerHQ/device-sdk-ts command/os; recordings of the real Ethereum and Cosmos apps.
import type { HidDeviceInfo } from '../../wire/world.ts'
import { OS_APP_AND_VERSION, OS_OPEN_APP, OS_QUIT_APP, STATUS } from '../../wire/apdu.ts'
import type { KeyNode } from '../keys/mnemonic.ts'
import { statusReply, type AppSettings, type DeviceApp } from './appAnswer.ts'
import { createCosmosApp } from './cosmosApp.ts'
import { createEthereumApp } from './ethereumApp.ts'
import { createHidPort, type HidPort, type PracticeHid } from './hidPort.ts'
import { appReply, INSTALLED, type AppName } from './osReplies.ts'
import type { DeviceScreen, PracticeDevice, ShownPrompt } from './practiceDevice.ts'
import { openAppPrompt, type DevicePrompt } from './prompts.ts'
import { usbListing } from './usbListing.ts'

export interface VirtualLedger {
  hid: PracticeHid
  device: PracticeDevice
  prompts: ShownPrompt[]
  close(): void
}

export interface LedgerOptions {
  root: KeyNode
  /** How long the device is away when it opens or quits an app. */
  reconnectMs: number
  /** Runs something later; replaced by tests that own the clock. @returns a function that cancels. */
  later?: (run: () => void, ms: number) => () => void
}

type Reply = (bytes: Uint8Array) => void

interface Asking {
  prompt: DevicePrompt
  record: ShownPrompt
  approve: () => void
  reject: () => void
}

/** The device's insides. */
interface Ledger {
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
  apps: Readonly<Record<'Ethereum' | 'Cosmos', DeviceApp>>
  settings: AppSettings
  port: HidPort
  options: Required<LedgerOptions>
  cancelReturn: () => void
}

function wait(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  // A device on its way back must not keep a process alive.
  timer.unref()
  return () => clearTimeout(timer)
}

function changed(ledger: Ledger): void {
  for (const listener of ledger.listeners) listener()
}

function ask(ledger: Ledger, prompt: DevicePrompt, text: string, approve: () => void, reject: () => void): void {
  const record: ShownPrompt = { kind: prompt.kind, text, answer: 'waiting' }
  ledger.prompts.push(record)
  ledger.asking = { prompt, record, approve, reject }
  changed(ledger)
}

function dismiss(ledger: Ledger, answer: ShownPrompt['answer']): Asking | null {
  const ended = ledger.asking
  ledger.asking = null
  if (ended !== null) ended.record.answer = answer
  return ended
}

function resetApps({ apps }: Ledger): void {
  for (const app of Object.values(apps)) app.reset()
}

function listing(ledger: Ledger): HidDeviceInfo | null {
  return ledger.power === 'unplugged' || ledger.away ? null : usbListing(ledger.app !== 'dashboard', ledger.enumeration)
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

function switchAfter(ledger: Ledger, reply: Reply, next: AppName): void {
  reply(statusReply(STATUS.ok))
  ledger.leaving = true
  // The reply is still read; the drop comes right after it, and nothing else is answered before.
  ledger.options.later(() => {
    if (ledger.power !== 'unplugged') reenumerate(ledger, next)
  }, 0)
}

function dashboardAnswer(ledger: Ledger, apdu: Uint8Array, reply: Reply): void {
  if (apdu[0] !== OS_OPEN_APP.cla || apdu[1] !== OS_OPEN_APP.ins) return reply(statusReply(STATUS.claNotSupportedOnDashboard))
  const name = Buffer.from(apdu.slice(5)).toString('latin1')
  if (name === '') return reply(statusReply(0x670a))
  const wanted = INSTALLED.find((installed) => installed === name)
  if (wanted === undefined) return reply(statusReply(STATUS.notInstalled))
  const refuse = (): void => reply(statusReply(STATUS.refusedOpenApp))
  ask(ledger, openAppPrompt(name), name, () => switchAfter(ledger, reply, wanted), refuse)
}

function answer(ledger: Ledger, apdu: Uint8Array, reply: Reply): void {
  if (ledger.leaving) return
  if (ledger.power === 'locked') return reply(statusReply(STATUS.locked))
  if (apdu[0] === OS_APP_AND_VERSION.cla && apdu[1] === OS_APP_AND_VERSION.ins) return reply(appReply(ledger.app))
  if (apdu[0] === OS_QUIT_APP.cla && apdu[1] === OS_QUIT_APP.ins) {
    return ledger.app === 'dashboard' ? reply(statusReply(STATUS.ok)) : switchAfter(ledger, reply, 'dashboard')
  }
  if (ledger.app === 'dashboard') return dashboardAnswer(ledger, apdu, reply)
  const result = ledger.apps[ledger.app].handle(apdu)
  if (result instanceof Uint8Array) return reply(result)
  const refuse = (): void => reply(statusReply(result.rejected ?? STATUS.rejected))
  ask(ledger, result.prompt, result.shown, () => reply(result.approved()), refuse)
}

function press(ledger: Ledger, button: 'next' | 'back' | 'approve' | 'reject'): void {
  if (ledger.power !== 'on' || ledger.asking === null) return
  const { prompt } = ledger.asking
  const last = prompt.pages.length - 1
  if (button === 'next') prompt.page = Math.min(last, prompt.page + 1)
  if (button === 'back') prompt.page = Math.max(0, prompt.page - 1)
  if (button === 'approve' && prompt.page === last) dismiss(ledger, 'approved')?.approve()
  if (button === 'reject') dismiss(ledger, 'rejected')?.reject()
  changed(ledger)
}

function lock(ledger: Ledger): void {
  if (ledger.power !== 'on') return
  ledger.power = 'locked'
  resetApps(ledger)
  if (dismiss(ledger, 'gone') !== null) ledger.port.reply(statusReply(STATUS.locked))
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
  changed(ledger)
}

function screenOf(ledger: Ledger): DeviceScreen {
  const prompt = ledger.asking?.prompt
  const shown = prompt === undefined ? null : { ...prompt, pages: prompt.pages.map((page) => ({ ...page })) }
  return { model: 'Flex', power: ledger.power, app: ledger.app, prompt: shown, ...ledger.settings }
}

function set(ledger: Ledger, setting: keyof AppSettings, isOn: boolean): void {
  ledger.settings[setting] = isOn
  changed(ledger)
}

function handsOn(ledger: Ledger): PracticeDevice {
  return {
    screen: () => screenOf(ledger),
    press: (button) => press(ledger, button),
    lock: () => lock(ledger),
    unlock: () => {
      if (ledger.power === 'locked') ledger.power = 'on'
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
    onChange: (listener) => {
      ledger.listeners.add(listener)
      return () => void ledger.listeners.delete(listener)
    },
  }
}

/** A device that is plugged in, unlocked, with the Ethereum app open. */
export function createVirtualLedger(options: LedgerOptions): VirtualLedger {
  const port = createHidPort({
    info: () => listing(ledger),
    exchange: (apdu, reply) => answer(ledger, apdu, reply),
    product: 'Ledger Flex',
  })
  const settings: AppSettings = { blindSigning: false, expertMode: false }
  const ledger: Ledger = {
    power: 'on',
    app: 'Ethereum',
    away: false,
    leaving: false,
    enumeration: 0,
    asking: null,
    prompts: [],
    listeners: new Set(),
    apps: { Ethereum: createEthereumApp(options.root, settings), Cosmos: createCosmosApp(options.root, settings) },
    settings,
    port,
    options: { later: wait, ...options },
    cancelReturn: () => undefined,
  }
  const close = (): void => {
    ledger.cancelReturn()
    port.disconnect()
    ledger.listeners.clear()
  }
  return { hid: port.module, device: handsOn(ledger), prompts: ledger.prompts, close }
}
