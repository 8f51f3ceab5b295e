// Groups the notices for the filter above their list. Pure.
import type { EventNotice, Notice } from '../../../shared/contract/notices.ts'
import type { TransferPhase } from '../../../shared/contract/transfer/transfer.ts'
import { isOver } from '../../words/notices.ts'

/** What the filter offers: everything, what waits for the user, what went wrong, and what is done. */
export const NOTICE_FILTERS = ['all', 'needsYou', 'problems', 'done'] as const
/** One of them. */
export type NoticeFilter = (typeof NOTICE_FILTERS)[number]

/**
 * Returns the group of a notice. A vote needs the user until it ends. Stake that became free, locks that ended, and requests that no longer
 * wait are done.
 * @param state the time, and the phase that its transfer has now; null while that is not known
 */
export function groupOf(
  notice: Notice | EventNotice,
  { now, phase }: { now: number; phase: TransferPhase | null },
): Exclude<NoticeFilter, 'all'> {
  if ('event' in notice) return 'endsAt' in notice.event && notice.event.endsAt > now ? 'needsYou' : 'done'
  if (notice.kind === 'needsYou') return phase !== null && isOver(notice, phase) ? 'done' : 'needsYou'
  return notice.kind === 'arrived' ? 'done' : 'problems'
}
