// Holds the English texts of the window around the screens.
import type { Screen } from '../../../../shared/domain/screens.ts'

/** Texts of the window around the screens. */
export const shellWords = {
  accounts: 'Accounts',
  keys: 'Shortcuts',
  live: (count: number) => `${count} in progress`,
  lost: 'Connection to Waybill lost. Data may be out of date. Reconnecting.',
  lostForLong: 'Connection to Waybill lost. If you closed Waybill, start it again and open the new address it prints.',
  mainNavigation: 'Main',
  bands: 'Network and connection',
  emulatedBand: (where: string) => `Emulated Ledger at ${where} (development).`,
  folderLost: (folder: string) => `The data folder ${folder} is missing, so changes can’t be saved. Put it back or restart Waybill.`,
  unread: (count: number) => `${count} unread`,
  transferPages: 'Transfers, withdrawals',
  holdingPages: 'Portfolio, staking, governance',
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
  explorer: 'Explorer',
  notices: 'Notifications',
  accounts: 'Accounts',
  messages: 'Messages',
  settings: 'Settings',
  health: 'Health',
}

/** Describes the keys, for the sheet that lists them. */
export const keyWords: readonly { keys: readonly string[]; onMac?: readonly string[]; does: string }[] = [
  { keys: ['g', 'p'], does: 'Portfolio' },
  { keys: ['g', 'a'], does: 'Activity' },
  { keys: ['g', 'n'], does: 'NFTs' },
  { keys: ['g', 't'], does: 'New transfer' },
  { keys: ['g', 'w'], does: 'Transfers' },
  { keys: ['g', 'e'], does: 'Explorer' },
  { keys: ['g', 'r'], does: 'Receive' },
  { keys: ['g', 'i'], does: 'Notifications' },
  { keys: ['g', 'c'], does: 'Accounts' },
  { keys: ['g', 'm'], does: 'Messages' },
  { keys: ['g', 's'], does: 'Settings' },
  { keys: ['Ctrl', 'K'], onMac: ['⌘', 'K'], does: 'Command palette' },
  { keys: ['Ctrl', '1–9'], onMac: ['⌘', '1–9'], does: 'Screens 1 to 9, from the top' },
  { keys: ['Alt', '←'], onMac: ['⌘', '['], does: 'Back' },
  { keys: ['Alt', '→'], onMac: ['⌘', ']'], does: 'Forward' },
  { keys: ['/'], does: 'Search Activity, NFTs or the Explorer' },
  { keys: ['j', 'k'], does: 'Next and previous row' },
  { keys: ['x'], does: 'Select the row in Activity (or Space)' },
  { keys: ['Shift', 'j'], does: 'Extend the selection' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['Esc'], does: 'Close' },
  { keys: ['?'], does: 'Keyboard shortcuts' },
]
