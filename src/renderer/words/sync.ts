// Describes the age of the data in sentences.
import type { SyncSummary } from '../data/stores/syncSummary.ts'
import type { Words } from './words.ts'

interface FreshnessText {
  tone: 'good' | 'warn' | 'off'
  text: string
}

/** Returns the freshness line of a screen. `chainName` names a chain by its id. */
export function freshnessText(words: Words, summary: SyncSummary, now: number, chainName: (id: string) => string): FreshnessText {
  switch (summary.kind) {
    case 'nothing':
      return { tone: 'off', text: words.freshnessWords.nothing }
    case 'offline':
      return {
        tone: 'off',
        text: summary.since === null ? words.freshnessWords.offline : words.freshnessWords.offlineSince(words.formatTime(summary.since)),
      }
    case 'copying':
      return { tone: 'good', text: words.freshnessWords.copying(summary.rows) }
    case 'partly':
      return { tone: 'warn', text: partlyText(words, summary, now, chainName) }
    case 'complete':
      return { tone: 'good', text: completeText(words, summary, now) }
  }
}

const MAX_NAMES = 2

/** Returns the freshness line of a screen with balances that are recent while other lists of the account are behind. */
export function balancesText(
  words: Words,
  { checkedAt }: Extract<SyncSummary, { kind: 'complete' }>,
  { troubled }: Extract<SyncSummary, { kind: 'partly' }>,
  now: number,
  chainName: (id: string) => string,
): FreshnessText {
  const { freshnessWords, formatAgo, formatList } = words
  const where = troubled.length > MAX_NAMES ? freshnessWords.chains(troubled.length) : formatList(troubled.map(chainName))
  return { tone: 'warn', text: freshnessWords.balancesOnly(formatAgo(checkedAt, now), where) }
}

function completeText(words: Words, summary: Extract<SyncSummary, { kind: 'complete' }>, now: number): string {
  const ago = words.formatAgo(summary.checkedAt, now)
  if (summary.chains > 1) return words.freshnessWords.completeOn(summary.chains, ago)
  return summary.height === null
    ? words.freshnessWords.complete(ago)
    : words.freshnessWords.completeTo(words.formatCount(summary.height), ago)
}

function partlyText(
  words: Words,
  summary: Extract<SyncSummary, { kind: 'partly' }>,
  now: number,
  chainName: (id: string) => string,
): string {
  const names = summary.troubled.map(chainName).join(', ')
  const said =
    summary.since === null ? words.freshnessWords.unread(names) : words.freshnessWords.lastRead(names, words.formatAgo(summary.since, now))
  const text = summary.gaps === 0 ? said : `${said}, ${words.freshnessWords.gaps(summary.gaps)}`
  return summary.chains === 1 ? text : `${words.freshnessWords.completeOnSome(summary.complete, summary.chains)} ${text}`
}

/** Returns the sync badge of the sidebar: a state and a detail. */
export function badgeText(words: Words, summary: SyncSummary, now: number): { title: string; detail: string } {
  switch (summary.kind) {
    case 'nothing':
      return { title: words.badgeWords.noAccount, detail: words.badgeWords.nothing }
    case 'offline':
      return {
        title: words.freshnessWords.offline,
        detail: summary.since === null ? words.badgeWords.noAnswer : words.badgeWords.since(words.formatTime(summary.since)),
      }
    case 'copying':
      return { title: words.badgeWords.copying, detail: words.badgeWords.soFar(words.formatCount(summary.rows)) }
    case 'partly':
      return summary.gaps > 0
        ? { title: words.freshnessWords.gaps(summary.gaps), detail: words.badgeWords.closing }
        : { title: words.badgeWords.partly, detail: words.badgeWords.someOf(summary.complete, summary.chains) }
    case 'complete':
      return { title: words.badgeWords.complete, detail: words.formatAgo(summary.checkedAt, now) }
  }
}
