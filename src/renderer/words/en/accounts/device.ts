// Holds the English texts of the signing device: its state and what to do, one line each.
import type { DeviceState, LedgerApp } from '../../../../shared/contract/status.ts'

type PromptKind = Extract<DeviceState, { state: 'prompting' }>['prompt']['kind']

/** The device’s state and what to do, one line each. */
export interface DeviceSentence {
  line: string
  todo: string
}

/** Describes a device's state and what the user can do. `app` is the one that is needed. */
export function deviceSentence(device: Exclude<DeviceState, { state: 'failed' }>, app: LedgerApp): DeviceSentence {
  switch (device.state) {
    case 'unknown':
      return { line: 'Not checked yet', todo: 'Plug in and unlock your Ledger.' }
    case 'absent':
      return { line: 'No Ledger found', todo: 'Plug it in and unlock it. Charge-only cables don’t work.' }
    case 'notPermitted':
      return {
        line: `No permission to use the ${deviceName(device.model)}`,
        todo: 'Linux needs a udev rule to allow access.',
      }
    case 'held':
      return {
        line: `Another program is using the ${deviceName(device.model)}`,
        todo: 'Close Ledger Live or any browser tab using it, then look again.',
      }
    case 'locked':
      return { line: `${deviceName(device.model)} is locked`, todo: 'Enter its PIN.' }
    case 'dashboard':
      return { line: 'No app is open', todo: `${APP_USE[app]} Open it on your Ledger or from here.` }
    case 'wrongApp':
      return { line: `${device.app} is open; ${app} is needed`, todo: `${APP_USE[app]} Open it on your Ledger or from here.` }
    case 'appMissing':
      return {
        line: `The ${device.app} app isn’t installed on the ${deviceName(device.model)}`,
        todo: `Install it with Ledger Live, close Ledger Live, then look again. ${APP_USE[app]}`,
      }
    case 'appTooOld':
      return {
        line: `The ${device.app} app is too old (${device.version})`,
        todo: `Update it to ${device.oldest} or later in Ledger Live: older versions don’t show everything they sign.`,
      }
    case 'otherAccount':
      return {
        line: `This ${deviceName(device.model)} doesn’t hold this account’s key`,
        todo: 'Nothing was requested. Plug in the Ledger you added this account with.',
      }
    case 'ready':
      return { line: `${device.app} ${device.version} is open`, todo: 'Ready.' }
    case 'busy':
      return { line: 'Communicating with your Ledger', todo: 'This takes a moment.' }
    case 'prompting':
      return promptSentence(device.prompt.kind, app)
    case 'rejected':
      return { line: 'Rejected on the device', todo: 'Nothing was signed or sent.' }
    case 'unplugged':
      return { line: 'Ledger unplugged', todo: 'Plug it in and unlock it to continue. Nothing is lost.' }
  }
}

/** Names the other Ledgers that are plugged in; null when there are none. */
export function othersNote(device: DeviceState): string | null {
  if (!('others' in device) || device.others === undefined) return null
  const { model, others } = device
  const names = others.map((other) => (other === model ? `another ${deviceName(other)}` : deviceName(other))).join(' and ')
  return `This is the ${deviceName(model)}. ${names[0]?.toUpperCase() ?? ''}${names.slice(1)} ${device.others.length === 1 ? 'is' : 'are'} connected too; Waybill uses the one that holds the account’s key.`
}

/** @example deviceName('Flex') // 'Ledger Flex' */
export function deviceName(model: string): string {
  return model.startsWith('Ledger') ? model : `Ledger ${model}`
}

/** Returns two short lines for the foot of the sidebar. */
export function deviceBrief(device: DeviceState): DeviceSentence {
  const name = 'model' in device ? device.model.replace(/^Ledger /, '') : 'Ledger'
  switch (device.state) {
    case 'unknown':
    case 'absent':
      return { line: 'No Ledger', todo: device.state === 'unknown' ? 'not checked' : 'not plugged in' }
    case 'notPermitted':
      return { line: name, todo: 'no permission' }
    case 'held':
      return { line: name, todo: 'in use elsewhere' }
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
      return { line: name, todo: 'different keys' }
    case 'failed':
      return { line: name, todo: 'unavailable' }
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

/** Returns the app that is needed, which is the one of the two that is not open. */
function neededFor(open: string): string {
  if (open === 'Cosmos') return 'needs Ethereum'
  return open === 'Ethereum' ? 'needs Cosmos' : 'wrong app'
}

function promptSentence(kind: PromptKind, app: LedgerApp): DeviceSentence {
  switch (kind) {
    case 'address':
      return { line: 'Your Ledger shows an address', todo: 'Compare every character with the address here, then approve on your Ledger.' }
    case 'message':
      return { line: 'Your Ledger shows the message', todo: 'Read all of it, then hold to sign. It must match the text below exactly.' }
    case 'transaction':
      return { line: 'Your Ledger shows the transaction', todo: 'Compare each field with those below, then hold to sign.' }
    case 'openApp':
      return { line: `Your Ledger asks to open the ${app} app`, todo: 'Confirm on your Ledger.' }
  }
}

const APP_USE: Record<LedgerApp, string> = {
  Ethereum: 'This account signs with the Ethereum app.',
  Cosmos: 'This account signs with the Cosmos app.',
}

/** Texts of the signing device. */
export const deviceWords = {
  panel: 'Device',
  look: 'Look again',
  awaited: {
    line: 'Waiting for your Ledger',
    todo: 'It disconnects for a few seconds while an app opens or closes. If you unplugged it, plug it in again.',
  },
  awaitedBrief: { line: 'No Ledger', todo: 'waiting' },
  elsewhere: (name: string | null) => (name === null ? 'Your Ledger shows another request' : `Your Ledger is asking about ${name}`),
  stillAsking: (name: string) => `Your Ledger is still asking about ${name}. To stop, reject it there.`,
  elsewhereTodo: 'That isn’t what you’re reviewing here. Approve or reject it on the device first.',
  openOther: (name: string) => `Open ${name}`,
  busyWith: (name: string) => `On your Ledger now: open ${name}`,
  openApp: (app: LedgerApp) => `Open ${app}`,
  udevLead: 'Run this once in a terminal, then plug the device in again:',
  copyRule: 'Copy commands',
  copyText: 'Copy full text',
  fullText: 'Full text',
  showText: 'Show the text',
  hideText: 'Hide the text',
  messagePages: 'Full text, page by page as on your Ledger',
  letters: (count: string) => `${count} characters`,
  marked: 'Highlighted: on screen now',
  screens: (count: number) => `About ${count} screens on your Ledger.`,
  screensExactly: (count: number) => `${count} screens on your Ledger.`,
  whyText: 'Your Ledger shows this as a text message because Initia accounts sign with its Ethereum app.',
  notReadable: 'The text has non-ASCII characters, so your Ledger will show hex digits instead of words.',
  whyFields: 'The Cosmos app shows this field by field: chain, type, amounts in base units, addresses and fee.',
  expertNote: 'In expert mode, the app also shows the chain, account, sequence and gas.',
  cutText: 'The text has non-ASCII characters: your Ledger leaves them out, and a Nano may draw symbols instead.',
  fieldsHead: 'What your Ledger will show, page by page',
  copyTransaction: 'Copy transaction',
  endsApproval: 'Your Ledger says “approve”, also for a revocation: approving 0 takes the permission away.',
  blindNote:
    'Blind signing: your Ledger can’t show the details of this call, so it can’t warn you of a wrong one. Waybill has decoded it and compared each field with your request.',
  blindIsOff: 'Blind signing is off. This contract call needs it.',
  blindStillOn: 'Blind signing is still on: your Ledger signs calls that it can’t show.',
  blindTurnOff: 'Turn it off',
  blindReminder: 'If blind signing is on only for this, turn it off again in the settings of your Ledger’s Ethereum app.',
  plainNote: 'Your Ledger doesn’t know every chain: it may show ??? as the symbol and a number as the network.',
  drawing: 'Your Ledger’s screen',
  practiceDevice: 'Virtual Ledger',
  keepHolding: 'Keep holding for a second',
  practiceKeys: 'Keys: ← → turn pages.',
  practiceLastKeys: 'On the last one, press Enter twice.',
  practiceHint: 'This is your Ledger on the practice network. Press its buttons here.',
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
  blindSigningOn: 'Turn on blind signing',
  blindSigningOff: 'Turn off blind signing',
  expertModeOn: 'Expert mode on',
  expertModeOff: 'Expert mode off',
  quitApp: 'Close app',
  off: 'Not plugged in',
  lockedScreen: 'Enter your PIN',
  dashboardScreen: 'Dashboard',
  rejectedScreen: 'Rejected',
  otherKeysScreen: 'Other keys',
  busyScreen: 'One moment',
  unseenScreen: 'Waybill can’t see its screen',
  appReady: 'is ready',
  lookOnDevice: 'Check your Ledger',
} as const
