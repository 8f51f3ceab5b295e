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
}

const gainsViewStore = () =>
  createStore<GainsView>(() => ({ choice: { year: null, method: 'fifo', scope: 'all', currency: 'USD' }, unfolded: null }))
/** Reads it in components. */
export const useGainsView = storeHook(gainsViewStore)

/** Changes what is computed. */
export function choose(win: AppWindow, change: Partial<GainsChoice>): void {
  const store = win.part(gainsViewStore)
  store.setState({ choice: { ...store.getState().choice, ...change } })
}

/** Unfolds an asset, or folds it. */
export function toggleUnfolded(win: AppWindow, originId: string): void {
  const store = win.part(gainsViewStore)
  store.setState({ unfolded: store.getState().unfolded === originId ? null : originId })
}
