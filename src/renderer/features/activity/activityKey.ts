// Names one line of the timeline: a transaction as one account sees it.
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'

/** Identifies a transaction as one account sees it. */
export type ActivityKey = Pick<ActivityItem, 'accountId' | 'chainId' | 'hash'>

/** Returns one text that identifies a line of the timeline. */
export function keyOf({ accountId, chainId, hash }: ActivityKey): string {
  return `${chainId} ${hash} ${accountId}`
}
