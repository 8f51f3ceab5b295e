// Tells how much room the window has, by media queries as in the style sheets.
import { useCallback, useSyncExternalStore } from 'react'

/** So low that what matters most would lie below its edge. */
const LOW = '(max-height: 700px)'

/** Wide and high enough to show what else would be folded. */
const ROOMY = '(min-width: 1440px) and (min-height: 820px)'

/** Returns whether the window is low. */
export function useLowWindow(): boolean {
  return useMatches(LOW)
}

/** Returns whether the window has room for details. */
export function useRoomyWindow(): boolean {
  return useMatches(ROOMY)
}

function useMatches(media: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(watch, () => window.matchMedia(media).matches)
}
