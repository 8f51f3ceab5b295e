// Moves the focus through the buttons of a list by up and down arrows, and by j and k from anywhere. The list carries `data-walk`.
import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { tinykeys } from 'tinykeys'
import { ignoreText } from './ignoreText.ts'

/** Handles the arrow keys of a button: moves the focus to the next or previous one; at the ends it stays. */
export function walkList(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const list = event.currentTarget.closest('[data-walk]')
  event.preventDefault()
  if (list !== null) step(list, event.key === 'ArrowDown' ? 1 : -1)
}

/**
 * Binds j and k while the list is on screen, except in text fields. From outside the list they start at its current button, otherwise at an
 * end.
 * @param onReach is called with the button that gets the focus
 */
export function useWalkKeys(list: RefObject<HTMLElement | null>, onReach?: (button: HTMLButtonElement) => void): void {
  useEffect(() => {
    const walk = (by: 1 | -1) => () => {
      const reached = list.current === null ? undefined : step(list.current, by)
      if (reached !== undefined) onReach?.(reached)
    }
    return tinykeys(window, { j: walk(1), k: walk(-1) }, { ignore: ignoreText })
  }, [list, onReach])
}

function step(list: Element, by: 1 | -1): HTMLButtonElement | undefined {
  const buttons = [...list.querySelectorAll('button')]
  const focused = buttons.findIndex((button) => button === document.activeElement)
  const current = focused === -1 ? buttons.findIndex((button) => button.ariaCurrent === 'true') : focused
  const wanted = current === -1 && by === -1 ? buttons.length - 1 : current + by
  // At an end the current button takes the focus, so that the keys always lead into the list.
  const next = buttons[wanted] ?? buttons[current]
  next?.focus()
  return next
}
