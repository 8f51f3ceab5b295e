// What names one line of the timeline: a transaction as one account sees it.
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'

export type ActivityKey = Pick<ActivityItem, 'accountId' | 'chainId' | 'hash'>

/** One text for one line of the timeline. */
export function keyOf({ accountId, chainId, hash }: ActivityKey): string {
  return `${chainId} ${hash} ${accountId}`
}
