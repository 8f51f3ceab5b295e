// Words of Settings.
import type { UpdateState } from '../../../shared/updates.ts'
import { formatBytes } from './format.ts'
import type { EndpointInfo, NetworkKind, Preferences } from '../../../shared/settings.ts'

export const settingsWords = {
  title: 'Settings',
  network: 'Network',
  networkLead: 'Each network has its own accounts, history and waybills in its own folder. Changing it deletes nothing.',
  networkFixed: 'The network was set when Waybill was started and stays until it is started anew.',
  switching: 'Changing the network',
  appearance: 'Appearance',
  appearanceLabel: 'Light or dark',
  language: 'Language',
  languageLead: 'The page is loaded anew in the language you choose. What comes from chains, servers and the Ledger stays as it came.',
  languageLabel: 'Language of Waybill',
  languageOfSystem: 'That of the system',
  notWhileAsking: 'The device is asking something. Answer it first, then change the language.',
  hosts: 'Hosts',
  hostsLead:
    'Everything that Waybill may ask on this network, and what for. Whom it asks for images and prices stands under Privacy; it asks nobody else.',
  hostsPractice: 'These run inside Waybill. Nothing is asked outside this computer.',
  hostsPracticeFeed:
    'These run inside Waybill, but for the one with newer versions. Nothing is asked outside this computer until you look for one.',
  hostColumns: { host: 'Host', purpose: 'For', chain: 'Chain' },
  testHosts: 'Test them all',
  testingHosts: 'Testing',
  testAnswer: 'Answer',
  untested: 'not tested',
  /** Said to readers when all have been asked. */
  tested: (answering: number, all: number) => `${answering} of ${all} answer`,
  answers: (block: string | null) => (block === null ? 'answers' : `answers, block ${block}`),
  data: 'Data on this computer',
  folder: 'Folder',
  tightened: (count: number) =>
    `${count === 1 ? 'One file or folder' : `${count} files and folders`} in it could be read by other users of this computer. Waybill has closed them at this start.`,
  copyFolder: 'Copy the folder’s path',
  check: 'Soundness',
  version: 'Version',
  host: 'Runs as',
  runsAs: { electron: 'a desktop app', browser: 'a page in this browser, served from this computer' },
  platform: 'System',
  inUse: 'in use',
  licences: 'Licences',
  licencesLead: 'Waybill is under the Apache License 2.0. Inside of it are packages of others, under licences of their own.',
  licencesShow: 'Show them',
  licencesReading: 'Reading',
  licenceWithout: (licence: string, by: string) => `${licence}${by === '' ? '' : `, by ${by}`}. The package brings no text.`,
} as const

export const themeWords: Record<Preferences['theme'], string> = { system: 'Follow the system', light: 'Light', dark: 'Dark' }

export const networkWords: Record<Exclude<NetworkKind, 'custom'>, { name: string; means: string }> = {
  practice: { name: 'Practice', means: 'A whole network inside Waybill with a drawn Ledger. Play money; nothing leaves this computer.' },
  testnet: { name: 'Testnet', means: 'Initia’s public test network. Its money has no value, but addresses and transfers are public.' },
  mainnet: { name: 'Mainnet', means: 'The real network. Transfers move real money and cannot be taken back.' },
}

/** The network that is open, wherever it is named alone. */
export const networkTitles: Record<NetworkKind, string> = {
  practice: 'Practice network',
  testnet: 'Testnet',
  mainnet: 'Mainnet',
  custom: 'Custom network',
}

export const purposeWords: Record<EndpointInfo['purpose'], string> = {
  router: 'routes, and following transfers',
  indexer: 'history',
  rest: 'balances and fees',
  rpc: 'sending, and looking transactions up',
  jsonRpc: 'tokens and transactions of its EVM',
  executor: 'withdrawals through its optimistic bridge',
  releases: 'newer versions, only when you look for one',
}

export const updateWords = {
  title: 'Updates',
  look: 'Look for a newer version',
  fetch: 'Fetch it',
  busy: 'One moment',
  refused: (why: string) => `Refused: ${why}`,
} as const

/** What is known of a newer version. */
export function updateSentence(update: Exclude<UpdateState, { state: 'refused' }>): string {
  switch (update.state) {
    case 'off':
      return 'This build does not look for newer versions, and asks nobody for them.'
    case 'unknown':
      return `Nobody is asked until you ask ${update.host}.`
    case 'looking':
      return `Asking ${update.host}.`
    case 'upToDate':
      return 'This is the newest version.'
    case 'available':
      return update.bytes === null
        ? `Version ${update.version} is there, signed by Waybill’s makers, but not for this system.`
        : `Version ${update.version} is there, signed by Waybill’s makers: ${formatBytes(update.bytes)} from ${update.host}.`
    case 'downloading':
      return `Fetching version ${update.version} from ${update.host}, ${formatBytes(update.bytes)}.`
    case 'verified':
      return `Version ${update.version} is what Waybill’s makers signed: ${update.path}. Close Waybill and open this file to install it.`
  }
}
