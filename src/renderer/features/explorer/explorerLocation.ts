// Holds which page of the explorer the window shows, the pages before it, and how to open others.
import { createStore, type StoreApi } from 'zustand'
import { go, navigationStore, screenBefore, useNavigation } from '../../navigation.ts'
import type { ScreenLocation } from '../../location.ts'
import { useChains } from '../../data/stores/chainsStore.ts'
import { paramsOf, placeOf, type ExplorerLocation } from './locationParams.ts'
import { storeHook, type AppWindow } from '../../window.ts'

/** Earlier pages for the way back, and the chain that was shown last. */
function trailStore(win: AppWindow): StoreApi<{ behind: ExplorerLocation[]; chainId: string | null }> {
  const store = createStore<{ behind: ExplorerLocation[]; chainId: string | null }>(() => ({
    behind: [],
    chainId: null,
    ...looked(win.part(navigationStore).getState()),
  }))
  win.part(navigationStore).subscribe((place) => store.setState(({ behind }) => ({ ...looked(place), behind: stillBehind(behind, place) })))
  return store
}
/** Reads it in components. */
const useTrail = storeHook(trailStore)

function looked({ screen, params }: ScreenLocation): { chainId?: string } {
  return screen === 'explorer' && params.chainId !== undefined ? { chainId: params.chainId } : {}
}

/** Returns the earlier pages of the one that is shown now: without the last where the user went back to it, none outside the explorer. */
function stillBehind(behind: ExplorerLocation[], { screen, params }: ScreenLocation): ExplorerLocation[] {
  const shown = screen === 'explorer' ? placeOf(params) : null
  if (shown === null) return []
  return JSON.stringify(behind.at(-1)) === JSON.stringify(shown) ? behind.slice(0, -1) : behind
}

/** Returns the chains that the explorer can show; null before the chains are known. */
export function useExplorerChains() {
  const chains = useChains((state) => state.value)
  return chains?.filter(({ kind }) => kind === 'initia-l1' || kind === 'initia-rollup') ?? null
}

/**
 * Returns the page to show; without parameters the chain that was shown last, otherwise the first. Null before the chains are known or
 * without any.
 */
export function useExplorerLocation(): ExplorerLocation | null {
  const params = useNavigation((place) => place.params)
  const last = useTrail((trail) => trail.chainId)
  const chains = useExplorerChains()
  const wished = placeOf(params)
  if (wished !== null) return wished
  const chain = chains?.find(({ id }) => id === last) ?? chains?.[0]
  return chain === undefined ? null : { kind: 'chain', chainId: chain.id }
}

/** Opens a page; the current one becomes the way back. */
export function openPlace(win: AppWindow, next: ExplorerLocation, here: ExplorerLocation | null): void {
  win.part(trailStore).setState(({ behind }) => ({ behind: here === null ? behind : [...behind, here] }))
  go(win, 'explorer', paramsOf(next))
}

/** Opens another chain and clears the way back. */
export function openChain(win: AppWindow, chainId: string): void {
  win.part(trailStore).setState({ behind: [] })
  go(win, 'explorer', { chainId })
}

/** Returns the function that goes back; null on the first page, unless another screen led to it. */
export function useWayBack(): (() => void) | null {
  const behind = useTrail((trail) => trail.behind)
  const isNamed = useNavigation(({ params }) => placeOf(params) !== null)
  const before = screenBefore()
  const isFromElsewhere = isNamed && before !== null && before !== 'explorer'
  return behind.length === 0 && !isFromElsewhere ? null : () => window.history.back()
}
