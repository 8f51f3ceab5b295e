// Holds what the Gains screen shows, so that it is the same after a look elsewhere.
import { createStore } from 'zustand'
import type { Output } from '../../../shared/contract/methods.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** What is computed. */
export type GainsChoice = GainsReport['choice']
/** What comes of it. */
export type GainsReport = Output<'gains.report'>

interface GainsView {
  choice: GainsChoice
  /** The asset whose entries are shown. */
  unfolded: string | null
  /** The asset that a press elsewhere led to, which is scrolled to. */
  led: string | null
  /** The first fetch of past prices since the window opened: a promise while it runs, 'done' afterwards, null before. */
  firstPrices: Promise<boolean> | 'done' | null
  /** The host that is asked for them now. */
  askedHost: string | null
  pricesError: AppError | null
}

const gainsViewStore = () =>
  createStore<GainsView>(() => ({
    choice: { year: new Date().getFullYear(), method: 'fifo', scope: 'all', currency: 'USD' },
    unfolded: null,
    led: null,
    firstPrices: null,
    askedHost: null,
    pricesError: null,
  }))
/** Reads it in components. */
export const useGainsView = storeHook(gainsViewStore)

/** Changes what is computed. */
export function choose(win: AppWindow, change: Partial<GainsChoice>): void {
  const store = win.part(gainsViewStore)
  store.setState({ choice: { ...store.getState().choice, ...change } })
}

/**
 * Computes a report. Where it lacks prices that a host offers, they are fetched first: what is missing is known only then.
 * @throws AppError where it cannot be computed; a failed fetch is kept in the view instead.
 */
export async function askReport(win: AppWindow, choice: GainsChoice): Promise<GainsReport> {
  const report = await win.client['gains.report'](choice)
  if (report.missingCount === 0 || report.sheetHost === null) return report
  return (await getFirstPrices(win, report.sheetHost)) ? win.client['gains.report'](choice) : report
}

/** Gets past prices, once a window and only where none is stored: an imported price is never replaced. @returns whether some were stored. */
function getFirstPrices(win: AppWindow, host: string): Promise<boolean> {
  const store = win.part(gainsViewStore)
  const { firstPrices } = store.getState()
  if (firstPrices === 'done') return Promise.resolve(false)
  if (firstPrices !== null) return firstPrices
  const fetching = (async () => {
    try {
      if ((await win.client['gains.prices']({})).length > 0) return false
      store.setState({ askedHost: host })
      return (await win.client['gains.fetchPrices']({})).stored > 0
    } catch (error) {
      store.setState({ pricesError: asAppError(error) })
      return false
    } finally {
      store.setState({ firstPrices: 'done', askedHost: null })
    }
  })()
  store.setState({ firstPrices: fetching })
  return fetching
}

/** Forgets why the first fetch failed, once prices came another way. */
export function clearPricesError(win: AppWindow): void {
  win.part(gainsViewStore).setState({ pricesError: null })
}

/** Unfolds an asset, for a press that leads to it. */
export function unfold(win: AppWindow, originId: string): void {
  win.part(gainsViewStore).setState({ unfolded: originId, led: originId })
}

/** Unfolds an asset, or folds it. */
export function toggleUnfolded(win: AppWindow, originId: string): void {
  const store = win.part(gainsViewStore)
  store.setState({ unfolded: store.getState().unfolded === originId ? null : originId, led: null })
}
