// Words about the signing device: what it is doing and what to do, one line each.
import type { DeviceState, LedgerApp } from '../../../shared/status.ts'

type PromptKind = Extract<DeviceState, { state: 'prompting' }>['prompt']['kind']

export interface DeviceSentence {
  line: string
  todo: string
}

/** A device's state in words: what it does, and what its user can do. `app` is the one that is needed. */
export function deviceSentence(device: Exclude<DeviceState, { state: 'failed' }>, app: LedgerApp): DeviceSentence {
  switch (device.state) {
    case 'unknown':
      return { line: 'Not looked for yet', todo: 'Plug in your Ledger and unlock it.' }
    case 'absent':
      return { line: 'No Ledger found', todo: 'Plug it in and unlock it. A cable that only charges will not do.' }
    case 'notPermitted':
      return {
        line: `${deviceName(device.model)} is plugged in, but this computer keeps it closed`,
        todo: 'Linux needs a rule that lets you use it.',
      }
    case 'held':
      return {
        line: `Another program is using the ${deviceName(device.model)}`,
        todo: 'Close Ledger Live, or the browser tab that uses it, and look again.',
      }
    case 'locked':
      return { line: `${deviceName(device.model)} is locked`, todo: 'Enter its PIN.' }
    case 'dashboard':
      return { line: 'No app is open', todo: `${APP_USE[app]} Open it on the device, or from here.` }
    case 'wrongApp':
      return { line: `${device.app} is open; this needs ${app}`, todo: `${APP_USE[app]} Open it on the device, or from here.` }
    case 'appMissing':
      return {
        line: `The ${device.app} app is not on the ${deviceName(device.model)}`,
        todo: `Install it with Ledger Live, close Ledger Live, and look again. ${APP_USE[app]}`,
      }
    case 'appTooOld':
      return {
        line: `The ${device.app} app is too old (${device.version})`,
        todo: `Update it with Ledger Live to ${device.oldest} or newer: older ones do not show all that they sign.`,
      }
    case 'otherAccount':
      return {
        line: `${deviceName(device.model)} holds other keys than this account`,
        todo: 'Nothing was asked on it. Plug in the Ledger with which you added the account.',
      }
    case 'ready':
      return { line: `${device.app} ${device.version} is open`, todo: 'Ready. It shows nothing until you ask it to.' }
    case 'busy':
      return { line: 'Waybill is talking with it', todo: 'This takes a moment.' }
    case 'prompting':
      return promptSentence(device.prompt.kind, app)
    case 'rejected':
      return { line: 'Rejected on the device', todo: 'Nothing was signed, nothing was sent.' }
    case 'unplugged':
      return { line: 'The device was unplugged', todo: 'Plug it in again and unlock it. What it had not signed is not lost.' }
  }
}

/** Which other Ledgers are plugged in beside the one that is told about; null when there are none. */
export function othersNote(device: DeviceState): string | null {
  if (!('others' in device) || device.others === undefined) return null
  const { model, others } = device
  const names = others.map((other) => (other === model ? `another ${deviceName(other)}` : deviceName(other))).join(' and ')
  return `This is the ${deviceName(model)}. ${names[0]?.toUpperCase() ?? ''}${names.slice(1)} ${device.others.length === 1 ? 'is' : 'are'} plugged in too: for an account Waybill takes the one that holds its key.`
}

/** @example deviceName('Flex') // 'Ledger Flex' */
export function deviceName(model: string): string {
  return model.startsWith('Ledger') ? model : `Ledger ${model}`
}

/** Two short lines for the foot of the rail. */
export function deviceBrief(device: DeviceState): DeviceSentence {
  const name = 'model' in device ? device.model.replace(/^Ledger /, '') : 'Ledger'
  switch (device.state) {
    case 'unknown':
    case 'absent':
      return { line: 'No Ledger', todo: device.state === 'unknown' ? 'not looked for' : 'not plugged in' }
    case 'notPermitted':
      return { line: name, todo: 'no permission' }
    case 'held':
      return { line: name, todo: 'used elsewhere' }
    case 'locked':
      return { line: name, todo: 'locked' }
    case 'dashboard':
      return { line: name, todo: 'no app open' }
    case 'wrongApp':
      return { line: `${name}, ${device.app} open`, todo: neededFor(device.app) }
    case 'appMissing':
      return { line: name, todo: `${device.app} missing` }
    case 'appTooOld':
      return { line: name, todo: `${device.app} too old` }
    case 'otherAccount':
      return { line: name, todo: 'other keys' }
    case 'failed':
      return { line: name, todo: 'cannot be used' }
    case 'ready':
      return { line: `${name}, ${device.app} open`, todo: 'ready' }
    case 'busy':
      return { line: name, todo: 'busy' }
    case 'prompting':
      return { line: name, todo: 'waiting for you' }
    case 'rejected':
      return { line: name, todo: 'rejected' }
    case 'unplugged':
      return { line: name, todo: 'unplugged' }
  }
}

/** Of the two apps that are used here, one is open and the other was looked for. */
function neededFor(open: string): string {
  if (open === 'Cosmos') return 'needs Ethereum'
  return open === 'Ethereum' ? 'needs Cosmos' : 'not the app needed'
}

function promptSentence(kind: PromptKind, app: LedgerApp): DeviceSentence {
  switch (kind) {
    case 'address':
      return { line: 'It shows an address', todo: 'Compare it with the one here, letter for letter, then approve on the device.' }
    case 'message':
      return { line: 'It shows the message', todo: 'Read all of it, then hold to sign. The text below is the same, letter for letter.' }
    case 'transaction':
      return { line: 'It shows the transaction', todo: 'Hold its fields against those below, then hold to sign.' }
    case 'openApp':
      return { line: `It asks whether to open the ${app} app`, todo: 'Confirm on the device.' }
  }
}

const APP_USE: Record<LedgerApp, string> = {
  Ethereum: 'This account signs with the Ethereum app.',
  Cosmos: 'This account signs with the Cosmos app.',
}

export const deviceWords = {
  panel: 'Device',
  look: 'Look again',
  awaited: {
    line: 'Waiting for the Ledger',
    todo: 'It is away for some seconds when an app is opened or closed on it. If you unplugged it, plug it in again.',
  },
  awaitedBrief: { line: 'No Ledger', todo: 'waiting for it' },
  openApp: (app: LedgerApp) => `Open ${app}`,
  udevLead: 'Run this once in a terminal, then plug the device in again:',
  copyRule: 'Copy the commands',
  copyText: 'Copy the full text',
  fullText: 'Full text',
  messagePages: 'Full text, page by page as on the device',
  letters: (count: string) => `${count} letters`,
  lettersMarked: (count: string) => `${count} letters, marked: on the screen now`,
  screens: (count: number) => `About ${count} screens on the device.`,
  screensExactly: (count: number) => `${count} screens on the device.`,
  whyText: 'The device shows this message as text because Initia accounts sign through its Ethereum app.',
  notReadable: 'The text has letters beyond plain English ones: the device will show digits instead of words.',
  whyFields: 'The Cosmos app shows this field by field: chain, type, amounts in base units, addresses, fee.',
  expertNote: 'With its expert mode on, the app also shows the chain, the account, the sequence and the gas.',
  cutText: 'The text has letters beyond plain English ones: the device leaves them out, or cuts what it shows at the first of them.',
  fieldsHead: 'What the device will show, page by page',
  copyTransaction: 'Copy the whole transaction',
  callBytes: (count: string) => `The call has ${count} bytes; the checks at the left tell what it does.`,
  blindNote:
    'The device cannot read what this call does and says “Blind signing ahead”. Waybill has read it: the checks at the left are what it does. Blind signing must be on in the Ethereum app’s settings.',
  plainNote: 'The device may show ??? as the symbol and the network as a number: it does not know every chain.',
  drawing: 'What the device shows',
  practiceDevice: 'Practice device',
  practiceHint: 'In the practice network this drawing is your Ledger: press its buttons here.',
  screenOf: (page: number, pages: number) => `${page} of ${pages}`,
  screenNamed: (page: number, pages: number, heading: string) => `Screen ${page} of ${pages}: ${heading}`,
  next: 'Next screen',
  back: 'Previous screen',
  more: 'More',
  less: 'Close',
  reject: 'Reject',
  approve: { message: 'Hold to sign', transaction: 'Hold to sign', address: 'Approve', openApp: 'Open' },
  lock: 'Lock',
  unlock: 'Unlock',
  unplug: 'Unplug',
  plug: 'Plug in',
  tapEthereum: 'Tap the Ethereum app',
  tapCosmos: 'Tap the Cosmos app',
  blindSigningOn: 'Allow blind signing',
  blindSigningOff: 'Forbid blind signing',
  expertModeOn: 'Expert mode on',
  expertModeOff: 'Expert mode off',
  quitApp: 'Close the app',
  off: 'Not plugged in',
  lockedScreen: 'Enter your PIN',
  dashboardScreen: 'Dashboard',
  rejectedScreen: 'Rejected',
  otherKeysScreen: 'Other keys',
  busyScreen: 'One moment',
  unseenScreen: 'Waybill cannot see its screen',
  appReady: 'is ready',
  lookOnDevice: 'Look at your device',
} as const
