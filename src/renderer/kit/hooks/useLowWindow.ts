// Tells whether the window is so low that what matters most would lie below its edge.
import { useSyncExternalStore } from 'react'

/** As in the style sheets. */
const LOW_WINDOW = '(max-height: 700px)'

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(LOW_WINDOW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Returns whether the window is low. */
export function useLowWindow(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(LOW_WINDOW).matches)
}
