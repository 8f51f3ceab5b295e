// Holds the English texts of the window around the screens.
import type { Screen } from '../../../../shared/domain/screens.ts'

/** Texts of the window around the screens. */
export const shellWords = {
  accounts: 'Accounts',
  keys: 'Shortcuts',
  needsYou: (count: number) => `${count} ${count === 1 ? 'action' : 'actions'} needed`,
  chainChanges: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} in the registry`,
  lost: 'Connection to Waybill lost. Data may be out of date. Reconnecting.',
  lostForLong: 'Connection to Waybill lost. If you closed Waybill, start it again and open the new address it prints.',
  mainNavigation: 'Main',
  bands: 'Network and connection',
  emulatedBand: (where: string) => `Emulated Ledger at ${where} (development).`,
  folderLost: (folder: string) => `The data folder ${folder} is missing, so changes can’t be saved. Put it back or restart Waybill.`,
  unread: (count: number) => `${count} unread`,
  transferPages: 'Transfers, withdrawals',
  holdingPages: 'Portfolio, staking, VIP, governance, receive, gains',
  accountPages: 'Accounts, address book, permissions, messages',
  upkeep: 'Settings and health',
  practiceBand: 'Practice network: play money. Nothing here is real.',
  refused: 'Waybill was restarted and no longer accepts this page. Open the new address it printed.',
  skip: 'Skip to content',
  starting: 'Waybill is starting',
  /** Title of the window or the browser's tab, which begins with the number of transfers under way. */
  windowTitle: (screen: string, live: number) => `${live === 0 ? '' : `(${live}) `}${screen} – Waybill`,
} as const

/** Texts of the button that opens the command palette. */
export const paletteButton = {
  keys: 'Ctrl K',
  keysOnMac: '⌘ K',
  open: 'Search or run a command',
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
  vip: 'VIP',
  governance: 'Governance',
  gains: 'Gains',
  explorer: 'Explorer',
  notices: 'Notifications',
  accounts: 'Accounts',
  addressBook: 'Address book',
  messages: 'Sign messages',
  settings: 'Settings',
  health: 'Health',
}
