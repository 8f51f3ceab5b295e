// Holds the English texts of the age of the data.
import { plural } from '../format.ts'

const chains = { one: 'chain', other: 'chains' }

/** Texts of the freshness line of a screen. */
export const freshnessWords = {
  nothing: 'Nothing to sync yet',
  offline: 'Offline',
  offlineSince: (time: string) => `Offline since ${time}. Showing your local copy`,
  copying: (rows: number) => `Syncing history, ${plural(rows, { one: 'record', other: 'records' })} so far`,
  complete: 'Up to date',
  late: (ago: string) => `Last checked ${ago}`,
  completeTo: (height: string) => `Synced to block ${height}`,
  completeOnSome: (complete: number, count: number) => `Up to date on ${complete} of ${plural(count, chains)}.`,
  balancesOnly: (where: string) => `Balances up to date. History behind on ${where}`,
  balancesFirst: 'Balances up to date. History still syncing',
  chains: (count: number) => plural(count, chains),
  unread: (names: string) => `${names} not synced yet`,
  lastRead: (names: string, ago: string) => `${names} last synced ${ago}`,
  gaps: (count: number) => plural(count, { one: 'gap', other: 'gaps' }),
} as const

/** Texts of the sync badge of the sidebar. */
export const badgeWords = {
  noAccount: 'No account yet',
  nothing: 'nothing to sync',
  noAnswer: 'no response yet',
  since: (time: string) => `since ${time}`,
  copying: 'Syncing',
  soFar: (rows: string) => `${rows} so far`,
  closing: (gaps: number) => (gaps === 1 ? 'filling it' : 'filling them'),
  partly: 'Partly up to date',
  someOf: (complete: number, count: number) => `${complete} of ${plural(count, chains)}`,
  complete: 'Checked',
} as const

/** Texts of the age of the data. */
export const syncWords = {
  checkNow: 'Sync now',
  firstCopy: 'syncing',
  notRead: 'not synced',
  notReached: 'Can’t reach Waybill. Showing earlier data',
  notReachedTitle: 'Not connected',
  notReachedDetail: 'to Waybill',
  nextTry: (at: string) => `Next try at ${at}.`,
} as const
