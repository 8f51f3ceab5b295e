// Takes up the focus where what had it is gone: otherwise the next Tab would start at the top of the window.
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns a ref for an element that takes the focus if nothing has it when `when` changes, and when the element appears unless `isLater`.
 * Give it to what does nothing on Enter: repeated presses must not trigger what comes next.
 * @example const heading = useLostFocus<HTMLHeadingElement>()
 */
export function useLostFocus<Of extends HTMLElement>(when: unknown = null, isLater = false): RefObject<Of | null> {
  const element = useRef<Of>(null)
  const last = useRef(isLater ? when : undefined)
  useEffect(() => {
    if (last.current !== when && isFocusLost()) element.current?.focus()
    last.current = when
  }, [when])
  return element
}

/** How long the focus may be nowhere before the screen takes it, ms: what replaces a removed element comes first. */
const GRACE_MS = 100

/** Gives the focus to the screen when what had it inside was removed, and nothing else takes it. */
export function useFocusOfRemoved(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current
    if (root === null) return
    let last: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => (last = target)
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return
      last = null
      focusScreenSoon()
    })
    root.addEventListener('focusin', remember)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [screen])
}

/** Gives the focus to the screen after a dialog whose opener is gone, or after a strip above it that had the focus. */
export function useFocusAfterClosing(isOpen: boolean): void {
  useEffect(() => (isOpen ? focusScreenSoon : undefined), [isOpen])
}

function focusScreenSoon(): void {
  setTimeout(() => {
    if (isFocusLost()) document.getElementById('main')?.focus({ preventScroll: true })
  }, GRACE_MS)
}

/** Returns whether nothing has the focus, or something that has just been hidden. */
function isFocusLost(): boolean {
  const at = document.activeElement
  return at === null || at === document.body || !at.checkVisibility({ visibilityProperty: true })
}
