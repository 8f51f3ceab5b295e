// Moves the focus between the search field, its suggestions, its chips and the list of what was found.
import { FIELD_ID, FOUND_ID, SUGGESTIONS_ID } from './searchText.ts'

/** Moves the focus to the search field. */
export function focusField(): void {
  document.getElementById(FIELD_ID)?.focus()
}

/** Moves the focus to the list of what was found, which marks its first line; returns whether there is a list. */
export function focusFound(): boolean {
  const list = document.getElementById(FOUND_ID)
  list?.focus()
  return list !== null
}

/** Returns the button of the first suggestion; null while there is none. */
export function firstSuggestion(): HTMLElement | null {
  return document.getElementById(SUGGESTIONS_ID)?.querySelector('button') ?? null
}

/** Returns whether what has the focus was reached with the keyboard: a pointer has no focus to lose. */
export function hasKeyFocus(): boolean {
  return document.activeElement?.matches(':focus-visible') === true
}

/** Moves the focus to the search field before the pressed button goes, where it was pressed by a key. */
export function keepKeyFocus(): void {
  if (hasKeyFocus()) focusField()
}

/** Returns whether an element is the search field or one of its suggestions. */
export function isInSearch(element: Element | null): boolean {
  return element !== null && (element.id === FIELD_ID || element.closest(`#${SUGGESTIONS_ID}`) !== null)
}
