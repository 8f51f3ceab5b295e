// Moves the focus from the explorer's search to what it found, so that the keys of letters work there again.

/** Id of the heading of the page that is shown. */
export const HEADING_ID = 'explorer-heading'
/** Id of the list of what a search found. */
export const HITS_ID = 'explorer-hits'

/** Moves the focus to the first of several results, else to the heading of the page; returns whether there is either. */
export function focusPage(): boolean {
  const target = document.getElementById(HITS_ID)?.querySelector('button') ?? document.getElementById(HEADING_ID)
  target?.focus()
  return target !== null
}

/** Leaves the field on Escape. The browser would clear it instead: a press on “Clear search” does that. */
export function leaveOnEscape(event: Pick<KeyboardEvent, 'key' | 'preventDefault'> & { currentTarget: Pick<HTMLElement, 'blur'> }): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  if (!focusPage()) event.currentTarget.blur()
}
