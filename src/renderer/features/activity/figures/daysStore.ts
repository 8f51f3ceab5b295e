// Holds what each day on screen changed, over everything that the search finds on it; read when its heading comes into view.
import { createStore, type StoreApi } from 'zustand'
import type { Movement } from '../../../../shared/contract/history/activity.ts'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import { queryOf } from '../activityState.ts'
import { activityStore } from '../activityStore.ts'
import { storeHook, type AppWindow } from '../../../window.ts'

/** State of the daily net changes. */
export interface DaysState {
  /** Net changes by the first moment of the day. */
  nets: ReadonlyMap<number, readonly Movement[]>
  error: AppError | null
}

/** Holds the daily net changes. */
function daysStore(win: AppWindow): StoreApi<DaysState> {
  const store = createStore<DaysState>(() => ({ nets: new Map(), error: null }))
  win.part(activityStore).subscribe((now, before) => {
    if (queryOf(now) !== queryOf(before)) forget(win, false)
    // Newer rows change the sums of their days.
    else if (now.total !== before.total) forget(win, true)
  })
  win.onEvent(({ type }) => {
    if (type === 'network.changed') forget(win, false)
  })
  return store
}
/** Reads it in components. */
export const useDays = storeHook(daysStore)

/** Days that were requested, and the generation of the search they belong to. */
const asked = () => ({ days: new Set<number>(), generation: 0 })
/** Most days in one question. */
const MAX = 40

/** Returns the local day around a moment, in milliseconds. */
export function dayAround(at: number): { from: number; until: number } {
  const date = new Date(at)
  const midnight = (shift: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + shift).getTime()
  return { from: midnight(0), until: midnight(1) }
}

/** Reads the days around some moments, except those already read. Values of an older state stay until the new ones arrive. */
export async function readDays(win: AppWindow, moments: readonly number[]): Promise<void> {
  const days = moments.map(dayAround).filter(({ from }) => !win.part(asked).days.has(from))
  if (days.length === 0) return
  const { generation } = win.part(asked)
  for (const { from } of days) win.part(asked).days.add(from)
  const text = queryOf(win.part(activityStore).getState())
  try {
    for (let start = 0; start < days.length; start += MAX) {
      const read = await win.client['activity.days']({ filter: { text }, days: days.slice(start, start + MAX) })
      if (generation !== win.part(asked).generation) return
      win.part(daysStore).setState(({ nets }) => ({ nets: new Map([...nets, ...read.map((day) => [day.from, day.nets] as const)]) }))
    }
    win.part(daysStore).setState({ error: null })
  } catch (error) {
    // Allows the days to be requested again when their headings come into view again.
    for (const { from } of days) win.part(asked).days.delete(from)
    win.part(daysStore).setState({ error: asAppError(error) })
  }
}

function forget(win: AppWindow, keepsShown: boolean): void {
  win.part(asked).generation += 1
  win.part(asked).days.clear()
  if (!keepsShown) win.part(daysStore).setState({ nets: new Map() })
}
