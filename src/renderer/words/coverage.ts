// Describes what is stored of each sync target and what is missing, in sentences.
import type { ChainHead, SyncTargetKind, SyncTargetState } from '../../shared/contract/status.ts'
import { sayError } from './errors.ts'
import type { Words } from './words.ts'

interface CoverageText {
  tone: 'good' | 'warn' | 'off'
  lines: string[]
}

const HISTORY: readonly SyncTargetKind[] = ['txs', 'evmTxs', 'internalTxs']
const SHOWN_GAPS = 3

/** Describes a sync target: how far it reaches, what is missing, and what is done about it, unless its error is said elsewhere. */
export function coverageText(
  words: Words,
  stream: SyncTargetState,
  head: Pick<ChainHead, 'height'> | null,
  now: number,
  isErrorApart = false,
): CoverageText {
  if (!stream.isOffered) return { tone: 'off', lines: [absent(words, stream.stream)] }
  const extent = HISTORY.includes(stream.stream) ? historyExtent(words, stream, head, now) : setExtent(words, stream, now)
  const said = isErrorApart && stream.error !== null ? [] : trouble(words, stream)
  const lines = [...extent, ...said, ...aside(words, stream, now)]
  if (stream.error !== null || stream.gaps > 0) return { tone: 'warn', lines }
  return { tone: stream.isComplete ? 'good' : 'off', lines }
}

function absent(words: Words, kind: SyncTargetKind): string {
  if (kind === 'staking') return words.extentWords.noStaking
  return kind === 'richList' ? words.extentWords.noRichList : words.extentWords.notKept
}

function setExtent(words: Words, { checkedAt, isComplete, rows }: SyncTargetState, now: number): string[] {
  if (checkedAt === null) return [words.extentWords.notRead]
  const extent = rows === 0 ? words.extentWords.nothingThere : `${words.extentWords.complete}, ${words.extentWords.records(rows)}`
  return [words.extentWords.read(isComplete ? extent : words.extentWords.notComplete, words.formatAgo(checkedAt, now))]
}

function historyExtent(words: Words, stream: SyncTargetState, head: Pick<ChainHead, 'height'> | null, now: number): string[] {
  const { checkedAt, isComplete, rows, to, missing } = stream
  if (checkedAt === null && rows === 0) return [words.extentWords.notRead]
  const amount = words.extentWords.records(rows)
  if (isComplete) {
    const height = stream.error === null ? (head?.height ?? to) : to
    const reach = height === null ? words.extentWords.complete : words.extentWords.completeTo(words.formatCount(height))
    return [`${reach}, ${amount}${checkedAt === null ? '' : `, ${words.formatAgo(checkedAt, now)}`}`]
  }
  const gaps = missing.flatMap((gap) => (gap.from === null ? [] : gapText(words, gap.from, gap.to)))
  const last = missing.find(({ from }) => from === null)
  return [
    words.extentWords.soFar(amount),
    ...gaps.slice(0, SHOWN_GAPS),
    ...(gaps.length > SHOWN_GAPS ? [words.extentWords.moreGaps(gaps.length - SHOWN_GAPS)] : []),
    ...(last?.to === undefined || last.to === null ? [] : [words.extentWords.older(words.formatCount(last.to))]),
  ]
}

function gapText(words: Words, from: number, to: number | null): string {
  return to === null
    ? words.extentWords.openGap(words.formatCount(from))
    : words.extentWords.gap(words.formatCount(from), words.formatCount(to))
}

function trouble(words: Words, { error, nextTryAt, gaps, activity }: SyncTargetState): string[] {
  if (error !== null) return [`${sayError(words, error)} ${retryText(words, nextTryAt)}`]
  if (gaps === 0) return []
  return [
    activity === 'running' || nextTryAt === null ? words.extentWords.closing : words.extentWords.closingAt(words.formatTime(nextTryAt)),
  ]
}

/** What fails, said once, and the chains where it does. */
export interface SyncFailure {
  text: string
  chainIds: string[]
}

/** Returns what fails, each sentence once, with the next try of all of them. */
export function failuresOf(words: Words, streams: readonly SyncTargetState[]): SyncFailure[] {
  const failing = streams.flatMap((stream) => (stream.isOffered && stream.error !== null ? [{ ...stream, error: stream.error }] : []))
  const groups = Map.groupBy(failing, ({ error }) => sayError(words, error))
  return [...groups].map(([said, all]) => {
    const tries = all.flatMap(({ nextTryAt }) => (nextTryAt === null ? [] : [nextTryAt]))
    return {
      text: `${said} ${retryText(words, tries.length === 0 ? null : Math.min(...tries))}`,
      chainIds: [...new Set(all.map(({ chainId }) => chainId))],
    }
  })
}

function retryText({ extentWords, formatTime }: Words, nextTryAt: number | null): string {
  return nextTryAt === null ? extentWords.trying : extentWords.tryingAt(formatTime(nextTryAt))
}

/** Says what happened to the list itself. */
function aside(words: Words, { resetAt, audit }: SyncTargetState, now: number): string[] {
  const reset = resetAt === null ? [] : [words.extentWords.anew(words.formatDay(resetAt, now))]
  if (audit === null || audit.finishedAt === null) return reset
  const changes = [
    ...(audit.appeared > 0 ? [words.extentWords.appeared(audit.appeared)] : []),
    ...(audit.gone > 0 ? [words.extentWords.gone(audit.gone)] : []),
  ]
  const checked = words.extentWords.checked(words.formatDay(audit.finishedAt, now))
  return [...reset, changes.length === 0 ? checked : `${checked}: ${changes.join(', ')}`]
}

/** @example blockPace(2130) // '2.1' */
export function blockPace(words: Words, ms: number): string {
  return words.formatTenths(ms / 1000)
}
