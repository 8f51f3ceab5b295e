// Words on how new the data is.
import { plural } from './format.ts'

const chains = { one: 'chain', other: 'chains' }

/** The line at the head of a screen. */
export const freshnessWords = {
  nothing: 'Nothing to copy yet',
  offline: 'Offline',
  offlineSince: (time: string) => `Offline since ${time}. Showing what is on this computer`,
  copying: (rows: number) => `Copying history, ${plural(rows, { one: 'record', other: 'records' })} so far`,
  complete: (ago: string) => `Complete, ${ago}`,
  completeTo: (height: string, ago: string) => `Complete to block ${height}, ${ago}`,
  completeOn: (count: number, ago: string) => `Complete on ${plural(count, chains)}, ${ago}`,
  completeOnSome: (complete: number, count: number) => `Complete on ${complete} of ${plural(count, chains)}.`,
  unread: (names: string) => `${names} was not read yet`,
  lastRead: (names: string, ago: string) => `${names} was last read ${ago}`,
  gaps: (count: number) => plural(count, { one: 'gap', other: 'gaps' }),
} as const

/** The badge at the foot of the rail. */
export const badgeWords = {
  noAccount: 'No account yet',
  nothing: 'nothing to copy',
  noAnswer: 'no answer yet',
  since: (time: string) => `since ${time}`,
  copying: 'Copying history',
  soFar: (rows: string) => `${rows} so far`,
  closing: 'closing them',
  partly: 'Partly up to date',
  someOf: (complete: number, count: number) => `${complete} of ${plural(count, chains)}`,
  complete: 'Up to date',
} as const

export const syncWords = {
  checkNow: 'Check for news now',
  notRead: 'not read',
  notReached: 'Waybill cannot be reached. Showing what was read before',
  notReachedTitle: 'Not connected',
  notReachedDetail: 'to Waybill',
  nextTry: (at: string) => `Next try at ${at}.`,
} as const
