// Up and down arrows walk the buttons of a list. The list carries `data-walk`, each of its buttons this handler.
import type { KeyboardEvent } from 'react'

/** Moves the focus to the next or previous button of the list; at its ends it stays. */
export function walkList(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const buttons = [...(event.currentTarget.closest('[data-walk]')?.querySelectorAll('button') ?? [])]
  const index = buttons.indexOf(event.currentTarget)
  event.preventDefault()
  buttons[index + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
}
