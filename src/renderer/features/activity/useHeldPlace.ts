// Keeps the line under the reader's eye in place when newer rows are put above it.
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { shiftAt, type TimelineRow } from './timeline.ts'

/** After rows changed, scrolls by what was put above the view; after the search changed, back to the top. */
export function useHeldPlace(scroller: RefObject<HTMLElement | null>, rows: readonly TimelineRow[], search: string): void {
  const shown = useRef(rows)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element !== null && element.scrollTop > 0) {
      const shift = shiftAt(shown.current, rows, element.scrollTop)
      // Scrolling by nothing would still break off a scroll that is under way.
      if (shift !== 0) element.scrollBy({ top: shift, behavior: 'instant' })
    }
    shown.current = rows
  }, [scroller, rows])
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [scroller, search])
}
