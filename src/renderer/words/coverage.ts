// Describes what is stored of each sync target and what is missing, in sentences.
import type { ChainHead, SyncTargetKind, SyncTargetState } from '../../shared/contract/status.ts'
import * as english from './en/coverage.ts'
import { sayError } from './errors.ts'
import { formatAgo, formatCount, formatDay, formatTenths, formatTime } from './format.ts'
import { localized } from './localized.ts'

/** Texts of the coverage drawer in the language of the page. */
export const { syncTargetNames, coverageWords } = localized('coverage', english)
const { extentWords: words } = localized('coverage', english)

interface CoverageText {
  tone: 'good' | 'warn' | 'off'
  lines: string[]
}

const HISTORY: readonly SyncTargetKind[] = ['txs', 'evmTxs', 'internalTxs']
const SHOWN_GAPS = 3

/** Describes a sync target: how far it reaches, what is missing, and what is done about it. */
export function coverageText(stream: SyncTargetState, head: Pick<ChainHead, 'height'> | null, now: number): CoverageText {
  if (!stream.isOffered) return { tone: 'off', lines: [absent(stream.stream)] }
  const extent = HISTORY.includes(stream.stream) ? historyExtent(stream, head, now) : setExtent(stream, now)
  const lines = [...extent, ...trouble(stream), ...aside(stream, now)]
  if (stream.error !== null || stream.gaps > 0) return { tone: 'warn', lines }
  return { tone: stream.isComplete ? 'good' : 'off', lines }
}

function absent(kind: SyncTargetKind): string {
  if (kind === 'staking') return words.noStaking
  return kind === 'richList' ? words.noRichList : words.notKept
}

function setExtent({ checkedAt, isComplete, rows }: SyncTargetState, now: number): string[] {
  if (checkedAt === null) return [words.notRead]
  const extent = rows === 0 ? words.nothingThere : `${words.complete}, ${words.records(rows)}`
  return [words.read(isComplete ? extent : words.notComplete, formatAgo(checkedAt, now))]
}

function historyExtent(stream: SyncTargetState, head: Pick<ChainHead, 'height'> | null, now: number): string[] {
  const { checkedAt, isComplete, rows, to, missing } = stream
  if (checkedAt === null && rows === 0) return [words.notRead]
  const amount = words.records(rows)
  if (isComplete) {
    const height = stream.error === null ? (head?.height ?? to) : to
    const reach = height === null ? words.complete : words.completeTo(formatCount(height))
    return [`${reach}, ${amount}${checkedAt === null ? '' : `, ${formatAgo(checkedAt, now)}`}`]
  }
  const gaps = missing.flatMap((gap) => (gap.from === null ? [] : gapText(gap.from, gap.to)))
  const last = missing.find(({ from }) => from === null)
  return [
    words.soFar(amount),
    ...gaps.slice(0, SHOWN_GAPS),
    ...(gaps.length > SHOWN_GAPS ? [words.moreGaps(gaps.length - SHOWN_GAPS)] : []),
    ...(last?.to === undefined || last.to === null ? [] : [words.older(formatCount(last.to))]),
  ]
}

function gapText(from: number, to: number | null): string {
  return to === null ? words.openGap(formatCount(from)) : words.gap(formatCount(from), formatCount(to))
}

function trouble({ error, nextTryAt, gaps, activity }: SyncTargetState): string[] {
  if (error !== null) return [`${sayError(error.message)} ${nextTryAt === null ? words.trying : words.tryingAt(formatTime(nextTryAt))}`]
  if (gaps === 0) return []
  return [activity === 'running' || nextTryAt === null ? words.closing : words.closingAt(formatTime(nextTryAt))]
}

/** Says what happened to the list itself. */
function aside({ resetAt, audit }: SyncTargetState, now: number): string[] {
  const reset = resetAt === null ? [] : [words.anew(formatDay(resetAt, now))]
  if (audit === null || audit.finishedAt === null) return reset
  const changes = [...(audit.appeared > 0 ? [words.appeared(audit.appeared)] : []), ...(audit.gone > 0 ? [words.gone(audit.gone)] : [])]
  const checked = words.checked(formatDay(audit.finishedAt, now))
  return [...reset, changes.length === 0 ? checked : `${checked}: ${changes.join(', ')}`]
}

/** @example blockPace(2130) // '2.1' */
export function blockPace(ms: number): string {
  return formatTenths(ms / 1000)
}
