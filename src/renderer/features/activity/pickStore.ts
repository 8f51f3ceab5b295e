// Holds the transactions that were picked to be labelled, copied or exported together. A new search clears them.
import { create } from 'zustand'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { keyOf } from './activityKey.ts'
import { useActivity } from './activityStore.ts'

/** Most transactions that one export or one label takes. */
export const MAX_PICKED = 2000

/** Holds the picked transactions by key. */
export const usePicked = create<{ picked: ReadonlyMap<string, ActivityItem> }>(() => ({ picked: new Map() }))

/** Picks a transaction, or removes the pick. */
export function togglePicked(item: ActivityItem): void {
  usePicked.setState(({ picked }) => {
    const changed = new Map(picked)
    if (!changed.delete(keyOf(item)) && changed.size < MAX_PICKED) changed.set(keyOf(item), item)
    return { picked: changed }
  })
}

/** Adds all of these to the picked ones. */
export function pick(items: readonly ActivityItem[]): void {
  usePicked.setState(({ picked }) => {
    const changed = new Map(picked)
    for (const item of items) if (changed.size < MAX_PICKED) changed.set(keyOf(item), item)
    return { picked: changed }
  })
}

/** Clears all picks. */
export function clearPicked(): void {
  if (usePicked.getState().picked.size > 0) usePicked.setState({ picked: new Map() })
}

useActivity.subscribe((activity, before) => {
  if (activity.text !== before.text) clearPicked()
})
