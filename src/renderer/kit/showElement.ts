// Scrolls to an element once it is drawn.

/** Shows an element in the middle of what scrolls it; a `ref` of the element, which may be drawn far below what is seen. */
export function showElement(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}

/** Shows the beginning of an element that may be higher than what scrolls it. */
export function showStart(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' })
}

/** Shows an element and gives it the focus, so that Enter presses it: the palette led to it. */
export function showFocused(element: HTMLElement | null): void {
  element?.focus()
  showElement(element)
}
