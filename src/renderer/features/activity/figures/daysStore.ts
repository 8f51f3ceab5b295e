// Holds what each day on screen changed, over everything that the search finds on it; read when its heading comes into view.
import { create } from 'zustand'
import type { Movement } from '../../../../shared/contract/history/activity.ts'
import { asAppError, type AppError } from '../../../../shared/domain/errors.ts'
import { client, onEvent } from '../../../data/api.ts'
import { useActivity } from '../activityStore.ts'

/** State of the daily net changes. */
export interface DaysState {
  /** Net changes by the first moment of the day. */
  nets: ReadonlyMap<number, readonly Movement[]>
  error: AppError | null
}

/** Holds the daily net changes. */
export const useDays = create<DaysState>(() => ({ nets: new Map(), error: null }))

/** Days that were requested, and the generation of the search they belong to. */
const asked = { days: new Set<number>(), generation: 0 }
/** Most days in one question. */
const MAX = 40

/** Returns the local day around a moment, in milliseconds. */
export function dayAround(at: number): { from: number; until: number } {
  const date = new Date(at)
  const midnight = (shift: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + shift).getTime()
  return { from: midnight(0), until: midnight(1) }
}

/** Reads the days around some moments, except those already read. Values of an older state stay until the new ones arrive. */
export async function readDays(moments: readonly number[]): Promise<void> {
  const days = moments.map(dayAround).filter(({ from }) => !asked.days.has(from))
  if (days.length === 0) return
  const { generation } = asked
  for (const { from } of days) asked.days.add(from)
  const { text } = useActivity.getState()
  try {
    for (let start = 0; start < days.length; start += MAX) {
      const read = await client['activity.days']({ filter: { text }, days: days.slice(start, start + MAX) })
      if (generation !== asked.generation) return
      useDays.setState(({ nets }) => ({ nets: new Map([...nets, ...read.map((day) => [day.from, day.nets] as const)]) }))
    }
    useDays.setState({ error: null })
  } catch (error) {
    // Allows the days to be requested again when their headings come into view again.
    for (const { from } of days) asked.days.delete(from)
    useDays.setState({ error: asAppError(error) })
  }
}

function forget(keepsShown: boolean): void {
  asked.generation += 1
  asked.days.clear()
  if (!keepsShown) useDays.setState({ nets: new Map() })
}

useActivity.subscribe((now, before) => {
  if (now.text !== before.text) forget(false)
  // Newer rows change the sums of their days.
  else if (now.total !== before.total) forget(true)
})
onEvent(({ type }) => {
  if (type === 'network.changed') forget(false)
})
