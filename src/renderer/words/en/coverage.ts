// Words on what is held of each stream and what is missing.
import type { StreamKind } from '../../../shared/status.ts'
import { formOf, plural } from './format.ts'

const recordForms = { one: 'record', other: 'records' }
const old = { one: 'old record', other: 'old records' }

/** What is copied, as the head of a line. */
export const streamNames: Record<StreamKind, string> = {
  txs: 'Transactions',
  evmTxs: 'EVM transactions',
  internalTxs: 'EVM internal calls',
  nfts: 'NFTs',
  balances: 'Balances',
  staking: 'Stakes and rewards',
  tokens: 'Coin and tokens',
  richList: 'Ranks among holders',
}

export const coverageWords = {
  title: 'What is on this computer',
  lead: 'For each chain and account: how far the copy reaches, what is missing, and what is done about it.',
  open: 'See what is copied and what is missing',
  head: (height: string) => `block ${height}`,
  every: (seconds: string) => `a block every ${seconds} s`,
} as const

/** What is said of a stream. */
export const extentWords = {
  noStaking: 'This chain has no staking',
  noRichList: 'Nobody keeps a list of holders here',
  notKept: 'The indexer of this chain does not keep them',
  notRead: 'Not read yet',
  records: (count: number) => plural(count, recordForms),
  read: (extent: string, ago: string) => `${extent}, read ${ago}`,
  notComplete: 'Not complete',
  nothingThere: 'Nothing there',
  complete: 'Complete',
  completeTo: (height: string) => `Complete to block ${height}`,
  soFar: (records: string) => `${records} so far`,
  older: (height: string) => `Older than block ${height} still to come`,
  gap: (from: string, to: string) => `Gap from block ${from} to ${to}`,
  openGap: (from: string) => `Gap from block ${from} on`,
  moreGaps: (count: number) => plural(count, { one: 'more gap', other: 'more gaps' }),
  trying: 'Trying again',
  tryingAt: (time: string) => `Trying again at ${time}`,
  closing: 'Closing the gap now',
  closingAt: (time: string) => `Closing the gap at ${time}`,
  anew: (day: string) => `The list began anew on ${day}. What was read before is kept`,
  checked: (day: string) => `Checked again whole on ${day}`,
  appeared: (count: number) => `${plural(count, old)} had appeared`,
  gone: (count: number) => `${plural(count, old)} had gone and ${formOf(count, { one: 'is', other: 'are' })} kept`,
} as const
