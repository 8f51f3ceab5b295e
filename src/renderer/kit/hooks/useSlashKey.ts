// The key / leads into the screen's search box, from wherever the focus is, text fields aside.
import { useEffect, type RefObject } from 'react'
import { tinykeys } from 'tinykeys'

export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      event.preventDefault()
      input.current?.focus()
    }
    return tinykeys(window, { '/': focus })
  }, [input])
}
