// Focuses the screen's search box on the key /, wherever the focus is, except in text fields.
import { useEffect, type RefObject } from 'react'
import { tinykeys } from 'tinykeys'
import { ignoreText } from './ignoreText.ts'

/** Binds the key / to the search box. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      event.preventDefault()
      input.current?.focus()
      // What is typed next takes the place of an old search.
      input.current?.select()
    }
    return tinykeys(window, { '/': focus }, { ignore: ignoreText })
  }, [input])
}
