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

/**
 * Returns what takes the focus in a part of a screen, which the attribute `data-part` names: its first button, or with `data-whole` the part
 * itself; null where it is not drawn.
 */
export function partElement(name: string): HTMLElement | null {
  return focusIn(document.querySelector<HTMLElement>(`[data-part="${name}"]`))
}

/** Shows a part that the screen was opened for, and gives it the focus; a `ref` of the part. */
export function showPart(part: HTMLElement | null): void {
  showFocused(focusIn(part))
}

function focusIn(part: HTMLElement | null): HTMLElement | null {
  return part?.dataset['whole'] === undefined ? (part?.querySelector('button') ?? part) : part
}
