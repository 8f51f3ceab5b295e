// Remembers that something was opened, so that its code is loaded then, and stays for the transition that closes it.
import { useState } from 'react'

/** Returns whether it is open, or was before. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened
}
