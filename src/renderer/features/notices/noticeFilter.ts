// Groups the notices for the filter above their list. Pure.
import type { EventNotice, Notice } from '../../../shared/contract/notices.ts'

/** What the filter offers: everything, what waits for the user, what went wrong, and what is done. */
export const NOTICE_FILTERS = ['all', 'needsYou', 'problems', 'done'] as const
/** One of them. */
export type NoticeFilter = (typeof NOTICE_FILTERS)[number]

/** Returns the group of a notice: a vote that ends waits for the user, stake that is free again is done. */
export function groupOf(notice: Notice | EventNotice): Exclude<NoticeFilter, 'all'> {
  if ('event' in notice) return notice.event.kind === 'voteEnds' ? 'needsYou' : 'done'
  if (notice.kind === 'needsYou') return 'needsYou'
  return notice.kind === 'arrived' ? 'done' : 'problems'
}
