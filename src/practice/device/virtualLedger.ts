// Implements a Ledger in software: plugged or not, locked or not, one app open at a time, and a user who presses its buttons.
// States and words: LedgerHQ/device-sdk-ts command/os; recordings of the real Ethereum and Cosmos apps.
import { OS_APP_AND_VERSION, OS_OPEN_APP, OS_QUIT_APP, STATUS } from '../../wire/apdu.ts'
import { statusReply, type AppSettings } from './appAnswer.ts'
import { createCosmosApp, VALUE_ROOM } from './cosmosApp.ts'
import { createEthereumApp } from './ethereum/ethereumApp.ts'
import { createHidPort, type PracticeHid } from './hidPort.ts'
import { ask, handsOn, listing, stir, switchAfter, wait, type DeviceApps, type Ledger, type LedgerOptions } from './ledgerBody.ts'
import { derive, type KeyNode } from '../keys/mnemonic.ts'
import { appReply, INSTALLED, versionOf, type AppName } from './osReplies.ts'
import { noTroubles, type PracticeDevice, type ShownPrompt } from './practiceDevice.ts'
import { openAppPrompt } from './prompts.ts'
import { isNano } from './screenLayout.ts'
import type { ModelName } from './usbListing.ts'

/** A practice Ledger with its HID port. */
export interface VirtualLedger {
  hid: PracticeHid
  device: PracticeDevice
  prompts: ShownPrompt[]
  /** How many handles are open on it. */
  handles(): number
  close(): void
}

type Reply = (bytes: Uint8Array) => void

function dashboardAnswer(ledger: Ledger, apdu: Uint8Array, reply: Reply): void {
  if (apdu[0] !== OS_OPEN_APP.cla || apdu[1] !== OS_OPEN_APP.ins) return reply(statusReply(ledger.troubles.dashboardWord))
  const name = Buffer.from(apdu.slice(5)).toString('latin1')
  if (name === '') return reply(statusReply(0x670a))
  const wanted = INSTALLED.find((installed) => installed === name && !ledger.troubles.missing.includes(installed))
  if (wanted === undefined) return reply(statusReply(STATUS.notInstalled))
  const refuse = (): void => reply(statusReply(STATUS.refusedOpenApp))
  ask(ledger, openAppPrompt(name), name, () => switchAfter(ledger, reply, wanted), refuse)
}

function answer(ledger: Ledger, apdu: Uint8Array, reply: Reply): void {
  if (ledger.leaving || ledger.troubles.mute) return
  if (ledger.troubles.brokenWord !== null) return reply(statusReply(ledger.troubles.brokenWord))
  if (ledger.power === 'locked') return reply(statusReply(ledger.troubles.lockedWord))
  stir(ledger)
  if (apdu[0] === OS_APP_AND_VERSION.cla && apdu[1] === OS_APP_AND_VERSION.ins) return reply(appReply(ledger.app, ledger.troubles.versions))
  if (apdu[0] === OS_QUIT_APP.cla && apdu[1] === OS_QUIT_APP.ins) {
    return ledger.app === 'dashboard' ? reply(statusReply(STATUS.ok)) : switchAfter(ledger, reply, 'dashboard')
  }
  if (ledger.app === 'dashboard') return dashboardAnswer(ledger, apdu, reply)
  const result = (ledger.troubles.otherSeed ? ledger.otherApps : ledger.apps)[ledger.app].handle(apdu)
  if (result instanceof Uint8Array) return reply(result)
  const refuse = (): void => reply(statusReply(result.rejected ?? STATUS.rejected))
  ask(ledger, result.prompt, result.shown, () => reply(result.approved()), refuse)
}

/** Any step that no path begins with. */
const OTHER = 0x80000001

function appsOf(root: KeyNode, settings: AppSettings, version: (app: AppName) => string, model: ModelName): DeviceApps {
  const room = isNano(model) ? VALUE_ROOM.buttons : VALUE_ROOM.touch
  return {
    Ethereum: createEthereumApp(root, settings, () => version('Ethereum')),
    Cosmos: createCosmosApp(root, settings, () => version('Cosmos'), room),
  }
}

/** A device that is plugged in, unlocked, with the Ethereum app open. */
export function createVirtualLedger(options: LedgerOptions): VirtualLedger {
  const port = createHidPort({
    info: () => listing(ledger),
    exchange: (apdu, reply) => answer(ledger, apdu, reply),
    product: `Ledger ${options.model ?? 'Flex'}`,
    troubles: () => ledger.troubles,
  })
  const settings: AppSettings = { blindSigning: false, expertMode: false }
  const version = (app: AppName) => versionOf(app, ledger.troubles.versions)
  const ledger: Ledger = {
    power: 'on',
    app: 'Ethereum',
    away: false,
    leaving: false,
    enumeration: 0,
    asking: null,
    prompts: [],
    listeners: new Set(),
    apps: appsOf(options.root, settings, version, options.model ?? 'Flex'),
    otherApps: appsOf(derive(options.root, [OTHER]), settings, version, options.model ?? 'Flex'),
    settings,
    troubles: noTroubles(),
    port,
    options: { later: wait, model: 'Flex', autoLockMs: 0, ...options },
    cancelReturn: () => undefined,
    cancelAutoLock: () => undefined,
  }
  stir(ledger)
  const close = (): void => {
    ledger.cancelReturn()
    ledger.cancelAutoLock()
    port.disconnect()
    ledger.listeners.clear()
  }
  return { hid: port.module, device: handsOn(ledger), prompts: ledger.prompts, handles: port.handles, close }
}
