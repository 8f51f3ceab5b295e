// Holds the English texts about what is stored of each sync target and what is missing.
import type { SyncTargetKind } from '../../../../shared/contract/status.ts'
import { plural } from '../format.ts'

const recordForms = { one: 'record', other: 'records' }
const old = { one: 'old record', other: 'old records' }

/** Names of the sync targets, as the heading of a line. */
export const syncTargetNames: Record<SyncTargetKind, string> = {
  txs: 'Transactions',
  evmTxs: 'EVM transactions',
  internalTxs: 'EVM internal calls',
  nfts: 'NFTs',
  balances: 'Balances',
  staking: 'Staking and rewards',
  tokens: 'Token details',
  richList: 'Holder rank',
}

/** Texts of the coverage drawer. */
export const coverageWords = {
  title: 'Sync details',
  lead: 'What’s synced and what’s still missing, by chain and account.',
  open: 'Sync details',
  whole: (lists: number) => (lists === 1 ? '1 list, complete' : `${lists} lists, all complete`),
  head: (height: string) => `block ${height}`,
  every: (seconds: string) => `${seconds} s per block`,
} as const

/** Texts about the state of a sync target. */
export const extentWords = {
  noStaking: 'No staking on this chain',
  noRichList: 'No holder list here',
  notKept: 'Not offered by this chain’s indexer',
  notRead: 'Not synced yet',
  records: (count: number) => plural(count, recordForms),
  read: (extent: string, ago: string) => `${extent}, synced ${ago}`,
  notComplete: 'Incomplete',
  nothingThere: 'None',
  complete: 'Complete',
  completeTo: (height: string) => `Complete to block ${height}`,
  soFar: (records: string) => `${records} so far`,
  older: (height: string) => `Blocks before ${height} still to come`,
  gap: (from: string, to: string) => `Gap from block ${from} to ${to}`,
  openGap: (from: string) => `Gap from block ${from} on`,
  moreGaps: (count: number) => plural(count, { one: 'more gap', other: 'more gaps' }),
  trying: 'Retrying',
  tryingAt: (time: string) => `Retrying at ${time}`,
  closing: 'Closing the gap now',
  closingAt: (time: string) => `Closing the gap at ${time}`,
  anew: (day: string) => `The server’s list restarted on ${day}. Earlier records are kept`,
  checked: (day: string) => `Fully rechecked on ${day}`,
  appeared: (count: number) => `${plural(count, old)} added`,
  gone: (count: number) => `${plural(count, old)} no longer listed, kept here`,
} as const
