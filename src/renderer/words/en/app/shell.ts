// Holds the English texts of the window around the screens.
import type { Screen } from '../../../../shared/domain/screens.ts'

/** Texts of the window around the screens. */
export const shellWords = {
  accounts: 'Accounts',
  keys: 'Shortcuts',
  needsYou: (count: number) => `${count} ${count === 1 ? 'needs' : 'need'} you`,
  chainChanges: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} in the registry`,
  lost: 'Connection to Waybill lost. Data may be out of date. Reconnecting.',
  lostForLong: 'Connection to Waybill lost. If you closed Waybill, start it again and open the new address it prints.',
  mainNavigation: 'Main',
  bands: 'Network and connection',
  emulatedBand: (where: string) => `Emulated Ledger at ${where} (development).`,
  folderLost: (folder: string) => `The data folder ${folder} is missing, so changes can’t be saved. Put it back or restart Waybill.`,
  unread: (count: number) => `${count} unread`,
  transferPages: 'Transfers, withdrawals',
  holdingPages: 'Portfolio, staking, governance, receive, gains',
  accountPages: 'Accounts, permissions, messages',
  upkeep: 'Settings and health',
  practiceBand: 'Practice network: play money. Nothing here is real.',
  refused: 'Waybill was restarted and no longer accepts this page. Open the new address it printed.',
  skip: 'Skip to content',
  starting: 'Waybill is starting',
  /** Title of the window or the browser's tab, which begins with the number of transfers under way. */
  windowTitle: (screen: string, live: number) => `${live === 0 ? '' : `(${live}) `}${screen} – Waybill`,
} as const

/** Names of the screens. */
export const screenNames: Record<Screen, string> = {
  welcome: 'Welcome',
  portfolio: 'Portfolio',
  activity: 'Activity',
  nfts: 'NFTs',
  transfer: 'New transfer',
  receive: 'Receive',
  transfers: 'Transfers',
  withdrawals: 'Withdrawals',
  permissions: 'Permissions',
  staking: 'Staking',
  governance: 'Governance',
  gains: 'Gains',
  explorer: 'Explorer',
  notices: 'Notifications',
  accounts: 'Accounts',
  messages: 'Messages',
  settings: 'Settings',
  health: 'Health',
}

/** Where a key works. */
export type KeyGroup = 'screens' | 'everywhere' | 'lists'

/** Names the groups of keys, in their order on the sheet. */
export const keyGroups: Record<KeyGroup, string> = {
  screens: 'Go to a screen: press g, then the letter',
  everywhere: 'Everywhere',
  lists: 'In lists',
}

/** Stands between two keys that are pressed one after the other. */
export const keyThen = 'then'

/** Describes the keys, for the sheet that lists them. */
export const keyWords: readonly { group: KeyGroup; keys: readonly string[]; onMac?: readonly string[]; does: string }[] = [
  { group: 'screens', keys: ['g', 'p'], does: 'Portfolio' },
  { group: 'screens', keys: ['g', 'a'], does: 'Activity' },
  { group: 'screens', keys: ['g', 'n'], does: 'NFTs' },
  { group: 'screens', keys: ['g', 't'], does: 'New transfer' },
  { group: 'screens', keys: ['g', 'w'], does: 'Transfers' },
  { group: 'screens', keys: ['g', 'e'], does: 'Explorer' },
  { group: 'screens', keys: ['g', 'r'], does: 'Receive' },
  { group: 'screens', keys: ['g', 'i'], does: 'Notifications' },
  { group: 'screens', keys: ['g', 'c'], does: 'Accounts' },
  { group: 'screens', keys: ['g', 'm'], does: 'Messages' },
  { group: 'screens', keys: ['g', 's'], does: 'Settings' },
  { group: 'everywhere', keys: ['Ctrl', 'K'], onMac: ['⌘', 'K'], does: 'Command palette' },
  { group: 'everywhere', keys: ['Ctrl', '1–9'], onMac: ['⌘', '1–9'], does: 'Screens 1 to 9, from the top' },
  { group: 'everywhere', keys: ['Alt', '←'], onMac: ['⌘', '['], does: 'Back' },
  { group: 'everywhere', keys: ['Alt', '→'], onMac: ['⌘', ']'], does: 'Forward' },
  { group: 'everywhere', keys: ['/'], does: 'Search Activity, NFTs or the Explorer' },
  { group: 'lists', keys: ['j', 'k'], does: 'Next and previous row' },
  { group: 'lists', keys: ['x'], does: 'Select the row in Activity (or Space)' },
  { group: 'lists', keys: ['Shift', 'j'], does: 'Extend the selection' },
  { group: 'lists', keys: ['Enter'], does: 'Open the row' },
  { group: 'everywhere', keys: ['Esc'], does: 'Close' },
  { group: 'everywhere', keys: ['?'], does: 'Keyboard shortcuts' },
]
