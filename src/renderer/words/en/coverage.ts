// What is held of each stream and what is missing, as sentences.
import type { ChainHead, StreamKind, StreamState } from '../../../shared/status.ts'
import { formatAgo, formatCount, formatDay, formatTime, plural } from './format.ts'

export interface CoverageText {
  tone: 'good' | 'warn' | 'off'
  lines: string[]
}

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

const HISTORY: readonly StreamKind[] = ['txs', 'evmTxs', 'internalTxs']
const SHOWN_GAPS = 3
const more = { one: 'more gap', other: 'more gaps' }
const records = { one: 'record', other: 'records' }
const olds = { one: 'old record', other: 'old records' }

/** Everything that there is to say of a stream: how far it reaches, what is missing, what is done about it. */
export function coverageText(stream: StreamState, head: Pick<ChainHead, 'height'> | null, now: number): CoverageText {
  if (!stream.isOffered) return { tone: 'off', lines: [absent(stream.stream)] }
  const extent = HISTORY.includes(stream.stream) ? historyExtent(stream, head, now) : setExtent(stream, now)
  const lines = [...extent, ...trouble(stream), ...aside(stream, now)]
  if (stream.error !== null || stream.gaps > 0) return { tone: 'warn', lines }
  return { tone: stream.isComplete ? 'good' : 'off', lines }
}

function absent(kind: StreamKind): string {
  if (kind === 'staking') return 'This chain has no staking'
  return kind === 'richList' ? 'Nobody keeps a list of holders here' : 'The indexer of this chain does not keep them'
}

function setExtent({ checkedAt, isComplete, rows }: StreamState, now: number): string[] {
  if (checkedAt === null) return ['Not read yet']
  const read = `read ${formatAgo(checkedAt, now)}`
  if (!isComplete) return [`Not complete, ${read}`]
  return [rows === 0 ? `Nothing there, ${read}` : `Complete, ${plural(rows, records)}, ${read}`]
}

function historyExtent(stream: StreamState, head: Pick<ChainHead, 'height'> | null, now: number): string[] {
  const { checkedAt, isComplete, rows, to, missing } = stream
  if (checkedAt === null && rows === 0) return ['Not read yet']
  const amount = plural(rows, records)
  if (isComplete) {
    const height = stream.error === null ? (head?.height ?? to) : to
    const reach = height === null ? 'Complete' : `Complete to block ${formatCount(height)}`
    return [`${reach}, ${amount}${checkedAt === null ? '' : `, ${formatAgo(checkedAt, now)}`}`]
  }
  const gaps = missing.flatMap((gap) => (gap.from === null ? [] : gapText(gap.from, gap.to)))
  const last = missing.find(({ from }) => from === null)
  return [
    `${amount} so far`,
    ...gaps.slice(0, SHOWN_GAPS),
    ...(gaps.length > SHOWN_GAPS ? [plural(gaps.length - SHOWN_GAPS, more)] : []),
    ...(last?.to === undefined || last.to === null ? [] : [`Older than block ${formatCount(last.to)} still to come`]),
  ]
}

function gapText(from: number, to: number | null): string {
  return to === null ? `Gap from block ${formatCount(from)} on` : `Gap from block ${formatCount(from)} to ${formatCount(to)}`
}

function trouble({ error, nextTryAt, gaps, activity }: StreamState): string[] {
  if (error !== null) return [`${error.message} ${nextTryAt === null ? 'Trying again' : `Trying again at ${formatTime(nextTryAt)}`}`]
  if (gaps === 0) return []
  return [activity === 'running' || nextTryAt === null ? 'Closing the gap now' : `Closing the gap at ${formatTime(nextTryAt)}`]
}

/** What happened to the list itself. */
function aside({ resetAt, audit }: StreamState, now: number): string[] {
  const reset = resetAt === null ? [] : [`The list began anew on ${formatDay(resetAt, now)}. What was read before is kept`]
  if (audit === null || audit.finishedAt === null) return reset
  const changes = [
    ...(audit.appeared > 0 ? [`${plural(audit.appeared, olds)} had appeared`] : []),
    ...(audit.gone > 0 ? [`${plural(audit.gone, olds)} had gone and ${audit.gone === 1 ? 'is' : 'are'} kept`] : []),
  ]
  return [...reset, `Checked again whole on ${formatDay(audit.finishedAt, now)}${changes.length === 0 ? '' : `: ${changes.join(', ')}`}`]
}

export const coverageWords = {
  title: 'What is on this computer',
  lead: 'For each chain and account: how far the copy reaches, what is missing, and what is done about it.',
  open: 'See what is copied and what is missing',
  head: (height: string) => `block ${height}`,
  every: (seconds: string) => `a block every ${seconds} s`,
} as const

/** @example blockPace(2130) // '2.1' */
export function blockPace(ms: number): string {
  return (ms / 1000).toFixed(1)
}
