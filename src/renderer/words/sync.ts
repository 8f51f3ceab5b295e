// Describes the age of the data in sentences.
import type { SyncSummary } from '../data/stores/syncSummary.ts'
import * as english from './en/sync.ts'
import { formatAgo, formatCount, formatTime } from './format.ts'
import { localized } from './localized.ts'

/** Texts of the age of the data in the language of the page. */
export const { syncWords } = localized('sync', english)
const { freshnessWords: words, badgeWords: badge } = localized('sync', english)

interface FreshnessText {
  tone: 'good' | 'warn' | 'off'
  text: string
}

/** Returns the freshness line of a screen. `chainName` names a chain by its id. */
export function freshnessText(summary: SyncSummary, now: number, chainName: (id: string) => string): FreshnessText {
  switch (summary.kind) {
    case 'nothing':
      return { tone: 'off', text: words.nothing }
    case 'offline':
      return { tone: 'off', text: summary.since === null ? words.offline : words.offlineSince(formatTime(summary.since)) }
    case 'copying':
      return { tone: 'good', text: words.copying(summary.rows) }
    case 'partly':
      return { tone: 'warn', text: partlyText(summary, now, chainName) }
    case 'complete':
      return { tone: 'good', text: completeText(summary, now) }
  }
}

function completeText(summary: Extract<SyncSummary, { kind: 'complete' }>, now: number): string {
  const ago = formatAgo(summary.checkedAt, now)
  if (summary.chains > 1) return words.completeOn(summary.chains, ago)
  return summary.height === null ? words.complete(ago) : words.completeTo(formatCount(summary.height), ago)
}

function partlyText(summary: Extract<SyncSummary, { kind: 'partly' }>, now: number, chainName: (id: string) => string): string {
  const names = summary.troubled.map(chainName).join(', ')
  const said = summary.since === null ? words.unread(names) : words.lastRead(names, formatAgo(summary.since, now))
  const text = summary.gaps === 0 ? said : `${said}, ${words.gaps(summary.gaps)}`
  return summary.chains === 1 ? text : `${words.completeOnSome(summary.complete, summary.chains)} ${text}`
}

/** Returns the sync badge of the rail: a state and a detail. */
export function badgeText(summary: SyncSummary, now: number): { title: string; detail: string } {
  switch (summary.kind) {
    case 'nothing':
      return { title: badge.noAccount, detail: badge.nothing }
    case 'offline':
      return { title: words.offline, detail: summary.since === null ? badge.noAnswer : badge.since(formatTime(summary.since)) }
    case 'copying':
      return { title: badge.copying, detail: badge.soFar(formatCount(summary.rows)) }
    case 'partly':
      return summary.gaps > 0
        ? { title: words.gaps(summary.gaps), detail: badge.closing }
        : { title: badge.partly, detail: badge.someOf(summary.complete, summary.chains) }
    case 'complete':
      return { title: badge.complete, detail: formatAgo(summary.checkedAt, now) }
  }
}
