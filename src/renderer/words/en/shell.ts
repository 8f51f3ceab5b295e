// Words of the window around the screens.
import type { Screen } from '../../../shared/screens.ts'

export const shellWords = {
  accounts: 'Accounts',
  keys: 'Keys',
  live: (count: number) => `${count} under way`,
  lost: 'Connection to Waybill lost. What you see may be old. Trying again.',
  mainNavigation: 'Main',
  bands: 'Network and connection',
  emulatedBand: (where: string) => `Emulated Ledger at ${where}: for development.`,
  folderLost: (folder: string) =>
    `The data folder is gone from ${folder}: nothing that you do now is kept. Put it back where it was, or start Waybill anew.`,
  unread: (count: number) => `${count} unread`,
  papers: 'Waybills, withdrawals, allowances, durations',
  history: 'Timeline and figures',
  upkeep: 'Settings and health',
  practiceBand: 'Practice network: play money. Nothing on this screen is real.',
  refused: 'Waybill was started anew and no longer knows this page. Open the address that it printed.',
  skip: 'Skip to content',
  starting: 'Waybill is starting',
  /** Of the window or the browser's tab: transfers under way are counted where the eye is first. */
  windowTitle: (screen: string, live: number) => `${live === 0 ? '' : `(${live}) `}${screen} – Waybill`,
} as const

export const screenNames: Record<Screen, string> = {
  welcome: 'Welcome',
  portfolio: 'Portfolio',
  activity: 'Activity',
  figures: 'Figures',
  nfts: 'NFTs',
  transfer: 'Transfer',
  receive: 'Receive',
  waybills: 'Waybills',
  withdrawals: 'Withdrawals',
  allowances: 'Allowances',
  durations: 'Durations',
  explorer: 'Explorer',
  notices: 'Notices',
  accounts: 'Accounts',
  messages: 'Messages',
  settings: 'Settings',
  health: 'Health',
}

/** What the keys do, for the sheet that lists them. */
export const keyWords: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['g', 'p'], does: 'Portfolio' },
  { keys: ['g', 'a'], does: 'Activity' },
  { keys: ['g', 'n'], does: 'NFTs' },
  { keys: ['g', 't'], does: 'Transfer' },
  { keys: ['g', 'w'], does: 'Waybills' },
  { keys: ['g', 'e'], does: 'Explorer' },
  { keys: ['g', 'r'], does: 'Receive' },
  { keys: ['g', 'i'], does: 'Notices' },
  { keys: ['g', 'c'], does: 'Accounts' },
  { keys: ['g', 'm'], does: 'Messages' },
  { keys: ['g', 's'], does: 'Settings' },
  { keys: ['Ctrl', 'K'], does: 'Find or do anything; ⌘ K on a Mac' },
  { keys: ['Ctrl', '1–8'], does: 'A screen, by its place; ⌘ on a Mac' },
  { keys: ['/'], does: 'Search Activity, NFTs or the Explorer' },
  { keys: ['j', 'k'], does: 'Next and previous line of a list' },
  { keys: ['x'], does: 'Pick the line in Activity; Space does too' },
  { keys: ['Shift', 'j'], does: 'Pick on, line by line' },
  { keys: ['Enter'], does: 'Open the line' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['?'], does: 'This list' },
]
