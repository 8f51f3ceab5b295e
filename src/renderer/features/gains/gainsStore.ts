// Holds what the Gains screen shows, so that it is the same after a look elsewhere.
import { createStore } from 'zustand'
import type { Output } from '../../../shared/contract/methods.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** What is computed. */
export type GainsChoice = GainsReport['choice']
/** What comes of it. */
export type GainsReport = Output<'gains.report'>

interface GainsView {
  choice: GainsChoice
  /** The asset whose entries are shown. */
  unfolded: string | null
  /** Whether past prices were asked for since the window opened. */
  wasAsked: boolean
}

const gainsViewStore = () =>
  createStore<GainsView>(() => ({ choice: { year: null, method: 'fifo', scope: 'all', currency: 'USD' }, unfolded: null, wasAsked: false }))
/** Reads it in components. */
export const useGainsView = storeHook(gainsViewStore)

/** Changes what is computed. */
export function choose(win: AppWindow, change: Partial<GainsChoice>): void {
  const store = win.part(gainsViewStore)
  store.setState({ choice: { ...store.getState().choice, ...change } })
}

/**
 * Gets past prices from the host that offers them, once a window and only where none is stored: an imported price is never replaced.
 * @returns whether some were stored. @throws AppError network.*.
 */
export async function getFirstPrices(win: AppWindow): Promise<boolean> {
  const store = win.part(gainsViewStore)
  if (store.getState().wasAsked) return false
  store.setState({ wasAsked: true })
  if ((await win.client['gains.prices']({})).length > 0) return false
  return (await win.client['gains.fetchPrices']({})).stored > 0
}

/** Unfolds an asset, or folds it. */
export function toggleUnfolded(win: AppWindow, originId: string): void {
  const store = win.part(gainsViewStore)
  store.setState({ unfolded: store.getState().unfolded === originId ? null : originId })
}
