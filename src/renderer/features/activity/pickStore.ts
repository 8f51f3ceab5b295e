// Holds the transactions that were picked to be labelled, copied or exported together. A new search clears them.
import { createStore, type StoreApi } from 'zustand'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import { keyOf } from './activityKey.ts'
import { queryOf } from './activityState.ts'
import { activityStore } from './activityStore.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** Most transactions that one export or one label takes. */
export const MAX_PICKED = 2000

/** Holds the picked transactions by key. */
function pickedStore(win: AppWindow): StoreApi<{ picked: ReadonlyMap<string, ActivityItem> }> {
  const store = createStore<{ picked: ReadonlyMap<string, ActivityItem> }>(() => ({ picked: new Map() }))
  win.part(activityStore).subscribe((activity, before) => {
    if (queryOf(activity) !== queryOf(before)) clearPicked(win)
  })
  return store
}
/** Reads it in components. */
export const usePicked = storeHook(pickedStore)

/** Picks the transactions of a line, or removes the picks where all are picked. */
export function togglePicked(win: AppWindow, items: readonly ActivityItem[]): void {
  const { picked } = win.part(pickedStore).getState()
  if (!items.every((item) => picked.has(keyOf(item)))) {
    pick(win, items)
    return
  }
  const keys = new Set(items.map(keyOf))
  win.part(pickedStore).setState({ picked: new Map([...picked].filter(([key]) => !keys.has(key))) })
}

/** Adds all of these to the picked ones. */
export function pick(win: AppWindow, items: readonly ActivityItem[]): void {
  win.part(pickedStore).setState(({ picked }) => {
    const changed = new Map(picked)
    for (const item of items) if (changed.size < MAX_PICKED) changed.set(keyOf(item), item)
    return { picked: changed }
  })
}

/** Clears all picks. */
export function clearPicked(win: AppWindow): void {
  if (win.part(pickedStore).getState().picked.size > 0) win.part(pickedStore).setState({ picked: new Map() })
}
