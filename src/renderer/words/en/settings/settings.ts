// Holds the English texts of Settings.
import type { SettingsSection } from '../../../../shared/domain/screens.ts'
import type { EndpointInfo, NetworkKind, Preferences } from '../../../../shared/contract/settings/settings.ts'

const SYSTEMS: ReadonlyMap<string, string> = new Map([
  ['linux', 'Linux'],
  ['darwin', 'macOS'],
  ['win32', 'Windows'],
])

/** Texts of Settings. */
export const settingsWords = {
  title: 'Settings',
  sections: 'Sections',
  /** Headings of the list of sections. */
  groups: { app: 'App', network: 'Network', security: 'Security', data: 'Data', about: 'Waybill' },
  network: 'Network',
  networkLead: 'Each network has its own accounts, history and transfers. Switching deletes nothing.',
  networkFixed: 'Set when Waybill was started; restart Waybill to change it.',
  switching: 'Switching network',
  appearance: 'Appearance',
  appearanceLabel: 'Theme',
  language: 'Language',
  languageLead: 'On-chain text isn’t translated.',
  languageLabel: 'Display language',
  languageOfSystem: 'System default',
  hosts: 'Servers',
  backupHost: 'backup, not in use',
  hostsLead: 'Every host Waybill may contact on this network, and why. Image and price hosts are listed under Privacy.',
  hostsPractice: 'These run inside Waybill. Nothing leaves this computer.',
  hostsPracticeFeed: 'These run inside Waybill, except the update feed. Nothing leaves this computer until you check for updates.',
  hostColumns: { host: 'Host', purpose: 'Purpose', chain: 'Chain' },
  testHosts: 'Test all',
  testingHosts: 'Testing',
  testAnswer: 'Result',
  untested: 'not tested',
  /** Announced to screen readers when all hosts were asked. */
  tested: (answering: number, all: number) => `${answering} of ${all} respond`,
  answers: (block: string | null) => (block === null ? 'OK' : `OK, block ${block}`),
  data: 'Data on this computer',
  folder: 'Folder',
  tightened: (count: number) =>
    `${count === 1 ? 'One file or folder' : `${count} files and folders`} were readable by other users of this computer. Waybill has restricted access.`,
  copyFolder: 'Copy folder path',
  check: 'Integrity',
  version: 'Version',
  host: 'Runs as',
  runsAs: { electron: 'a desktop app', browser: 'a page in this browser, served from this computer' },
  platform: 'System',
  system: (platform: string) => SYSTEMS.get(platform) ?? platform,
  inUse: 'in use',
  licences: 'Licences',
  licencesLead: 'Waybill is licensed under Apache 2.0. It includes third-party packages under their own licences.',
  licencesShow: 'Show licences',
  licencesReading: 'Loading',
  licenceWithout: (licence: string, by: string) => `${licence}${by === '' ? '' : `, by ${by}`}. No licence text included.`,
} as const

/** Names of the sections, for the list beside them and the palette. */
export const sectionNames: Record<SettingsSection, string> = {
  network: 'Network',
  chains: 'Chain list',
  vault: 'Encryption and lock',
  privacy: 'Privacy',
  notices: 'Notifications',
  appearance: 'Appearance',
  language: 'Language',
  hosts: 'Servers',
  'own-hosts': 'Use your own servers',
  data: 'Data on this computer',
  backup: 'Backup',
  about: 'About',
  erase: 'Erase data',
}

/** Names of the themes. */
export const themeWords: Record<Preferences['theme'], string> = { system: 'Match system', light: 'Light', dark: 'Dark' }

/** Names and descriptions of the networks to choose from. */
export const networkWords: Record<Exclude<NetworkKind, 'custom'>, { name: string; means: string }> = {
  practice: {
    name: 'Practice',
    means: 'A complete network inside Waybill with a virtual Ledger and play money. Nothing leaves this computer.',
  },
  testnet: { name: 'Testnet', means: 'Initia’s public test network. Tokens have no value, but addresses and transfers are public.' },
  mainnet: { name: 'Mainnet', means: 'The real network. Transfers move real funds and can’t be undone.' },
}

/** Names of the networks, where the open one is named alone. */
export const networkTitles: Record<NetworkKind, string> = {
  practice: 'Practice network',
  testnet: 'Testnet',
  mainnet: 'Mainnet',
  custom: 'Custom network',
}

/** What a host is used for. */
export const purposeWords: Record<EndpointInfo['purpose'], string> = {
  router: 'routes and transfer tracking',
  vip: 'VIP scores, when you open VIP',
  indexer: 'history',
  rest: 'balances and fees',
  rpc: 'sending and looking up transactions',
  jsonRpc: 'EVM tokens and transactions',
  executor: 'optimistic bridge withdrawals',
  registry: 'new chains for your list, if you choose',
  releases: 'updates, only when you check for them',
}
