// A Ledger Flex made of software: plugged or not, locked or not, one app open at a time, and a user who presses its buttons.
// States and words: LedgerHQ/device-sdk-ts command/os; recordings of the real Ethereum and Cosmos apps.
import type { HidDeviceInfo } from '../../wire/world.ts'
import { LEDGER_USAGE_PAGE, LEDGER_VENDOR_ID, OS_APP_AND_VERSION, OS_OPEN_APP, OS_QUIT_APP, STATUS } from '../../wire/apdu.ts'
import { concat, fromHex, utf8 } from '../keys/bytes.ts'
import type { KeyNode } from '../keys/mnemonic.ts'
import { createEthereumApp, statusReply } from './ethereumApp.ts'
import { createHidPort, type PracticeHid } from './hidPort.ts'
import { openAppPrompt, type DevicePrompt } from './prompts.ts'

export type AppName = 'dashboard' | 'Ethereum' | 'Cosmos'

export interface DeviceScreen {
  model: string
  power: 'unplugged' | 'locked' | 'on'
  app: AppName
  prompt: DevicePrompt | null
}

/** The hands on the device: what its owner sees and does. */
export interface PracticeDevice {
  screen(): DeviceScreen
  /** Approve counts on the last page only, as on the device. */
  press(button: 'next' | 'back' | 'approve' | 'reject'): void
  lock(): void
  unlock(): void
  unplug(): void
  plug(): void
  openApp(name: 'Ethereum' | 'Cosmos'): void
  quitApp(): void
  /** @returns a function that stops listening. */
  onChange(listener: () => void): () => void
}

/** One question the device asked, and how it was answered. */
export interface ShownPrompt {
  kind: DevicePrompt['kind']
  /** The exact text that was signed or shown. */
  text: string
  answer: 'waiting' | 'approved' | 'rejected' | 'gone'
}

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

interface Asking {
  prompt: DevicePrompt
  record: ShownPrompt
  approve: () => void
  reject: () => void
}

const VERSIONS: Readonly<Record<AppName, string>> = { dashboard: '1.6.0', Ethereum: '1.22.0-dev', Cosmos: '2.38.13' }
const INSTALLED: readonly AppName[] = ['Ethereum', 'Cosmos']

function appReply(app: AppName): Uint8Array {
  const name = utf8(app === 'dashboard' ? 'BOLOS' : app)
  const version = utf8(VERSIONS[app])
  const flags = app === 'dashboard' ? new Uint8Array() : Uint8Array.of(1, 0)
  const head = concat(Uint8Array.of(1, name.length), name, Uint8Array.of(version.length), version)
  return concat(head, flags, statusReply(STATUS.ok))
}

function cosmosReply(apdu: Uint8Array): Uint8Array {
  if (apdu[0] !== 0x55) return statusReply(STATUS.claNotSupported)
  return apdu[1] === 0 ? fromHex('0002260d00333000049000') : statusReply(STATUS.insNotSupported)
}

function wait(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  // A device on its way back must not keep a process alive.
  timer.unref()
  return () => clearTimeout(timer)
}

/** A device that is plugged in, unlocked, with the Ethereum app open. */
export function createVirtualLedger(options: LedgerOptions): VirtualLedger {
  const later = options.later ?? wait
  const listeners = new Set<() => void>()
  const prompts: ShownPrompt[] = []
  const ethereum = createEthereumApp(options.root)
  let power: DeviceScreen['power'] = 'on'
  let app: AppName = 'Ethereum'
  let away = false
  let leaving = false
  let enumeration = 0
  let asking: Asking | null = null
  let cancelReturn = (): void => undefined

  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const ask = (prompt: DevicePrompt, text: string, approve: () => void, reject: () => void): void => {
    const record: ShownPrompt = { kind: prompt.kind, text, answer: 'waiting' }
    prompts.push(record)
    asking = { prompt: { ...prompt }, record, approve, reject }
    changed()
  }
  const dismiss = (answer: ShownPrompt['answer']): Asking | null => {
    const ended = asking
    asking = null
    if (ended !== null) ended.record.answer = answer
    return ended
  }
  const info = (): HidDeviceInfo => ({
    vendorId: LEDGER_VENDOR_ID,
    productId: app === 'dashboard' ? 0x7001 : 0x7011,
    path: `/practice/hid/ledger-flex-${enumeration}`,
    product: 'Ledger Flex',
    manufacturer: 'Ledger',
    serialNumber: '0001',
    interface: 0,
    usagePage: LEDGER_USAGE_PAGE,
    usage: 1,
    release: 0x0201,
  })
  const port = createHidPort({
    info: () => (power === 'unplugged' || away ? null : info()),
    exchange: (apdu, reply) => answer(apdu, reply),
    product: 'Ledger Flex',
  })
  /** The device leaves the bus and comes back with another path, as it does when apps change. */
  const reenumerate = (next: AppName): void => {
    dismiss('gone')
    away = true
    leaving = false
    app = next
    ethereum.reset()
    enumeration += 1
    port.disconnect()
    changed()
    cancelReturn()
    cancelReturn = later(() => {
      away = false
      changed()
    }, options.reconnectMs)
  }
  const switchAfter = (reply: (bytes: Uint8Array) => void, next: AppName): void => {
    reply(statusReply(STATUS.ok))
    leaving = true
    // The reply is still read; the drop comes right after it, and nothing else is answered before.
    later(() => reenumerate(next), 0)
  }
  const dashboardAnswer = (apdu: Uint8Array, reply: (bytes: Uint8Array) => void): void => {
    if (apdu[0] !== OS_OPEN_APP.cla || apdu[1] !== OS_OPEN_APP.ins) return reply(statusReply(STATUS.claNotSupportedOnDashboard))
    const name = Buffer.from(apdu.slice(5)).toString('latin1')
    const wanted = INSTALLED.find((installed) => installed === name)
    if (name === '') return reply(statusReply(0x670a))
    if (wanted === undefined) return reply(statusReply(STATUS.notInstalled))
    ask(
      openAppPrompt(name),
      name,
      () => switchAfter(reply, wanted),
      () => reply(statusReply(STATUS.refusedOpenApp)),
    )
  }
  const answer = (apdu: Uint8Array, reply: (bytes: Uint8Array) => void): void => {
    if (leaving) return
    if (power === 'locked') return reply(statusReply(STATUS.locked))
    if (apdu[0] === OS_APP_AND_VERSION.cla && apdu[1] === OS_APP_AND_VERSION.ins) return reply(appReply(app))
    if (apdu[0] === OS_QUIT_APP.cla && apdu[1] === OS_QUIT_APP.ins) {
      return app === 'dashboard' ? reply(statusReply(STATUS.ok)) : switchAfter(reply, 'dashboard')
    }
    if (app === 'dashboard') return dashboardAnswer(apdu, reply)
    if (app === 'Cosmos') return reply(cosmosReply(apdu))
    const result = ethereum.handle(apdu)
    if (result instanceof Uint8Array) return reply(result)
    ask(
      result.prompt,
      result.shown,
      () => reply(result.approved()),
      () => reply(statusReply(STATUS.rejected)),
    )
  }
  const press: PracticeDevice['press'] = (button) => {
    if (power !== 'on' || asking === null) return
    const { prompt } = asking
    const last = prompt.pages.length - 1
    if (button === 'next') prompt.page = Math.min(last, prompt.page + 1)
    if (button === 'back') prompt.page = Math.max(0, prompt.page - 1)
    if (button === 'approve' && prompt.page === last) dismiss('approved')?.approve()
    if (button === 'reject') dismiss('rejected')?.reject()
    changed()
  }
  const device: PracticeDevice = {
    screen: () => ({
      model: 'Flex',
      power,
      app,
      prompt: asking === null ? null : { ...asking.prompt, pages: asking.prompt.pages.map((page) => ({ ...page })) },
    }),
    press,
    lock: () => {
      if (power !== 'on') return
      power = 'locked'
      ethereum.reset()
      const ended = dismiss('gone')
      if (ended !== null) port.reply(statusReply(STATUS.locked))
      changed()
    },
    unlock: () => {
      if (power === 'locked') power = 'on'
      changed()
    },
    unplug: () => {
      power = 'unplugged'
      dismiss('gone')
      ethereum.reset()
      port.disconnect()
      changed()
    },
    plug: () => {
      if (power !== 'unplugged') return
      power = 'on'
      app = 'dashboard'
      enumeration += 1
      changed()
    },
    openApp: (name) => {
      if (power === 'on' && app !== name) reenumerate(name)
    },
    quitApp: () => {
      if (power === 'on' && app !== 'dashboard') reenumerate('dashboard')
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    hid: port.module,
    device,
    prompts,
    close: () => {
      cancelReturn()
      port.disconnect()
      listeners.clear()
    },
  }
}
