// Keeps the line at the top of the view in place when newer rows are put above it.
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { shiftAt, type TimelineRow } from './timeline.ts'

/** Scrolls by what was put above the view after rows changed; scrolls to the top after the search changed. */
export function useHeldPlace(scroller: RefObject<HTMLElement | null>, rows: readonly TimelineRow[], search: string): void {
  const shown = useRef(rows)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element !== null && element.scrollTop > 0) {
      const shift = shiftAt(shown.current, rows, element.scrollTop)
      // Skips a scroll by 0: it would still stop a scroll that is in progress.
      if (shift !== 0) element.scrollBy({ top: shift, behavior: 'instant' })
    }
    shown.current = rows
  }, [scroller, rows])
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [scroller, search])
}
