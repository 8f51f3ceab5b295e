// How new the data is, as sentences.
import type { SyncSummary } from '../../state/syncSummary.ts'
import { formatAgo, formatCount, formatTime, plural } from './format.ts'

const chains = { one: 'chain', other: 'chains' }
const gaps = { one: 'gap', other: 'gaps' }

export interface FreshnessText {
  tone: 'good' | 'warn' | 'off'
  text: string
}

/** The line at the head of a screen. `chainName` names a chain by its id. */
export function freshnessText(summary: SyncSummary, now: number, chainName: (id: string) => string): FreshnessText {
  switch (summary.kind) {
    case 'nothing':
      return { tone: 'off', text: 'Nothing to copy yet' }
    case 'offline':
      return {
        tone: 'off',
        text: summary.since === null ? 'Offline' : `Offline since ${formatTime(summary.since)}. Showing what is on this computer`,
      }
    case 'copying':
      return { tone: 'good', text: `Copying history, ${plural(summary.rows, { one: 'record', other: 'records' })} so far` }
    case 'partly':
      return { tone: 'warn', text: partlyText(summary, now, chainName) }
    case 'complete':
      return { tone: 'good', text: completeText(summary, now) }
  }
}

function completeText(summary: Extract<SyncSummary, { kind: 'complete' }>, now: number): string {
  const ago = formatAgo(summary.checkedAt, now)
  if (summary.chains > 1) return `Complete on ${plural(summary.chains, chains)}, ${ago}`
  return summary.height === null ? `Complete, ${ago}` : `Complete to block ${formatCount(summary.height)}, ${ago}`
}

function partlyText(summary: Extract<SyncSummary, { kind: 'partly' }>, now: number, chainName: (id: string) => string): string {
  const names = summary.troubled.map(chainName).join(', ')
  const since = summary.since === null ? 'was not read yet' : `was last read ${formatAgo(summary.since, now)}`
  const missing = summary.gaps === 0 ? '' : `, ${plural(summary.gaps, gaps)}`
  const whole = summary.chains === 1 ? '' : `Complete on ${summary.complete} of ${plural(summary.chains, chains)}. `
  return `${whole}${names} ${since}${missing}`
}

/** The badge at the foot of the rail: a state and a detail. */
export function badgeText(summary: SyncSummary, now: number): { title: string; detail: string } {
  switch (summary.kind) {
    case 'nothing':
      return { title: 'No account yet', detail: 'nothing to copy' }
    case 'offline':
      return { title: 'Offline', detail: summary.since === null ? 'no answer yet' : `since ${formatTime(summary.since)}` }
    case 'copying':
      return { title: 'Copying history', detail: `${formatCount(summary.rows)} so far` }
    case 'partly':
      return summary.gaps > 0
        ? { title: plural(summary.gaps, gaps), detail: 'closing them' }
        : { title: 'Partly up to date', detail: `${summary.complete} of ${plural(summary.chains, chains)}` }
    case 'complete':
      return { title: 'Up to date', detail: formatAgo(summary.checkedAt, now) }
  }
}

export const syncWords = {
  checkNow: 'Check for news now',
  notRead: 'not read',
  notReached: 'Waybill cannot be reached. Showing what was read before',
  notReachedTitle: 'Not connected',
  notReachedDetail: 'to Waybill',
  nextTry: (at: string) => `Next try at ${at}.`,
} as const
