// Moves a cursor over a chart by pointer or arrow keys: screen readers see a slider whose value is given in words.
import { useState, type KeyboardEvent, type PointerEvent } from 'react'

/** Options of `useCursor`. */
export interface CursorOptions {
  /** Name of the slider: "Balance by day". */
  label: string
  count: number
  /** Returns the place nearest to a pointer, by its distance from the left and top edge. */
  placeAt: (x: number, y: number) => number | null
  textOf: (place: number) => string
  /** Opens a place, by a click on it or Enter; absent where there is nothing to open. */
  onOpen?: ((place: number) => void) | undefined
}

/** The cursor of a chart. */
export interface Cursor {
  /** Null while the cursor is not on the chart. */
  place: number | null
  /** Properties for the element that takes pointer and keys. */
  props: React.HTMLAttributes<HTMLDivElement>
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: 10, PageDown: -10 }

/** Returns the cursor's place and the properties for its element. */
export function useCursor({ label, count, placeAt, textOf, onOpen }: CursorOptions): Cursor {
  const [chosen, setPlace] = useState<number | null>(null)
  const last = count - 1
  const place = chosen === null || last < 0 ? null : Math.min(chosen, last)
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && place !== null) onOpen?.(place)
    const from = place ?? last
    const by = STEPS[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : by === undefined ? null : from + by
    if (next === null || last < 0) return
    event.preventDefault()
    setPlace(Math.max(0, Math.min(last, next)))
  }
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    setPlace(placeAt(event.clientX - left, event.clientY - top))
  }
  const now = place ?? last
  return {
    place,
    props: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(0, last),
      'aria-valuenow': Math.max(0, now),
      'aria-valuetext': now < 0 ? '' : textOf(now),
      onKeyDown: handleKey,
      ...(onOpen === undefined ? {} : { onClick: () => place !== null && onOpen(place), style: { cursor: 'pointer' } }),
      onPointerMove: handleMove,
      onPointerLeave: () => setPlace(null),
      onFocus: (event) => event.currentTarget.matches(':focus-visible') && setPlace((before) => before ?? last),
      onBlur: () => setPlace(null),
    },
  }
}
