// Holds what the transactions of the timeline are worth; read for those that are drawn or sorted.
import { createStore, type StoreApi } from 'zustand'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import type { PriceMoment, PriceThen } from '../../../shared/contract/history/price.ts'
import { keyOf } from './activityKey.ts'
import { momentsOf, worthOf, type Worth } from './worth.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** Amounts of one question: main answers no more. */
const PER_QUESTION = 500

interface WorthState {
  /** Values by the key of their line; null where none is known. */
  worths: ReadonlyMap<string, Worth | null>
  /** Grows when prices change, so that what is drawn is valued again. */
  generation: number
}

function worthStore(win: AppWindow): StoreApi<WorthState> {
  const store = createStore<WorthState>(() => ({ worths: new Map(), generation: 0 }))
  const forget = (keepsShown: boolean) => {
    win.part(valued).clear()
    store.setState(({ worths, generation }) => ({ worths: keepsShown ? worths : new Map(), generation: generation + 1 }))
  }
  win.onEvent(({ type }) => {
    if (type === 'network.changed' || type === 'privacy.changed') forget(false)
    if (type === 'prices.changed') forget(true)
  })
  return store
}
/** Reads it in components. */
export const useWorths = storeHook(worthStore)

/** Keys of lines that were valued at the present prices. */
const valued = () => new Set<string>()

/** Returns the value of a transaction as far as it was read, in US cents. */
export function centsOfItem(win: AppWindow, item: ActivityItem): string | null {
  return win.part(worthStore).getState().worths.get(keyOf(item))?.cents ?? null
}

/** Values transactions that were not valued yet. @throws AppError where main cannot be asked. */
export async function readWorths(win: AppWindow, items: readonly ActivityItem[]): Promise<void> {
  const { generation } = win.part(worthStore).getState()
  const asked = items.filter((item) => !win.part(valued).has(keyOf(item))).map((item) => ({ key: keyOf(item), moments: momentsOf(item) }))
  if (asked.length === 0) return
  const values = await valuesOf(
    win,
    asked.flatMap(({ moments }) => moments),
  )
  if (generation !== win.part(worthStore).getState().generation) return
  let start = 0
  const read = asked.map(({ key, moments }) => {
    start += moments.length
    win.part(valued).add(key)
    return [key, worthOf(moments, values.slice(start - moments.length, start))] as const
  })
  win.part(worthStore).setState(({ worths }) => ({ worths: new Map([...worths, ...read]) }))
}

async function valuesOf(win: AppWindow, moments: readonly PriceMoment[]): Promise<(PriceThen | null)[]> {
  const values: (PriceThen | null)[] = []
  for (let start = 0; start < moments.length; start += PER_QUESTION) {
    values.push(...(await win.client['prices.at']({ moments: moments.slice(start, start + PER_QUESTION) })))
  }
  return values
}
