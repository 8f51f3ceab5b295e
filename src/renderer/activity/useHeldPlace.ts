// Keeps the line under the reader's eye in place when newer rows are put above it.
import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Notes the first visible line after each paint; when the rows change, scrolls so that it stands where it stood. */
export function useHeldPlace(
  scroller: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  rows: readonly unknown[],
): void {
  const held = useRef<{ rows: readonly unknown[]; key: unknown; below: number } | null>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const before = held.current
    if (before !== null && before.rows !== rows && element.scrollTop > 0) {
      const index = rows.findIndex((_row, at) => virtualizer.options.getItemKey(at) === before.key)
      const [start] = index === -1 ? [] : (virtualizer.getOffsetForIndex(index, 'start') ?? [])
      if (start !== undefined) element.scrollTo({ top: start - before.below })
    }
    const first = virtualizer.getVirtualItems().find((item) => item.start >= element.scrollTop)
    held.current = first === undefined ? null : { rows, key: first.key, below: first.start - element.scrollTop }
  })
}
