// Holds the guided first transfer of the practice network: whether it is on, since when, and what was practised so far.
import { createStore, type StoreApi } from 'zustand'
import { go } from '../../navigation.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** State of the guide. */
export interface GuideState {
  /** Start, ms: earlier transfers do not count. Null while it is off. */
  since: number | null
  /** The device has rejected once since then, or that was left out. */
  hasRejected: boolean
}

/** Holds the state of the guide. */
function guideStore(win: AppWindow): StoreApi<GuideState> {
  const store = createStore<GuideState>(() => ({ since: null, hasRejected: false }))
  win.onEvent((event) => {
    if (event.type === 'network.changed') leaveGuide(win)
    if (event.type === 'device.changed' && event.device.state === 'rejected' && store.getState().since !== null) {
      store.setState({ hasRejected: true })
    }
  })
  return store
}
/** Reads it in components. */
export const useGuide = storeHook(guideStore)

/** Starts the guide, or starts it again. */
export function startGuide(win: AppWindow): void {
  win.part(guideStore).setState({ since: Date.now(), hasRejected: false })
  go(win, 'transfer', { way: 'bridge' })
}

/** Leaves the practice of a rejection out. */
export function skipRejecting(win: AppWindow): void {
  win.part(guideStore).setState({ hasRejected: true })
}

/** Ends the guide. */
export function leaveGuide(win: AppWindow): void {
  win.part(guideStore).setState({ since: null, hasRejected: false })
}
