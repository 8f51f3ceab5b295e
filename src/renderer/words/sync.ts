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
      return summary.isLate
        ? { tone: 'warn', text: words.freshnessWords.late(words.formatAgo(summary.checkedAt, now)) }
        : { tone: 'good', text: completeText(words, summary) }
  }
}

const MAX_NAMES = 2

/** Returns the freshness line of a screen with balances that are recent while the history of the account is behind or still being copied. */
export function balancesText(
  words: Words,
  history: Extract<SyncSummary, { kind: 'partly' | 'copying' }>,
  chainName: (id: string) => string,
): FreshnessText {
  const { freshnessWords, formatList } = words
  if (history.kind === 'copying') return { tone: 'good', text: freshnessWords.balancesFirst }
  const { troubled } = history
  const where = troubled.length > MAX_NAMES ? freshnessWords.chains(troubled.length) : formatList(troubled.map(chainName))
  return { tone: 'warn', text: freshnessWords.balancesOnly(where) }
}

/** Leaves the age to the badge of the sidebar: two ages of two parts of the data beside each other seem to contradict. */
function completeText(words: Words, { chains, height }: Extract<SyncSummary, { kind: 'complete' }>): string {
  return chains > 1 || height === null ? words.freshnessWords.complete : words.freshnessWords.completeTo(words.formatCount(height))
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
        ? { title: words.freshnessWords.gaps(summary.gaps), detail: words.badgeWords.closing(summary.gaps) }
        : { title: words.badgeWords.partly, detail: words.badgeWords.someOf(summary.complete, summary.chains) }
    case 'complete':
      return { title: words.badgeWords.complete, detail: words.formatAgo(summary.checkedAt, now) }
  }
}
