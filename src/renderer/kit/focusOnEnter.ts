// Lets Enter lead the focus on, from an element that does nothing at a press to the control that comes next.
import type { KeyboardEvent } from 'react'

/** Moves the focus at a fresh press of Enter on the element itself; presses inside it, and a key that is held down, do nothing. */
export function focusOnEnter(event: KeyboardEvent, next: () => HTMLElement | null | undefined): void {
  if (event.key !== 'Enter' || event.repeat || event.target !== event.currentTarget) return
  // Else the same press would also press the control that is focused now.
  event.preventDefault()
  next()?.focus()
}
