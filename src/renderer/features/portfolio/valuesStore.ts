// Holds the value of the holdings, as far as prices are switched on and known.
import { createStore } from 'zustand'
import type { Valuation } from '../../../shared/contract/history/price.ts'
import { createResource } from '../../data/resource.ts'
import { portfolioViewStore } from './portfolioStore.ts'
import { priceMove } from './priceMove.ts'
import { storeHook, type AppWindow } from '../../window.ts'

function valuesStore(win: AppWindow) {
  const store = createResource(
    win,
    () => win.client['prices.values']({ accountId: win.part(portfolioViewStore).getState().accountId }),
    (event) =>
      event.type === 'prices.changed' ||
      event.type === 'portfolio.changed' ||
      event.type === 'accounts.changed' ||
      event.type === 'label.changed',
  )
  win.part(portfolioViewStore).subscribe((view, before) => {
    if (view.accountId !== before.accountId) void reloadValues(win)
  })
  return store
}
/** Subscribes to the values. */
export const useValues = storeHook(valuesStore)
/** Reads the values again. */
export const reloadValues = (win: AppWindow) => win.part(valuesStore).reload()

/** The newest change of the total that came from prices alone. */
export interface PriceMove {
  /** US cents, signed; null before one. */
  cents: string | null
  /** When it was seen, ms. */
  at: number
}

const priceMoveStore = (win: AppWindow) => {
  const store = createStore<PriceMove>(() => ({ cents: null, at: 0 }))
  win.part(valuesStore).subscribe(({ value }, { value: before }) => {
    if (value !== before) store.setState({ cents: priceMove(before, value), at: Date.now() })
  })
  return store
}
/** Subscribes to that change. */
export const usePriceMove = storeHook(priceMoveStore)

/** Returns whether any price is known from a day ago. */
export function isCompared({ value }: { value: Valuation | null }): boolean {
  return value?.assets.some(({ changeTenths }) => changeTenths !== null) ?? false
}
